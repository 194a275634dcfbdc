using System;
using System.Collections.Generic;

namespace GoldtraceRecorder
{
    /// <summary>Renders the arguments of a function from the object it is called on and what it is called with.</summary>
    public delegate string Arguments(object self, object[] args);

    /// <summary>A method of the server, and the retail function it is the port of.</summary>
    public sealed class Function
    {
        public readonly string Type;
        public readonly string Method;
        public readonly string RetailName;
        public readonly uint Address;
        public readonly Arguments Arguments;

        public Function(string type, string method, uint address, string retailName, Arguments arguments)
        {
            Type = type;
            Method = method;
            Address = address;
            RetailName = retailName;
            Arguments = arguments;
        }
    }

    /// <summary>The functions whose entry is logged (probes) and those that a trace can call.</summary>
    public static class Functions
    {
        private static readonly Arguments None = (self, a) => "";
        private static readonly Arguments NoMembers = (self, a) => "{}";

        private static readonly Arguments MotionAndKey = (self, a) => "motion=" + Hex(a[0])
            + ";speed=" + Values.Text(a[1], "Speed") + ";holdKey=" + Values.Whole(a[1], "HoldKeyToApply");

        private static readonly Arguments MotionAndSpeed = (self, a) =>
            "motion=" + Hex(a[0]) + ";speed=" + Values.Text(a[1], "Speed");

        private static readonly Arguments Update = (self, a) => "object=" + Values.Hex(a[0], "ObjectID")
            + ";status=" + Values.Whole(a[0], "Status");

        private static readonly Arguments Watcher = (self, a) => "object=" + Hex(a[0])
            + ";radius=" + Float(a[1]) + ";quantum=" + Double(a[2]);

        private static readonly Arguments MotionAndParams = (self, a) =>
            "{\"motion\":" + Quoted(a[0]) + ",\"params\":" + Values.Params(a[1]) + "}";

        /// <summary>Functions whose entry gives a row of NAME.probes.csv.</summary>
        public static readonly IReadOnlyList<Function> Probes = new[]
        {
            Probe("MoveToManager", "PerformMovement", 0x0052A900, (self, a) => "type=" + Values.Whole(a[0], "Type")),
            Probe("MoveToManager", "MoveToObject", 0x00529680, (self, a) => "object=" + Hex(a[0])
                + ";top=" + Hex(a[1]) + ";radius=" + Float(a[2]) + ";height=" + Float(a[3])),
            Probe("MoveToManager", "MoveToPosition", 0x0052A240, (self, a) => At(a[0])),
            Probe("MoveToManager", "TurnToObject", 0x005297D0, (self, a) =>
                "object=" + Hex(a[0]) + ";top=" + Hex(a[1])),
            Probe("MoveToManager", "TurnToHeading", 0x0052A630, (self, a) =>
                "heading=" + Values.Text(a[0], "DesiredHeading")),
            Probe("MoveToManager", "BeginMoveForward", 0x00529A00, None),
            Probe("MoveToManager", "BeginTurnToHeading", 0x00529B90, None),
            Probe("MoveToManager", "_DoMotion", 0x00529010, MotionAndKey),
            Probe("MoveToManager", "_StopMotion", 0x00529080, MotionAndKey),
            Probe("MoveToManager", "CancelMoveTo", 0x00529930, (self, a) => "error=" + Whole(a[0])),
            Probe("MoveToManager", "CleanUp", 0x005295C0, None),
            Probe("MoveToManager", "HandleUpdateTarget", 0x0052A7D0, Update),
            Probe("MoveToManager", "HitGround", 0x00529D70, None),
            Named("MotionInterp", "DoInterpretedMotion", 0x00528360, "CMotionInterp::DoInterpretedMotion",
                MotionAndSpeed),
            Named("MotionInterp", "StopInterpretedMotion", 0x00528470, "CMotionInterp::StopInterpretedMotion",
                MotionAndSpeed),
            Named("MotionInterp", "StopCompletely", 0x00527E40, "CMotionInterp::StopCompletely", None),
            Named("MotionInterp", "MotionDone", 0x00527EC0, "CMotionInterp::MotionDone", (self, a) =>
                "success=" + Bit(a[0])),
            Probe("StickyManager", "StickTo", 0x00555710, (self, a) =>
                "object=" + Hex(a[0]) + ";radius=" + Float(a[1]) + ";height=" + Float(a[2])),
            // The server's PositionManager.Unstick calls this where retail calls UnStick.
            Named("StickyManager", "HandleExitWorld", 0x00555400, "StickyManager::UnStick", None),
            Probe("StickyManager", "HandleUpdateTarget", 0x00555780, Update),
            Probe("ConstraintManager", "ConstrainTo", 0x00556240, (self, a) =>
                At(a[0]) + ";start=" + Float(a[1]) + ";max=" + Float(a[2])),
            Named("ConstraintManager", "Unconstrain", 0x005560C0, "ConstraintManager::UnConstrain", None),
            Probe("InterpolationManager", "InterpolateTo", 0x00555B20, (self, a) =>
                At(a[0]) + ";keepHeading=" + Bit(a[1])),
            Probe("InterpolationManager", "NodeCompleted", 0x005559A0, (self, a) => "success=" + Bit(a[0])),
            Probe("InterpolationManager", "StopInterpolating", 0x00555950, None),
            Probe("TargetManager", "SetTarget", 0x0051AC30, (self, a) => "context=" + Hex(a[0]) + ";object=" + Hex(a[1])
                + ";radius=" + Float(a[2]) + ";quantum=" + Double(a[3])),
            Probe("TargetManager", "SetTargetQuantum", 0x0051A4A0, (self, a) => "quantum=" + Double(a[0])),
            Probe("TargetManager", "ClearTarget", 0x0051A7E0, None),
            Probe("TargetManager", "ReceiveUpdate", 0x0051A930, Update),
            Probe("TargetManager", "AddVoyeur", 0x0051A830, Watcher),
            Probe("TargetManager", "RemoveVoyeur", 0x0051AD90, (self, a) => "object=" + Hex(a[0])),
            Probe("TargetManager", "SendVoyeurUpdate", 0x0051A4F0, (self, a) =>
                "voyeur=" + Values.Hex(a[0], "ObjectID") + ";status=" + Whole(a[2])),
            Probe("TargetManager", "NotifyVoyeurOfEvent", 0x0051A6F0, (self, a) => "status=" + Whole(a[0])),
            OfObject("HandleUpdateTarget", 0x00512BC0, (self, a) => "context=" + Values.Hex(a[0], "ContextID")
                + ";object=" + Values.Hex(a[0], "ObjectID") + ";status=" + Values.Whole(a[0], "Status")),
            OfObject("MoveOrTeleport", 0x00516330, (self, a) =>
                At(a[0]) + ";timestamp=" + Whole(a[1]) + ";contact=" + Bit(a[2])),
            OfObject("SetPositionSimple", 0x005162B0, (self, a) => At(a[0])),
            OfObject("set_heading", 0x00514160, (self, a) => "heading=" + Float(a[0]) + ";sendEvent=" + Bit(a[1])),
            OfObject("set_velocity", 0x005113F0, (self, a) =>
                "x=" + Values.Vector(a[0])[0] + ";y=" + Values.Vector(a[0])[1] + ";z=" + Values.Vector(a[0])[2]),
            OfObject("teleport_hook", 0x00514ED0, None),
            OfObject("exit_world", 0x00514E60, None),
            Named("PhysicsObj", "cancel_moveto", 0x005101F0, "CPhysicsObj::interrupt_current_movement", None)
        };

        /// <summary>Functions that the rest of the server calls: each such call is a record of the trace.</summary>
        public static readonly IReadOnlyList<Function> Calls = new[]
        {
            Call("MoveToObject", (self, a) => "{\"object\":" + Quoted(a[0]) + ",\"params\":" + Values.Params(a[1]) + "}"),
            Call("TurnToObject", (self, a) => "{\"object\":" + Quoted(a[0]) + ",\"params\":" + Values.Params(a[1]) + "}"),
            Call("TurnToHeading", (self, a) => "{\"params\":" + Values.Params(a[0]) + "}"),
            Call("stick_to_object", (self, a) => "{\"object\":" + Quoted(a[0]) + "}"),
            Call("unstick_from_object", NoMembers),
            CallNamed("PhysicsObj", "cancel_moveto", "CPhysicsObj::interrupt_current_movement", NoMembers),
            Call("StopCompletely", NoMembers),
            Call("set_target", (self, a) => "{\"context\":" + Quoted(a[0]) + ",\"object\":" + Quoted(a[1])
                + ",\"radius\":" + Json(a[2]) + ",\"quantum\":" + JsonDouble(a[3]) + "}"),
            Call("clear_target", NoMembers),
            Call("set_target_quantum", (self, a) => "{\"quantum\":" + JsonDouble(a[0]) + "}"),
            Call("MoveOrTeleport", (self, a) => "{\"pos\":" + Position(a[0]) + ",\"timestamp\":" + Whole(a[1])
                + ",\"contact\":" + Bit(a[2]) + ",\"vel\":" + Values.JsonVector(a[3]) + "}"),
            Call("teleport_hook", NoMembers),
            Call("exit_world", NoMembers),
            Call("set_velocity", (self, a) => "{\"vel\":" + Values.JsonVector(a[0]) + "}"),
            CallNamed("MoveToManager", "MoveToPosition", "MoveToManager::MoveToPosition", (self, a) =>
                "{\"pos\":" + Position(a[0]) + ",\"params\":" + Values.Params(a[1]) + "}"),
            CallNamed("MotionInterp", "DoInterpretedMotion", "CMotionInterp::DoInterpretedMotion", MotionAndParams),
            CallNamed("MotionInterp", "StopInterpretedMotion", "CMotionInterp::StopInterpretedMotion",
                MotionAndParams),
            CallNamed("MotionInterp", "DoMotion", "CMotionInterp::DoMotion", MotionAndParams),
            CallNamed("MotionInterp", "StopMotion", "CMotionInterp::StopMotion", MotionAndParams)
        };

        private static Function Probe(string type, string method, uint address, Arguments arguments)
        {
            return Named(type, method, address, type + "::" + method, arguments);
        }

        private static Function OfObject(string method, uint address, Arguments arguments)
        {
            return Named("PhysicsObj", method, address, "CPhysicsObj::" + method, arguments);
        }

        private static Function Named(string type, string method, uint address, string retail, Arguments arguments)
        {
            return new Function(type, method, address, retail, arguments);
        }

        private static Function Call(string method, Arguments arguments)
        {
            return CallNamed("PhysicsObj", method, "CPhysicsObj::" + method, arguments);
        }

        private static Function CallNamed(string type, string method, string retail, Arguments arguments)
        {
            return new Function(type, method, 0, retail, arguments);
        }

        private static string At(object position)
        {
            Place place = Values.Place(position);
            return "cell=" + NumberText.Hex(place.Cell) + ";x=" + NumberText.Of(place.X)
                + ";y=" + NumberText.Of(place.Y) + ";z=" + NumberText.Of(place.Z);
        }

        private static string Position(object position)
        {
            return RecordingFiles.Json(Values.Place(position));
        }

        /// <summary>An id, or the id of an object of the server.</summary>
        private static uint IdOf(object value)
        {
            return value == null || value is IConvertible ? Members.ToUInt(value) : Values.Guid(value);
        }

        private static string Hex(object value)
        {
            return NumberText.Hex(IdOf(value));
        }

        private static string Quoted(object value)
        {
            return RecordingFiles.Id(IdOf(value));
        }

        private static string Float(object value)
        {
            return NumberText.Of(Convert.ToSingle(value));
        }

        private static string Double(object value)
        {
            return NumberText.Of(Convert.ToDouble(value));
        }

        private static string Json(object value)
        {
            return RecordingFiles.Number(Convert.ToSingle(value));
        }

        private static string JsonDouble(object value)
        {
            return RecordingFiles.Number(Convert.ToDouble(value));
        }

        private static string Whole(object value)
        {
            return NumberText.Of(Convert.ToInt64(value));
        }

        private static string Bit(object value)
        {
            return Convert.ToBoolean(value) ? "1" : "0";
        }
    }
}
