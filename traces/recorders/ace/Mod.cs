using System;
using System.IO;
using System.Reflection;
using ACE.Server.Mods;
using HarmonyLib;

namespace GoldtraceRecorder
{
    /// <summary>Entry of the mod: recording begins when the mod is enabled and ends when it is disabled.</summary>
    public sealed class Mod : IHarmonyMod
    {
        private readonly Harmony harmony = new Harmony("goldtrace.recorder");
        private Recorder recorder;

        public void Initialize()
        {
            string folder = Path.GetDirectoryName(Assembly.GetExecutingAssembly().Location);
            Type timer = Members.TypeNamed("PhysicsTimer");
            PropertyInfo now = timer == null ? null : AccessTools.Property(timer, "CurrentTime");
            if (now == null) throw new MissingMemberException("this server has no PhysicsTimer.CurrentTime");
            Func<double> clock = () => Convert.ToDouble(now.GetValue(null, null));
            recorder = new Recorder(Settings.Load(folder), clock, Log);
            try
            {
                Hooks.Install(harmony, recorder);
            }
            catch (Exception e)
            {
                recorder.End(e.Message);
                throw;
            }
        }

        public void Dispose()
        {
            harmony.UnpatchAll(harmony.Id);
            if (recorder != null) recorder.End("the mod was disabled");
        }

        private static void Log(string line)
        {
            Console.WriteLine("[goldtrace] " + line);
        }
    }
}
