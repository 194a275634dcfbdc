using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using HarmonyLib;

namespace GoldtraceRecorder
{
    /// <summary>
    /// The patches: each reports to the one recorder. The server must never suffer from them, so an error ends the
    /// recording and nothing else.
    /// </summary>
    public static class Hooks
    {
        private static readonly Dictionary<MethodBase, Function> Probed = new Dictionary<MethodBase, Function>();
        private static readonly Dictionary<MethodBase, Function> Called = new Dictionary<MethodBase, Function>();
        private static readonly object Turn = new object();
        private static Recorder recorder;

        /// <summary>Patches every function that is recorded; what this server lacks is an error that lists it.</summary>
        public static void Install(Harmony harmony, Recorder reportTo)
        {
            recorder = reportTo;
            Probed.Clear();
            Called.Clear();
            List<string> missing = Members.Missing(Values.Read());
            foreach (Function function in Functions.Calls) Find(function, Called, missing);
            foreach (Function function in Functions.Probes) Find(function, Probed, missing);
            List<MethodBase> update = Find("PhysicsObj", "UpdateObjectInternal", missing);
            List<MethodBase> animation = Find("PartArray", "Update", missing);
            List<MethodBase> done = Find("PhysicsObj", "MotionDone", missing);
            List<MethodBase> transition = Find("PhysicsObj", "transition", missing);
            if (missing.Count > 0)
                throw new MissingMemberException("this server has no " + string.Join(", ", missing.Distinct()));

            // Calls before probes: a call from outside stands in the trace before its own entry is logged.
            foreach (MethodBase method in Called.Keys) Patch(harmony, method, nameof(BeforeCall), nameof(AfterCall));
            foreach (MethodBase method in Probed.Keys) Patch(harmony, method, nameof(BeforeProbe), null);
            foreach (MethodBase method in update) Patch(harmony, method, nameof(BeforeUpdate), nameof(AfterUpdate));
            foreach (MethodBase method in animation) Patch(harmony, method, null, nameof(AfterAnimation));
            foreach (MethodBase method in done) Patch(harmony, method, nameof(BeforeDone), null);
            foreach (MethodBase method in transition) Patch(harmony, method, null, nameof(AfterTransition));
        }

        public static void BeforeCall(object __instance, MethodBase __originalMethod, object[] __args)
        {
            Report(() =>
            {
                object owner = Owner(__instance);
                if (recorder.Records(owner)) recorder.EnterCall(Called[__originalMethod], owner, __instance, __args);
            });
        }

        public static void AfterCall(object __instance)
        {
            Report(() =>
            {
                if (recorder.Records(Owner(__instance))) recorder.LeaveCall();
            });
        }

        public static void BeforeProbe(object __instance, MethodBase __originalMethod, object[] __args)
        {
            Report(() =>
            {
                object owner = Owner(__instance);
                if (recorder.Records(owner)) recorder.Probe(Probed[__originalMethod], owner, __instance, __args);
            });
        }

        public static void BeforeUpdate(object __instance, object[] __args)
        {
            Report(() =>
            {
                if (recorder.Records(__instance)) recorder.EnterUpdate(__instance, Convert.ToDouble(__args[0]));
            });
        }

        public static void AfterUpdate(object __instance)
        {
            Report(() =>
            {
                if (recorder.Records(__instance)) recorder.LeaveUpdate();
            });
        }

        public static void AfterAnimation(object __instance, object[] __args)
        {
            Report(() =>
            {
                object owner = Members.Get(__instance, "Owner");
                if (recorder.Records(owner)) recorder.Animated(owner, __args[1]);
            });
        }

        public static void BeforeDone(object __instance)
        {
            Report(() =>
            {
                if (recorder.Records(__instance)) recorder.MotionDone(__instance);
            });
        }

        public static void AfterTransition(object __instance, object[] __args, object __result)
        {
            Report(() =>
            {
                if (recorder.Records(__instance))
                    recorder.Moved(__instance, __args[1], Members.Get(__result, "SpherePath.CurPos"));
            });
        }

        private static object Owner(object instance)
        {
            return instance.GetType().Name == "PhysicsObj" ? instance : Members.Get(instance, "PhysicsObj");
        }

        private static void Report(Action action)
        {
            lock (Turn)
            {
                if (recorder.Ended) return;
                try
                {
                    action();
                }
                catch (Exception e)
                {
                    recorder.End(e.GetType().Name + ": " + e.Message);
                }
            }
        }

        private static void Find(Function function, Dictionary<MethodBase, Function> into, List<string> missing)
        {
            foreach (MethodBase method in Find(function.Type, function.Method, missing)) into[method] = function;
        }

        private static List<MethodBase> Find(string typeName, string methodName, List<string> missing)
        {
            List<MethodBase> found = new List<MethodBase>();
            Type type = Members.TypeNamed(typeName);
            if (type != null)
            {
                foreach (MethodInfo method in AccessTools.GetDeclaredMethods(type))
                    if (method.Name == methodName && !method.IsStatic) found.Add(method);
            }
            if (found.Count == 0) missing.Add(typeName + "." + methodName + "()");
            return found;
        }

        private static void Patch(Harmony harmony, MethodBase method, string before, string after)
        {
            harmony.Patch(method,
                before == null ? null : new HarmonyMethod(typeof(Hooks), before),
                after == null ? null : new HarmonyMethod(typeof(Hooks), after));
        }
    }
}
