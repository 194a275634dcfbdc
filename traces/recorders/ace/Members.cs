using System;
using System.Collections.Generic;
using System.Reflection;
using HarmonyLib;

namespace GoldtraceRecorder
{
    /// <summary>
    /// Reads fields and properties of the server's objects by name, private ones too. A name that a server version
    /// does not have is an error that says which, the first time it is asked for; Require asks for all at the start.
    /// </summary>
    public static class Members
    {
        private static readonly Dictionary<string, Func<object, object>> Readers =
            new Dictionary<string, Func<object, object>>();

        /// <summary>The value at the end of a path of names, such as Position.Frame.Origin; null where a part is null.</summary>
        public static object Get(object owner, string path)
        {
            foreach (string name in path.Split('.'))
            {
                if (owner == null) return null;
                owner = Reader(owner.GetType(), name)(owner);
            }
            return owner;
        }

        public static uint UInt(object owner, string path)
        {
            return ToUInt(Get(owner, path));
        }

        public static int Int(object owner, string path)
        {
            return Convert.ToInt32(Get(owner, path));
        }

        public static float Float(object owner, string path)
        {
            return Convert.ToSingle(Get(owner, path));
        }

        public static double Double(object owner, string path)
        {
            return Convert.ToDouble(Get(owner, path));
        }

        public static bool Bool(object owner, string path)
        {
            return Convert.ToBoolean(Get(owner, path));
        }

        /// <summary>An id, a flag set or an enum as its 32 bits.</summary>
        public static uint ToUInt(object value)
        {
            return value == null ? 0 : unchecked((uint)Convert.ToInt64(value));
        }

        /// <summary>Calls a method without arguments, or with the given ones.</summary>
        public static object Call(object owner, string method, params object[] args)
        {
            MethodInfo found = AccessTools.Method(owner.GetType(), method);
            if (found == null) throw new MissingMethodException(owner.GetType().FullName, method);
            return found.Invoke(owner, args);
        }

        /// <summary>The names of "Type.member" that this server does not have.</summary>
        public static List<string> Missing(IEnumerable<string> names)
        {
            List<string> missing = new List<string>();
            foreach (string name in names)
            {
                int dot = name.LastIndexOf('.');
                Type type = TypeNamed(name.Substring(0, dot));
                string member = name.Substring(dot + 1);
                if (type == null || (AccessTools.Field(type, member) == null && AccessTools.Property(type, member) == null))
                    missing.Add(name);
            }
            return missing;
        }

        /// <summary>A class of the server's physics by its simple name, or null.</summary>
        public static Type TypeNamed(string name)
        {
            foreach (string space in new[] { "", ".Animation", ".Combat", ".Common", ".Managers" })
            {
                Type type = AccessTools.TypeByName("ACE.Server.Physics" + space + "." + name);
                if (type != null) return type;
            }
            return null;
        }

        private static Func<object, object> Reader(Type type, string name)
        {
            string key = type.FullName + "." + name;
            Func<object, object> reader;
            if (!Readers.TryGetValue(key, out reader))
            {
                FieldInfo field = AccessTools.Field(type, name);
                PropertyInfo property = field == null ? AccessTools.Property(type, name) : null;
                if (field != null) reader = field.GetValue;
                else if (property != null) reader = owner => property.GetValue(owner, null);
                else throw new MissingFieldException(type.FullName, name);
                Readers[key] = reader;
            }
            return reader;
        }
    }
}
