// A Goldtrace subject to begin with: objects stand where they were put.
// Put your port where it says PORT.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.Json;

namespace Subject
{
    /// <summary>What this subject can't do (yet).</summary>
    public sealed class UnsupportedException : Exception
    {
        public UnsupportedException(string what) : base(what) { }
    }

    public sealed class Body
    {
        public string Guid = "";
        public string Cell = "";
        public float[] O = new float[3];
        public float[] Q = new float[4];

        public void Place(JsonElement pos)
        {
            Cell = pos.GetProperty("cell").GetString() ?? "";
            O = pos.GetProperty("o").EnumerateArray().Select(Numbers.F32).ToArray();
            Q = pos.GetProperty("q").EnumerateArray().Select(Numbers.F32).ToArray();
        }

        /// <summary>A row of frames: n, time, guid, cell, origin, rotation, heading.</summary>
        public List<string> Row(JsonElement tick)
        {
            double w = Q[0], x = Q[1], y = Q[2], z = Q[3];
            double east = (float)(2 * (x * y - w * z));
            double north = (float)(1 - 2 * (x * x + z * z));
            double heading = (450 - Math.Atan2(north, east) * (180 / Math.PI)) % 360;
            // The raw text of a number of the trace keeps its bits.
            var cells = new List<string>
            {
                tick.GetProperty("n").GetRawText(), tick.GetProperty("time").GetRawText(), Guid, Cell,
            };
            cells.AddRange(O.Concat(Q).Append((float)heading).Select(Numbers.Text));
            return cells;
        }
    }

    public static class Numbers
    {
        /// <summary>A float32 of a trace: a number, or one of the words for what is none.</summary>
        public static float F32(JsonElement value)
        {
            string text = value.ValueKind == JsonValueKind.String ? value.GetString() ?? "" : value.GetRawText();
            return float.Parse(text, NumberStyles.Float, CultureInfo.InvariantCulture);
        }

        /// <summary>A float32 with digits enough for its bits.</summary>
        public static string Text(float value)
        {
            return value.ToString("G9", CultureInfo.InvariantCulture);
        }
    }

    public sealed class World
    {
        private readonly List<Body> bodies = new List<Body>();

        /// <summary>Carries out one record; answers the rows that it leads to, or null.</summary>
        public List<List<string>>? Record(JsonElement record)
        {
            string kind = record.GetProperty("k").GetString() ?? "";
            switch (kind)
            {
                case "object":
                    var added = new Body { Guid = record.GetProperty("guid").GetString() ?? "" };
                    added.Place(record.GetProperty("pos"));
                    bodies.Add(added);
                    return null;
                case "env":
                    if (record.TryGetProperty("pos", out JsonElement pos))
                    {
                        bodies.Single(b => b.Guid == record.GetProperty("guid").GetString()).Place(pos);
                    }
                    return null;
                case "remove":
                    bodies.RemoveAll(b => b.Guid == record.GetProperty("guid").GetString());
                    return null;
                case "tick":
                    // PORT: run your UpdateObjectInternal(quantum) for each object.
                    return bodies.Select(b => b.Row(record)).ToList();
                case "trace":
                case "time":
                    return null;
                default:
                    // PORT: call (with hello's "calls"), msg (with "messages"), frame (with "formats").
                    throw new UnsupportedException("records of kind " + kind);
            }
        }
    }

    public static class Program
    {
        private static readonly object Hello = new
        {
            k = "hello", protocol = 1, name = "my port", version = "0.1",
            emits = new[] { "frames" }, calls = new string[0], messages = new string[0],
        };

        public static void Main()
        {
            var utf8 = new UTF8Encoding(false);
            using var input = new StreamReader(Console.OpenStandardInput(), utf8);
            using var output = new StreamWriter(Console.OpenStandardOutput(), utf8) { NewLine = "\n" };
            var world = new World();
            for (string? line = input.ReadLine(); line != null; line = input.ReadLine())
            {
                foreach (object answer in Answers(ref world, line))
                {
                    output.WriteLine(JsonSerializer.Serialize(answer));
                }
                output.Flush();
            }
        }

        private static List<object> Answers(ref World world, string line)
        {
            var answers = new List<object>();
            try
            {
                using JsonDocument document = JsonDocument.Parse(line);
                JsonElement record = document.RootElement;
                switch (record.GetProperty("k").GetString())
                {
                    case "hello":
                        answers.Add(Hello);
                        return answers;
                    case "reset":
                        world = new World();
                        break;
                    default:
                        List<List<string>>? rows = world.Record(record);
                        if (rows != null)
                        {
                            answers.Add(new { k = "frames", rows });
                        }
                        break;
                }
                answers.Add(new { k = "done" });
            }
            catch (UnsupportedException what)
            {
                answers.Add(new { k = "unsupported", reason = what.Message });
            }
            catch (Exception error)
            {
                answers.Add(new { k = "error", reason = error.GetType().Name + ": " + error.Message });
            }
            return answers;
        }
    }
}
