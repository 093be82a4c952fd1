/// The exponential and the logarithm of the engine, equal bit for bit on every platform.
///
/// C libraries round these functions differently. An engine that used them would scroll differently in a
/// browser than in an app. Each function here is a fixed sequence of additions, subtractions,
/// multiplications, divisions and changes of the exponent field. IEEE 754 determines each of these
/// operations to the last bit. The compiler may neither reorder nor fuse them. So debug, release, x86-64,
/// arm64 and WebAssembly agree.
///
/// Special values follow annex F of C99. Every NaN result is the positive quiet NaN without a payload,
/// because WebAssembly does not determine the bits of a NaN. No input traps.
///
/// `Tools/Verify/Scripts/math-reference coefficients` derives the constants.
/// `Tools/Verify/Scripts/math-reference tables` derives the tables of true values for the tests. The tests
/// also compare with 80-bit arithmetic. One ulp is the distance from the correctly rounded result to the
/// next larger magnitude. The best possible error is 0.5 ulp.
package enum ElementaryFunctions {}

extension ElementaryFunctions {
  /// 2^52 + 2^51, in the range where neighboring doubles differ by 1.
  ///
  /// Adding this constant to a number below 2^51 in magnitude rounds the number to the nearest integer,
  /// ties to even. The low bits of the sum's bit pattern then contain the integer, so no rounding function
  /// is needed.
  static var integerAligner: Double { 0x1.8p52 }

  /// The first 42 bits of ln 2.
  ///
  /// The product of this constant with any exponent (11 bits) is exact.
  static var ln2High: Double { 0x1.62e42fefa38p-1 }

  /// The difference between ln 2 and ``ln2High``.
  ///
  /// The sum of both constants equals ln 2 to 97 bits.
  static var ln2Low: Double { 0x1.ef35793c7673p-45 }

  /// Returns two to the power of an exponent between -1022 and 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) &<< 52)
  }
}
