#if canImport(OverscrollCore)
  import OverscrollCore
#endif

// The text form of numbers in a trace. Every platform writes and reads numbers without loss of a bit,
// because this module has its own reader. A number is written as its shortest decimal if the reader gives
// the same number for it. Otherwise its bits are written, such as `x3ff0000000000000`.

extension Double: TraceToken {
  func write(to text: inout [UInt8]) {
    var decimal = Array(description.utf8)
    if decimal.count > 2, decimal.suffix(2).elementsEqual(".0".utf8) { decimal.removeLast(2) }
    if Double(token: decimal[...])?.bitPattern == bitPattern {
      text += decimal
    } else {
      text.append(UInt8(ascii: "x"))
      text.appendHexadecimal(bitPattern)
    }
  }

  /// Reads a decimal, `nan`, `inf`, `-inf`, or an `x` and 16 hexadecimal digits.
  init?(token: TraceBytes) {
    switch token {
    case "nan": self = .nan
    case "inf": self = .infinity
    case "-inf": self = -.infinity
    default:
      if token.first == UInt8(ascii: "x") {
        guard let bits = UInt64(hexadecimal: token.dropFirst()) else { return nil }
        self.init(bitPattern: bits)
      } else {
        guard let decimal = DecimalNumber(token) else { return nil }
        self = decimal.value
      }
    }
  }
}

/// A decimal number: `digits` times ten to the power of `exponent`.
private struct DecimalNumber {
  private var digits: UInt64 = 0
  private var exponent = 0
  private var isNegative = false

  /// Reads digits with an optional point and exponent, or returns `nil` for any different text.
  ///
  /// Digits after the 19th become 0.
  init?(_ token: TraceBytes) {
    var rest = token
    if rest.first == UInt8(ascii: "-") { isNegative = rest.popFirst() != nil }
    var count = 0
    var hasPoint = false
    while let byte = rest.first, byte != UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard let digit = byte.decimalDigit else { return nil }
      count += 1
      let fits = digits < 1_000_000_000_000_000_000
      if fits { digits = digits * 10 + UInt64(digit) }
      exponent += (fits ? 0 : 1) - (hasPoint ? 1 : 0)
    }
    guard count > 0 else { return nil }
    if rest.popFirst() != nil {
      if rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard let power = Int(token: rest), power.magnitude <= 1_000_000 else { return nil }
      exponent += power
    }
  }

  /// The value as a double.
  ///
  /// It is the nearest double for up to 15 digits with an exponent from -22 to 22. For almost all remaining
  /// decimals it is the nearest double as well, because the computation keeps a hundred bits.
  var value: Double {
    var value = DoubleDouble(high: Double(digits), low: 0)
    if digits > 0 {
      value.low = Double(Int64(truncatingIfNeeded: digits &- UInt64(value.high)))
      var left = max(-400, min(exponent, 400))
      while left > 0, value.high < .infinity {
        value.multiply(by: DecimalNumber.powers[min(left, 22)])
        left -= min(left, 22)
      }
      while left < 0, value.high > 0 {
        value.divide(by: DecimalNumber.powers[min(-left, 22)])
        left += min(-left, 22)
      }
    }
    let sum = value.high + value.low
    return isNegative ? -sum : sum
  }

  /// The powers of ten that are exact doubles.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20,
    1e21, 1e22,
  ]
}

extension DoubleDouble {
  fileprivate mutating func multiply(by factor: Double) {
    let product = DoubleDouble(productOf: high, factor)
    let rest = product.low + low * factor
    // Near the largest double, the remainder is not finite.
    self = rest.isFinite ? DoubleDouble(sumOf: product.high, rest) : DoubleDouble(high: high * factor, low: 0)
  }

  fileprivate mutating func divide(by divisor: Double) {
    let quotient = high / divisor
    let product = DoubleDouble(productOf: quotient, divisor)
    let rest = (high - product.high) - product.low + low
    self = DoubleDouble(sumOf: quotient, rest / divisor)
  }
}
