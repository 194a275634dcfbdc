using System.Collections;
using System.Collections.Generic;
using System.Text;

namespace GoldtraceRecorder
{
    /// <summary>What the recorder reads off the server's objects, in the words of the trace format.</summary>
    public static class Values
    {
        /// <summary>Retail's bits of MovementParameters, beside ACE's name of each.</summary>
        private static readonly KeyValuePair<string, uint>[] Flags =
        {
            Flag("CanWalk", 0x1), Flag("CanRun", 0x2), Flag("CanSideStep", 0x4), Flag("CanWalkBackwards", 0x8),
            Flag("CanCharge", 0x10), Flag("FailWalk", 0x20), Flag("UseFinalHeading", 0x40), Flag("Sticky", 0x80),
            Flag("MoveAway", 0x100), Flag("MoveTowards", 0x200), Flag("UseSpheres", 0x400), Flag("SetHoldKey", 0x800),
            Flag("Autonomous", 0x1000), Flag("ModifyRawState", 0x2000), Flag("ModifyInterpretedState", 0x4000),
            Flag("CancelMoveTo", 0x8000), Flag("StopCompletely", 0x10000), Flag("DisableJumpDuringLink", 0x20000)
        };

        /// <summary>Every member that is read, as Type.member: asked for before a recording starts.</summary>
        public static IEnumerable<string> Read()
        {
            foreach (KeyValuePair<string, uint> flag in Flags) yield return "MovementParameters." + flag.Key;
            foreach (string name in new[]
            {
                "MovementParameters.DistanceToObject", "MovementParameters.MinDistance",
                "MovementParameters.DesiredHeading", "MovementParameters.Speed", "MovementParameters.FailDistance",
                "MovementParameters.WalkRunThreshold", "MovementParameters.ContextID",
                "MovementParameters.HoldKeyToApply", "MovementParameters.ActionStamp",
                "PhysicsObj.ID", "PhysicsObj.Position", "PhysicsObj.PartArray", "PhysicsObj.MovementManager",
                "PhysicsObj.PositionManager", "PhysicsObj.TargetManager", "PhysicsObj.State",
                "PhysicsObj.TransientState", "PhysicsObj.Scale", "PhysicsObj.Velocity", "PhysicsObj.Parent",
                "PhysicsObj.WeenieObj",
                "Position.ObjCellID", "Position.Frame", "AFrame.Origin", "AFrame.Orientation",
                "MovementManager.MotionInterpreter", "MovementManager.MoveToManager",
                "PositionManager.InterpolationManager", "PositionManager.StickyManager",
                "PositionManager.ConstraintManager",
                "MoveToManager.MovementType", "MoveToManager.CurrentCommand", "MoveToManager.AuxCommand",
                "MoveToManager.MovingAway", "MoveToManager.Initialized", "MoveToManager.FailProgressCount",
                "MoveToManager.PreviousHeading", "MoveToManager.PreviousDistance", "MoveToManager.OriginalDistance",
                "MoveToManager.PendingActions", "MovementNode.Type", "MovementNode.Heading",
                "StickyManager.TargetID", "StickyManager.Initialized", "StickyManager.StickyTimeoutTime",
                "ConstraintManager.IsConstrained", "ConstraintManager.ConstraintPosOffset",
                "InterpolationManager.PositionQueue", "InterpolationManager.KeepHeading",
                "InterpolationManager.FrameCounter", "InterpolationManager.NodeFailCounter",
                "InterpolationManager.OriginalDistance", "InterpolationManager.ProgressQuantum",
                "TargetManager.TargetInfo", "TargetManager.VoyeurTable", "TargetInfo.ObjectID", "TargetInfo.Status",
                "TargetInfo.Quantum", "TargetInfo.ContextID", "TargettedVoyeurInfo.ObjectID",
                "MotionInterp.InterpretedState", "MotionInterp.PendingMotions",
                "InterpretedMotionState.CurrentStyle", "InterpretedMotionState.ForwardCommand",
                "InterpretedMotionState.ForwardSpeed", "InterpretedMotionState.SideStepCommand",
                "InterpretedMotionState.SideStepSpeed", "InterpretedMotionState.TurnCommand",
                "InterpretedMotionState.TurnSpeed"
            })
            {
                yield return name;
            }
        }

        public static uint Guid(object physicsObject)
        {
            return Members.UInt(physicsObject, "ID");
        }

        /// <summary>A Position of the server.</summary>
        public static Place Place(object position)
        {
            Place place = FramePlace(Members.Get(position, "Frame"));
            place.Cell = Members.UInt(position, "ObjCellID");
            return place;
        }

        /// <summary>An AFrame of the server, without a cell.</summary>
        public static Place FramePlace(object frame)
        {
            object origin = Members.Get(frame, "Origin");
            object rotation = Members.Get(frame, "Orientation");
            return new Place
            {
                X = Members.Float(origin, "X"),
                Y = Members.Float(origin, "Y"),
                Z = Members.Float(origin, "Z"),
                QW = Members.Float(rotation, "W"),
                QX = Members.Float(rotation, "X"),
                QY = Members.Float(rotation, "Y"),
                QZ = Members.Float(rotation, "Z")
            };
        }

        /// <summary>x, y, z of a vector of the server, in CSV or in a list of arguments.</summary>
        public static string[] Vector(object vector)
        {
            return new[] { Text(vector, "X"), Text(vector, "Y"), Text(vector, "Z") };
        }

        /// <summary>A vector of the server as JSON.</summary>
        public static string JsonVector(object vector)
        {
            return RecordingFiles.Vector(
                Members.Float(vector, "X"), Members.Float(vector, "Y"), Members.Float(vector, "Z"));
        }

        /// <summary>Movement parameters as JSON, every member written: ACE's defaults are not retail's.</summary>
        public static string Params(object parameters)
        {
            uint flags = 0;
            foreach (KeyValuePair<string, uint> flag in Flags)
                if (Members.Bool(parameters, flag.Key)) flags |= flag.Value;
            return "{\"flags\":" + RecordingFiles.Id(flags)
                + ",\"distanceToObject\":" + Json(parameters, "DistanceToObject")
                + ",\"minDistance\":" + Json(parameters, "MinDistance")
                + ",\"desiredHeading\":" + Json(parameters, "DesiredHeading")
                + ",\"speed\":" + Json(parameters, "Speed")
                + ",\"failDistance\":" + Json(parameters, "FailDistance")
                + ",\"walkRunThreshold\":" + Json(parameters, "WalkRunThreshold")
                + ",\"contextId\":" + NumberText.Of((long)Members.UInt(parameters, "ContextID"))
                + ",\"holdKey\":" + NumberText.Of((long)Members.UInt(parameters, "HoldKeyToApply"))
                + ",\"actionStamp\":" + NumberText.Of((long)Members.UInt(parameters, "ActionStamp")) + "}";
        }

        /// <summary>The state row of an object, in the order of RecordingFiles.StateColumns.</summary>
        public static string[] State(object physicsObject)
        {
            List<string> cells = new List<string>();
            MoveTo(cells, Members.Get(physicsObject, "MovementManager.MoveToManager"));
            Sticky(cells, Members.Get(physicsObject, "PositionManager.StickyManager"));
            Constraint(cells, Members.Get(physicsObject, "PositionManager.ConstraintManager"));
            Interpolation(cells, Members.Get(physicsObject, "PositionManager.InterpolationManager"));
            Target(cells, Members.Get(physicsObject, "TargetManager"));
            Motion(cells, Members.Get(physicsObject, "MovementManager.MotionInterpreter"));
            cells.AddRange(Vector(Members.Get(physicsObject, "Velocity")));
            return cells.ToArray();
        }

        /// <summary>A float member as text.</summary>
        public static string Text(object owner, string path)
        {
            return NumberText.Of(Members.Float(owner, path));
        }

        /// <summary>An id, a motion or flags as text.</summary>
        public static string Hex(object owner, string path)
        {
            return NumberText.Hex(Members.UInt(owner, path));
        }

        /// <summary>An enum or a count as text.</summary>
        public static string Whole(object owner, string path)
        {
            return NumberText.Of((long)Members.Int(owner, path));
        }

        /// <summary>A boolean as 0 or 1.</summary>
        public static string Bit(object owner, string path)
        {
            return Members.Bool(owner, path) ? "1" : "0";
        }

        private static void MoveTo(List<string> cells, object m)
        {
            if (m == null) { Empty(cells, 10); return; }
            cells.Add(Whole(m, "MovementType"));
            cells.Add(Hex(m, "CurrentCommand"));
            cells.Add(Hex(m, "AuxCommand"));
            cells.Add(Bit(m, "MovingAway"));
            cells.Add(Bit(m, "Initialized"));
            cells.Add(Whole(m, "FailProgressCount"));
            cells.Add(Text(m, "PreviousHeading"));
            cells.Add(Text(m, "PreviousDistance"));
            cells.Add(Text(m, "OriginalDistance"));
            cells.Add(Nodes((IEnumerable)Members.Get(m, "PendingActions")));
        }

        /// <summary>The pending nodes, such as 9:135.5|7: type 9 is TurnToHeading and has a heading.</summary>
        private static string Nodes(IEnumerable nodes)
        {
            StringBuilder text = new StringBuilder();
            foreach (object node in nodes)
            {
                if (text.Length > 0) text.Append('|');
                int type = Members.Int(node, "Type");
                text.Append(NumberText.Of((long)type));
                if (type == 9) text.Append(':').Append(Text(node, "Heading"));
            }
            return text.ToString();
        }

        private static void Sticky(List<string> cells, object s)
        {
            if (s == null) { Empty(cells, 3); return; }
            cells.Add(Hex(s, "TargetID"));
            cells.Add(Bit(s, "Initialized"));
            cells.Add(NumberText.Of(Members.Double(s, "StickyTimeoutTime")));
        }

        private static void Constraint(List<string> cells, object c)
        {
            if (c == null) { Empty(cells, 2); return; }
            cells.Add(Bit(c, "IsConstrained"));
            cells.Add(Text(c, "ConstraintPosOffset"));
        }

        private static void Interpolation(List<string> cells, object i)
        {
            if (i == null) { Empty(cells, 6); return; }
            cells.Add(NumberText.Of(Count(Members.Get(i, "PositionQueue"))));
            cells.Add(Bit(i, "KeepHeading"));
            cells.Add(Whole(i, "FrameCounter"));
            cells.Add(Whole(i, "NodeFailCounter"));
            cells.Add(Text(i, "OriginalDistance"));
            cells.Add(Text(i, "ProgressQuantum"));
        }

        private static void Target(List<string> cells, object t)
        {
            if (t == null) { Empty(cells, 4); return; }
            object info = Members.Get(t, "TargetInfo");
            if (info == null) Empty(cells, 3);
            else
            {
                cells.Add(Hex(info, "ObjectID"));
                cells.Add(Whole(info, "Status"));
                cells.Add(NumberText.Of(Members.Double(info, "Quantum")));
            }
            cells.Add(NumberText.Of(Count(Members.Get(t, "VoyeurTable"))));
        }

        private static void Motion(List<string> cells, object m)
        {
            if (m == null) { Empty(cells, 8); return; }
            object state = Members.Get(m, "InterpretedState");
            cells.Add(Hex(state, "CurrentStyle"));
            cells.Add(Hex(state, "ForwardCommand"));
            cells.Add(Text(state, "ForwardSpeed"));
            cells.Add(Hex(state, "SideStepCommand"));
            cells.Add(Text(state, "SideStepSpeed"));
            cells.Add(Hex(state, "TurnCommand"));
            cells.Add(Text(state, "TurnSpeed"));
            cells.Add(NumberText.Of(Count(Members.Get(m, "PendingMotions"))));
        }

        private static long Count(object collection)
        {
            return collection == null ? 0 : Members.Int(collection, "Count");
        }

        private static void Empty(List<string> cells, int count)
        {
            for (int i = 0; i < count; i++) cells.Add("");
        }

        private static string Json(object owner, string path)
        {
            return RecordingFiles.Number(Members.Float(owner, path));
        }

        private static KeyValuePair<string, uint> Flag(string name, uint bit)
        {
            return new KeyValuePair<string, uint>(name, bit);
        }
    }
}
