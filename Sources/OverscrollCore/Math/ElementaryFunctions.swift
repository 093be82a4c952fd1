/// The exponential and the logarithm of the engine, equal bit for bit on every platform.
///
/// A C library may round these functions as it likes, and no two do it alike; an engine that used them
/// would scroll differently in a browser than in an app. Here each is a fixed sequence of additions,
/// subtractions, multiplications, divisions and changes of the exponent field. IEEE 754 determines every
/// one of those to the last bit, and the compiler may neither reorder nor fuse them, so debug, release,
/// x86-64, arm64 and WebAssembly agree.
///
/// Special values follow annex F of C99. Every NaN that is returned is the positive quiet NaN without a
/// payload, whatever NaN went in: WebAssembly leaves the others open. No input traps.
///
/// `Tools/Verify/Scripts/math-reference coefficients` derives the constants, `Tools/Verify/Scripts/math-reference tables` the
/// tables of true values that the tests measure against, besides 80-bit arithmetic. One ulp is the
/// distance from the correctly rounded result to the next larger magnitude; 0.5 ulp is the best possible.
enum ElementaryFunctions {}

extension ElementaryFunctions {
  /// 2^52 + 2^51, in the middle of the range where neighbouring doubles are 1 apart.
  ///
  /// Adding it to a number below 2^51 in magnitude rounds that number to the nearest integer, ties to
  /// even, and leaves the integer in the low bits of the pattern: no rounding function is needed.
  static var integerAligner: Double { 0x1.8p52 }

  /// ln 2 cut after 42 bits, so that its product with any exponent (11 bits) is exact.
  static var ln2High: Double { 0x1.62e42fefa38p-1 }

  /// What ``ln2High`` leaves of ln 2; together they are good to 97 bits.
  static var ln2Low: Double { 0x1.ef35793c7673p-45 }

  /// Two to the power of `exponent`, which lies between -1022 and 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) &<< 52)
  }
}
