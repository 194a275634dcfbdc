using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text.Json;

namespace GoldtraceRecorder
{
    /// <summary>What to record, from Settings.json beside the mod.</summary>
    public sealed class Settings
    {
        /// <summary>Ids of the objects to record, such as 0x80000001.</summary>
        public List<string> Guids { get; set; } = new List<string>();

        /// <summary>Name of the files, which is the trace's id too.</summary>
        public string Name { get; set; } = "recording";

        /// <summary>Folder of the files, beside the mod unless absolute.</summary>
        public string Folder { get; set; } = "goldtrace";

        /// <summary>Which server this is: version or commit.</summary>
        public string Build { get; set; } = "ACE";

        /// <summary>One line that says what is recorded.</summary>
        public string Title { get; set; } = "";

        /// <summary>The recording ends by itself after so many ticks.</summary>
        public int MaxTicks { get; set; } = 1800;

        public static Settings Load(string modFolder)
        {
            Settings settings =
                JsonSerializer.Deserialize<Settings>(File.ReadAllText(Path.Combine(modFolder, "Settings.json")));
            if (settings.Guids.Count == 0)
                throw new InvalidDataException("Settings.json: Guids is empty; name the objects to record");
            foreach (char c in settings.Name)
            {
                if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'))
                    throw new InvalidDataException("Settings.json: Name may hold letters, digits, _ and - only");
            }
            settings.Folder = Path.Combine(modFolder, settings.Folder);
            return settings;
        }

        public HashSet<uint> GuidNumbers()
        {
            HashSet<uint> numbers = new HashSet<uint>();
            foreach (string guid in Guids)
            {
                uint number;
                string digits = guid.StartsWith("0x", StringComparison.OrdinalIgnoreCase) ? guid.Substring(2) : guid;
                if (!uint.TryParse(digits, NumberStyles.HexNumber, CultureInfo.InvariantCulture, out number))
                    throw new InvalidDataException("Settings.json: " + guid + " is no id such as 0x80000001");
                numbers.Add(number);
            }
            return numbers;
        }
    }
}
