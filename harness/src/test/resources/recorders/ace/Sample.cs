// Drives the recorder as the server would, with objects that have the server's members but do nothing.
using System;
using System.Globalization;
using System.Threading;
using GoldtraceRecorder;

namespace ACE.Server.Physics
{
    public struct Vector { public float X, Y, Z; }

    public struct Rotation { public float W, X, Y, Z; }

    public sealed class AFrame { public Vector Origin; public Rotation Orientation; }

    public sealed class Position { public uint ObjCellID; public AFrame Frame; }

    public sealed class WeenieObject
    {
        public bool InqRunRate(ref float rate) { rate = 1.5f; return true; }
        public bool IsCreature() { return true; }
    }

    public sealed class PhysicsObj
    {
        public uint ID;
        public Position Position;
        public object MovementManager, PositionManager, TargetManager, Parent;
        public WeenieObject WeenieObj = new WeenieObject();
        public Vector Velocity;
        public float Scale = 1;
        public int State = 0x408;
        public int TransientState = 0x83;

        public float GetRadius() { return 0.3f; }
        public float GetHeight() { return 1.8f; }
        public float get_heading() { return 0; }
    }
}

public static class Sample
{
    /// <summary>"numbers": bit patterns on standard input, texts on standard output. Otherwise: records into a folder.</summary>
    public static void Main(string[] args)
    {
        // A culture with a decimal comma and a minus sign of its own.
        Thread.CurrentThread.CurrentCulture = (CultureInfo)CultureInfo.GetCultureInfo("sv-SE").Clone();
        Thread.CurrentThread.CurrentCulture.NumberFormat.NegativeSign = "\u2212";
        if (args[0] == "numbers") Numbers();
        else Record(args[0]);
    }

    private static void Numbers()
    {
        string line;
        while ((line = Console.ReadLine()) != null)
        {
            ulong bits = ulong.Parse(line, NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            Console.WriteLine(line.Length == 8
                ? NumberText.Of(BitConverter.ToSingle(BitConverter.GetBytes((uint)bits), 0))
                : NumberText.Of(BitConverter.Int64BitsToDouble((long)bits)));
        }
    }

    private static void Record(string folder)
    {
        double now = 1000;
        Settings settings = new Settings { Folder = folder, Name = "sample", Build = "sample", MaxTicks = 3 };
        settings.Title = "two creatures stand still; \"one\" is told to stop";
        settings.Guids.Add("0x80000001");
        settings.Guids.Add("80000002");
        Recorder recorder = new Recorder(settings, () => now, Console.WriteLine);
        ACE.Server.Physics.PhysicsObj[] objects = { At(0x80000002, 0.1f, -2.5e-7f), At(0x80000001, 33.333332f, 12345.678f) };
        Function stop = null;
        foreach (Function one in Functions.Calls)
            if (one.Method == "set_velocity") stop = one;
        Function stopped = null;
        foreach (Function one in Functions.Probes)
            if (one.Method == "set_velocity") stopped = one;
        while (!recorder.Ended)
        {
            now += 1 / 30.0;
            foreach (ACE.Server.Physics.PhysicsObj one in objects)
            {
                recorder.EnterUpdate(one, 1 / 30.0);
                recorder.LeaveUpdate();
            }
            object[] zero = { new ACE.Server.Physics.Vector() };
            if (recorder.Ended) break;
            recorder.EnterCall(stop, objects[1], objects[1], zero);
            recorder.Probe(stopped, objects[1], objects[1], zero);
            recorder.LeaveCall();
        }
    }

    private static ACE.Server.Physics.PhysicsObj At(uint id, float x, float y)
    {
        ACE.Server.Physics.AFrame frame = new ACE.Server.Physics.AFrame();
        frame.Origin.X = x;
        frame.Origin.Y = y;
        frame.Orientation.W = 1;
        return new ACE.Server.Physics.PhysicsObj
        {
            ID = id,
            Position = new ACE.Server.Physics.Position { ObjCellID = 0xA9B40001, Frame = frame }
        };
    }
}
