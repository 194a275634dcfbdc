using System;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace GoldtraceRecorder
{
    /// <summary>
    /// Numbers as the trace format writes them: the shortest digits that parse back to the same bits (of two that are
    /// equally near the even one), in fixed or scientific notation, whichever is shorter (fixed on a tie).
    /// Independent of the culture and, by exact arithmetic, of the runtime's own way to print numbers.
    /// </summary>
    public static class NumberText
    {
        private static readonly CultureInfo Invariant = CultureInfo.InvariantCulture;

        /// <summary>Text of a 32-bit float.</summary>
        public static string Of(float value)
        {
            int bits = BitConverter.ToInt32(BitConverter.GetBytes(value), 0);
            return Of(value, bits & 0x7FFFFF, bits >> 23 & 0xFF, 23, 150);
        }

        /// <summary>Text of a 64-bit double.</summary>
        public static string Of(double value)
        {
            long bits = BitConverter.DoubleToInt64Bits(value);
            return Of(value, bits & 0xFFFFFFFFFFFFF, (int)(bits >> 52 & 0x7FF), 52, 1075);
        }

        /// <summary>Text of a whole number: some cultures have a minus sign of their own.</summary>
        public static string Of(long value)
        {
            return value.ToString(Invariant);
        }

        /// <summary>Ids, cells, motions, flags and addresses: 0x and eight digits.</summary>
        public static string Hex(uint value)
        {
            return "0x" + value.ToString("X8", Invariant);
        }

        private static string Of(double value, long fraction, int biased, int width, int bias)
        {
            if (double.IsNaN(value)) return "NaN";
            string sign = BitConverter.DoubleToInt64Bits(value) < 0 ? "-" : "";
            if (double.IsInfinity(value)) return sign + "Infinity";
            if (value == 0) return sign + "0";
            long mantissa = biased == 0 ? fraction : fraction | 1L << width;
            int exponent = Math.Max(biased, 1) - bias;
            // Below a power of two the next number is half as far away.
            bool near = fraction == 0 && biased > 1;
            return sign + Shortest(mantissa, exponent, near, (int)Math.Floor(Math.Log10(Math.Abs(value))));
        }

        /// <summary>
        /// mantissa * 2^exponent, with one digit, two, and so on until a decimal lies between the halves of the
        /// gaps to both neighbours. All in quarters of the last binary place, so that the halves are whole.
        /// </summary>
        private static string Shortest(long mantissa, int exponent, bool near, int magnitude)
        {
            BigInteger low = 4 * (BigInteger)mantissa - (near ? 1 : 2);
            BigInteger exact = 4 * (BigInteger)mantissa;
            BigInteger high = exact + 2;
            BigInteger up = BigInteger.Pow(2, Math.Max(0, exponent - 2));
            BigInteger down = BigInteger.Pow(2, Math.Max(0, 2 - exponent));
            if (Over(exact * up, down, magnitude + 1)) magnitude++;
            else if (!Over(exact * up, down, magnitude)) magnitude--;
            for (int last = magnitude; ; last--)
            {
                BigInteger scale = up * BigInteger.Pow(10, Math.Max(0, -last));
                BigInteger unit = down * BigInteger.Pow(10, Math.Max(0, last));
                BigInteger digits = Rounded(exact * scale, unit);
                if (!Between(low * scale, digits * unit, high * scale, mantissa)) digits++;
                if (Between(low * scale, digits * unit, high * scale, mantissa)) return Notation(digits, last);
            }
        }

        /// <summary>Whether numerator / denominator is at least 10^power.</summary>
        private static bool Over(BigInteger numerator, BigInteger denominator, int power)
        {
            return numerator * BigInteger.Pow(10, Math.Max(0, -power))
                >= denominator * BigInteger.Pow(10, Math.Max(0, power));
        }

        private static BigInteger Rounded(BigInteger numerator, BigInteger denominator)
        {
            BigInteger rest;
            BigInteger whole = BigInteger.DivRem(numerator, denominator, out rest);
            int half = (2 * rest).CompareTo(denominator);
            return half > 0 || (half == 0 && !whole.IsEven) ? whole + 1 : whole;
        }

        /// <summary>A decimal on the very half parses to the even neighbour.</summary>
        private static bool Between(BigInteger low, BigInteger decimalValue, BigInteger high, long mantissa)
        {
            return (mantissa & 1) == 0
                ? low <= decimalValue && decimalValue <= high
                : low < decimalValue && decimalValue < high;
        }

        private static string Notation(BigInteger number, int last)
        {
            string written = number.ToString(Invariant);
            int exponent = last + written.Length - 1;
            string digits = written.TrimEnd('0');
            string plain = Fixed(digits, exponent);
            string scientific = Scientific(digits, exponent);
            return plain.Length <= scientific.Length ? plain : scientific;
        }

        private static string Fixed(string digits, int exponent)
        {
            if (exponent < 0) return "0." + new string('0', -exponent - 1) + digits;
            if (digits.Length <= exponent + 1) return digits + new string('0', exponent + 1 - digits.Length);
            return digits.Substring(0, exponent + 1) + "." + digits.Substring(exponent + 1);
        }

        private static string Scientific(string digits, int exponent)
        {
            StringBuilder text = new StringBuilder().Append(digits[0]);
            if (digits.Length > 1) text.Append('.').Append(digits, 1, digits.Length - 1);
            return text.Append('e').Append(exponent < 0 ? '-' : '+')
                .Append(Math.Abs(exponent).ToString("00", Invariant)).ToString();
        }
    }
}
