using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

namespace GoldtraceRecorder
{
    /// <summary>A place as the trace format writes it: cell, origin in metres, rotation w, x, y, z.</summary>
    public struct Place
    {
        public uint Cell;
        public float X, Y, Z;
        public float QW, QX, QY, QZ;
    }

    /// <summary>
    /// The four files of a recording: NAME.trace.jsonl, NAME.frames.csv, NAME.probes.csv, NAME.state.csv. They are
    /// written under names that end in .partial; Finish gives them their own names, so that no half recording is
    /// ever taken for a whole one. Knows nothing of the server.
    /// </summary>
    public sealed class RecordingFiles : IDisposable
    {
        /// <summary>Columns of the state file after tick and guid.</summary>
        public const string StateColumns =
            "mt.type,mt.cmd,mt.aux,mt.away,mt.init,mt.fail,mt.prevHeading,mt.prevDist,mt.origDist,mt.nodes,"
            + "st.target,st.init,st.timeout,ct.on,ct.offset,ip.depth,ip.keep,ip.frames,ip.fails,ip.origDist,"
            + "ip.progress,tg.object,tg.status,tg.quantum,tg.voyeurs,mi.style,mi.fwd,mi.fwdSpeed,mi.side,"
            + "mi.sideSpeed,mi.turn,mi.turnSpeed,mi.pending,vx,vy,vz";

        private const string Partial = ".partial";

        private readonly List<string> paths = new List<string>();
        private readonly List<TextWriter> writers = new List<TextWriter>();
        private readonly TextWriter trace, frames, probes, state;
        private long calls;

        public RecordingFiles(string folder, string name)
        {
            Directory.CreateDirectory(folder);
            trace = Open(Path.Combine(folder, name + ".trace.jsonl"));
            frames = Open(Path.Combine(folder, name + ".frames.csv"));
            probes = Open(Path.Combine(folder, name + ".probes.csv"));
            state = Open(Path.Combine(folder, name + ".state.csv"));
            Line(frames, "tick,time,guid,cell,x,y,z,qw,qx,qy,qz,heading");
            Line(probes, "seq,tick,time,guid,addr,fn,args");
            Line(state, "tick,guid," + StateColumns);
        }

        /// <summary>The first line of the trace.</summary>
        public void Header(string id, string build, string title, double time)
        {
            Line(trace, "{\"k\":\"trace\",\"v\":1,\"id\":" + Text(id)
                + ",\"origin\":\"ace\",\"dialect\":\"ace\",\"build\":" + Text(build)
                + ",\"title\":" + Text(title) + ",\"tags\":[\"recorded\"],\"time\":" + Number(time) + "}");
        }

        /// <summary>Declares an object; members is the JSON after guid and pos, beginning with a comma, or empty.</summary>
        public void DeclareObject(uint guid, Place place, string members)
        {
            Line(trace, "{\"k\":\"object\",\"guid\":" + Id(guid) + ",\"pos\":" + Json(place) + members + "}");
        }

        /// <summary>A call from outside of the recorded code; args is a JSON object.</summary>
        public void Call(uint guid, string function, string args)
        {
            Line(trace, "{\"k\":\"call\",\"guid\":" + Id(guid) + ",\"fn\":" + Text(function) + ",\"args\":" + args + "}");
        }

        /// <summary>Both clocks, between two ticks.</summary>
        public void Time(double time)
        {
            Line(trace, "{\"k\":\"time\",\"time\":" + Number(time) + "}");
        }

        /// <summary>A tick; inputs is the JSON object of what the animation and the collision answered, or empty.</summary>
        public void Tick(int n, double time, float quantum, string inputs)
        {
            Line(trace, "{\"k\":\"tick\",\"n\":" + NumberText.Of((long)n) + ",\"time\":" + Number(time) + ",\"quantum\":" + Number(quantum)
                + (inputs.Length == 0 ? "" : ",\"in\":" + inputs) + "}");
        }

        public void Frame(int tick, double time, uint guid, Place place, float heading)
        {
            Line(frames, NumberText.Of((long)tick) + "," + NumberText.Of(time) + "," + NumberText.Hex(guid) + ","
                + NumberText.Hex(place.Cell) + "," + NumberText.Of(place.X) + "," + NumberText.Of(place.Y) + ","
                + NumberText.Of(place.Z) + "," + NumberText.Of(place.QW) + "," + NumberText.Of(place.QX) + ","
                + NumberText.Of(place.QY) + "," + NumberText.Of(place.QZ) + "," + NumberText.Of(heading));
        }

        /// <summary>Entry to a probed function; args is name=value joined by semicolons.</summary>
        public void Probe(int tick, double time, uint guid, uint address, string function, string args)
        {
            Line(probes, NumberText.Of(calls++) + "," + NumberText.Of((long)tick) + "," + NumberText.Of(time) + "," + NumberText.Hex(guid) + ","
                + NumberText.Hex(address) + "," + function + "," + args);
        }

        /// <summary>State of an object after a tick; cells in the order of StateColumns, empty where no manager is.</summary>
        public void State(int tick, uint guid, string[] cells)
        {
            Line(state, NumberText.Of((long)tick) + "," + NumberText.Hex(guid) + "," + string.Join(",", cells));
        }

        /// <summary>Closes the files and gives them their own names.</summary>
        public void Finish()
        {
            Dispose();
            foreach (string path in paths)
            {
                if (File.Exists(path)) File.Delete(path);
                File.Move(path + Partial, path);
            }
        }

        /// <summary>Closes the files and removes them.</summary>
        public void Discard()
        {
            Dispose();
            foreach (string path in paths) File.Delete(path + Partial);
        }

        public void Dispose()
        {
            foreach (TextWriter writer in writers) writer.Dispose();
        }

        public static string Json(Place place)
        {
            return "{\"cell\":" + Id(place.Cell) + ",\"o\":" + Vector(place.X, place.Y, place.Z)
                + ",\"q\":" + Rotation(place.QW, place.QX, place.QY, place.QZ) + "}";
        }

        public static string Vector(float x, float y, float z)
        {
            return "[" + Number(x) + "," + Number(y) + "," + Number(z) + "]";
        }

        public static string Rotation(float w, float x, float y, float z)
        {
            return "[" + Number(w) + "," + Number(x) + "," + Number(y) + "," + Number(z) + "]";
        }

        /// <summary>A float in JSON: -0 needs a fraction there, and what is no number is a string.</summary>
        public static string Number(float value)
        {
            return JsonNumber(NumberText.Of(value));
        }

        /// <summary>A double in JSON.</summary>
        public static string Number(double value)
        {
            return JsonNumber(NumberText.Of(value));
        }

        public static string Id(uint value)
        {
            return "\"" + NumberText.Hex(value) + "\"";
        }

        /// <summary>A string in JSON.</summary>
        public static string Text(string value)
        {
            StringBuilder text = new StringBuilder("\"");
            foreach (char c in value)
            {
                if (c == '"' || c == '\\') text.Append('\\').Append(c);
                else if (c < ' ') text.Append("\\u").Append(((int)c).ToString("x4", System.Globalization.CultureInfo.InvariantCulture));
                else text.Append(c);
            }
            return text.Append('"').ToString();
        }

        private static string JsonNumber(string text)
        {
            if (text == "-0") return "-0.0";
            char last = text[text.Length - 1];
            return last >= '0' && last <= '9' ? text : "\"" + text + "\"";
        }

        private TextWriter Open(string path)
        {
            TextWriter writer = new StreamWriter(path + Partial, false, new UTF8Encoding(false));
            paths.Add(path);
            writers.Add(writer);
            return writer;
        }

        private static void Line(TextWriter writer, string line)
        {
            writer.Write(line);
            writer.Write('\n');
        }
    }
}
