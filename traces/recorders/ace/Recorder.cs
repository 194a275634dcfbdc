using System;
using System.Collections.Generic;
using System.Text;

namespace GoldtraceRecorder
{
    /// <summary>
    /// Makes trace and golden files of what the hooks report.
    ///
    /// A tick of the trace is one UpdateObjectInternal of every recorded object with one clock and one quantum. The
    /// server updates objects one by one, so a tick is open from the first of them to the last; what a tick cannot
    /// say (an object that is left out, two quanta, a call in between) ends the recording with the reason. A call is
    /// from outside when no recorded function is running.
    /// </summary>
    public sealed class Recorder
    {
        private readonly Settings settings;
        private readonly HashSet<uint> guids;
        private readonly Func<double> clock;
        private readonly Action<string> log;
        private readonly RecordingFiles files;

        /// <summary>The recorded objects in the order in which the server updates them.</summary>
        private readonly List<object> objects = new List<object>();

        private readonly Dictionary<uint, Inputs> inputs = new Dictionary<uint, Inputs>();
        private bool declared;
        private int tick = -1;
        private double tickTime;
        private float tickQuantum;
        private int updated;
        private double lastTime;
        private int depth;
        private object updating;

        public Recorder(Settings settings, Func<double> clock, Action<string> log)
        {
            this.settings = settings;
            this.clock = clock;
            this.log = log;
            guids = settings.GuidNumbers();
            files = new RecordingFiles(settings.Folder, settings.Name);
        }

        public bool Ended { get; private set; }

        public bool Records(object physicsObject)
        {
            return !Ended && physicsObject != null && guids.Contains(Values.Guid(physicsObject));
        }

        /// <summary>A call of the trace, if it comes from outside; every Enter has its Leave.</summary>
        public void EnterCall(Function function, object physicsObject, object self, object[] args)
        {
            if (declared && depth++ == 0)
            {
                if (updated > 0) { End("a call of " + function.RetailName + " between two objects of a tick"); return; }
                double now = clock();
                if (!now.Equals(lastTime)) files.Time(lastTime = now);
                files.Call(Values.Guid(physicsObject), function.RetailName, function.Arguments(self, args));
            }
        }

        public void LeaveCall()
        {
            if (depth > 0) depth--;
        }

        public void Probe(Function function, object physicsObject, object self, object[] args)
        {
            if (declared)
                files.Probe(tick, clock(), Values.Guid(physicsObject), function.Address, function.RetailName,
                    function.Arguments(self, args));
        }

        public void EnterUpdate(object physicsObject, double quantum)
        {
            if (!declared) Await(physicsObject);
            if (!declared) return;
            if (updated == 0) OpenTick(clock(), (float)quantum);
            else if (!clock().Equals(tickTime) || (float)quantum != tickQuantum)
            {
                End(NumberText.Hex(Values.Guid(physicsObject)) + " is updated with another clock or quantum than the"
                    + " objects before it in tick " + NumberText.Of((long)tick) + "; record fewer objects");
                return;
            }
            if (objects[updated] != physicsObject)
            {
                End(NumberText.Hex(Values.Guid(physicsObject)) + " is not updated in the order of the objects in tick "
                    + NumberText.Of((long)tick) + ", or another is left out; record fewer objects");
                return;
            }
            updating = physicsObject;
            inputs[Values.Guid(physicsObject)] = new Inputs();
            depth++;
        }

        public void LeaveUpdate()
        {
            if (updating == null) return;
            updating = null;
            if (depth > 0) depth--;
            if (++updated == objects.Count) CloseTick();
        }

        /// <summary>The delta frame that the animation wrote.</summary>
        public void Animated(object physicsObject, object frame)
        {
            if (updating == physicsObject) inputs[Values.Guid(physicsObject)].Root = Values.FramePlace(frame);
        }

        /// <summary>An animation has finished.</summary>
        public void MotionDone(object physicsObject)
        {
            if (updating == physicsObject) inputs[Values.Guid(physicsObject)].Done++;
            else if (declared && depth == 0) log("a motion that ended outside of a tick is not in the trace");
        }

        /// <summary>What the transition answered: a position, or null for none.</summary>
        public void Moved(object physicsObject, object requested, object answered)
        {
            if (updating != physicsObject) return;
            Inputs answer = inputs[Values.Guid(physicsObject)];
            string place = answered == null ? "null" : RecordingFiles.Json(Values.Place(answered));
            if (place != RecordingFiles.Json(Values.Place(requested))) answer.Moved = place;
        }

        /// <summary>Ends the recording: complete ticks are kept.</summary>
        public void End(string why)
        {
            if (Ended) return;
            Ended = true;
            log(declared
                ? "recording of " + NumberText.Of((long)tick + 1) + " ticks ended: " + why
                : "nothing recorded: " + NumberText.Of((long)objects.Count) + " of " + NumberText.Of((long)guids.Count)
                    + " objects were seen; " + why);
            if (declared) files.Finish();
            else files.Discard();
        }

        /// <summary>
        /// The first round of updates shows the order of the objects; the recording begins with the second.
        /// </summary>
        private void Await(object physicsObject)
        {
            if (objects.Count == guids.Count && objects[0] == physicsObject)
            {
                Declare();
                return;
            }
            if (objects.Contains(physicsObject)) objects.Clear();
            objects.Add(physicsObject);
        }

        private void Declare()
        {
            declared = true;
            lastTime = clock();
            files.Header(settings.Name, settings.Build, settings.Title, lastTime);
            foreach (object physicsObject in objects)
            {
                if (Members.Get(physicsObject, "MovementManager") != null
                    || Members.Get(physicsObject, "PositionManager") != null)
                {
                    log(NumberText.Hex(Values.Guid(physicsObject)) + " has moved before: a trace begins with objects"
                        + " without managers, so its first ticks can differ; start before the object is created");
                }
                files.DeclareObject(Values.Guid(physicsObject), Values.Place(Members.Get(physicsObject, "Position")),
                    Declaration(physicsObject));
            }
        }

        private static string Declaration(object o)
        {
            object parent = Members.Get(o, "Parent");
            return ",\"vel\":" + Values.JsonVector(Members.Get(o, "Velocity"))
                + ",\"radius\":" + RecordingFiles.Number(Convert.ToSingle(Members.Call(o, "GetRadius")))
                + ",\"height\":" + RecordingFiles.Number(Convert.ToSingle(Members.Call(o, "GetHeight")))
                + ",\"scale\":" + RecordingFiles.Number(Members.Float(o, "Scale"))
                + ",\"state\":" + RecordingFiles.Id(Members.UInt(o, "State"))
                + ",\"transient\":" + RecordingFiles.Id(Members.UInt(o, "TransientState"))
                + Weenie(Members.Get(o, "WeenieObj"))
                + (parent == null ? "" : ",\"parent\":" + RecordingFiles.Id(Values.Guid(parent)));
        }

        /// <summary>What the weenie answers; without one, or without an answer, the format's defaults stand.</summary>
        private static string Weenie(object weenie)
        {
            if (weenie == null) return "";
            object[] rate = { 0f };
            bool answers = Convert.ToBoolean(Members.Call(weenie, "InqRunRate", rate));
            return ",\"creature\":" + (Convert.ToBoolean(Members.Call(weenie, "IsCreature")) ? "true" : "false")
                + (answers ? ",\"runRate\":" + RecordingFiles.Number(Convert.ToSingle(rate[0])) : "");
        }

        private void OpenTick(double time, float quantum)
        {
            tick++;
            tickTime = time;
            tickQuantum = quantum;
            lastTime = time;
            inputs.Clear();
        }

        private void CloseTick()
        {
            files.Tick(tick, tickTime, tickQuantum, InputsOfTick());
            foreach (object physicsObject in objects)
            {
                uint guid = Values.Guid(physicsObject);
                files.Frame(tick, tickTime, guid, Values.Place(Members.Get(physicsObject, "Position")),
                    Convert.ToSingle(Members.Call(physicsObject, "get_heading")));
                files.State(tick, guid, Values.State(physicsObject));
            }
            updated = 0;
            if (tick + 1 >= settings.MaxTicks) End("MaxTicks reached");
        }

        private string InputsOfTick()
        {
            StringBuilder text = new StringBuilder();
            foreach (object physicsObject in objects)
            {
                string one = inputs[Values.Guid(physicsObject)].Json();
                if (one.Length == 0) continue;
                text.Append(text.Length == 0 ? "{" : ",").Append(RecordingFiles.Id(Values.Guid(physicsObject)))
                    .Append(':').Append(one);
            }
            return text.Length == 0 ? "" : text.Append('}').ToString();
        }

        /// <summary>What the animation and the collision gave one object in one tick.</summary>
        private sealed class Inputs
        {
            public Place? Root;
            public int Done;
            public string Moved;

            /// <summary>As JSON, or empty when there is nothing to say.</summary>
            public string Json()
            {
                List<string> members = new List<string>();
                if (Root.HasValue && !Identity(Root.Value))
                {
                    Place r = Root.Value;
                    members.Add("\"root\":{\"o\":" + RecordingFiles.Vector(r.X, r.Y, r.Z)
                        + ",\"q\":" + RecordingFiles.Rotation(r.QW, r.QX, r.QY, r.QZ) + "}");
                }
                if (Done > 0) members.Add("\"done\":" + NumberText.Of((long)Done));
                if (Moved != null) members.Add("\"moved\":" + Moved);
                return members.Count == 0 ? "" : "{" + string.Join(",", members) + "}";
            }

            private static bool Identity(Place r)
            {
                return r.X == 0 && r.Y == 0 && r.Z == 0 && r.QW == 1 && r.QX == 0 && r.QY == 0 && r.QZ == 0;
            }
        }
    }
}
