// The members of the libraries that the recorder is compiled against, and nothing more: with them a C# compiler checks
// its types without the libraries themselves.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace ACE.Server.Mods
{
    public interface IHarmonyMod : IDisposable
    {
        void Initialize();
    }
}

namespace HarmonyLib
{
    public sealed class HarmonyMethod
    {
        public HarmonyMethod(Type type, string method) { }
    }

    public sealed class Harmony
    {
        public Harmony(string id) { Id = id; }
        public string Id { get; }
        public void Patch(MethodBase original, HarmonyMethod prefix, HarmonyMethod postfix) { }
        public void UnpatchAll(string id) { }
    }

    /// <summary>Finds members of any visibility, as the library does; works, since the sample recording needs it.</summary>
    public static class AccessTools
    {
        private const BindingFlags All = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance
            | BindingFlags.Static | BindingFlags.DeclaredOnly;

        public static Type TypeByName(string name)
        {
            return AppDomain.CurrentDomain.GetAssemblies().Select(one => one.GetType(name)).FirstOrDefault(t => t != null);
        }

        public static FieldInfo Field(Type type, string name)
        {
            return InTypeOrBase(type, one => one.GetField(name, All));
        }

        public static PropertyInfo Property(Type type, string name)
        {
            return InTypeOrBase(type, one => one.GetProperty(name, All));
        }

        public static MethodInfo Method(Type type, string name)
        {
            return InTypeOrBase(type, one => one.GetMethod(name, All));
        }

        public static List<MethodInfo> GetDeclaredMethods(Type type)
        {
            return type.GetMethods(All).ToList();
        }

        private static T InTypeOrBase<T>(Type type, Func<Type, T> find) where T : class
        {
            for (Type one = type; one != null; one = one.BaseType)
            {
                T found = find(one);
                if (found != null) return found;
            }
            return null;
        }
    }
}

namespace System.Text.Json
{
    public static class JsonSerializer
    {
        public static T Deserialize<T>(string text) { throw new NotSupportedException(text); }
    }
}
