/// A part of a trace's text, in UTF-8.
typealias TraceBytes = ArraySlice<UInt8>

/// A value that is written as one word in a trace.
protocol TraceToken: Equatable {
  /// Reads a value from a word, or returns `nil` if the word is invalid.
  init?(token: TraceBytes)
  /// Appends the word to a text.
  func write(to text: inout [UInt8])
}

extension TraceToken {
  /// The value's word.
  var token: [UInt8] {
    var text: [UInt8] = []
    write(to: &text)
    return text
  }
}

/// A value from a small set of named values.
protocol TraceNameToken: TraceToken {
  /// The names and values.
  static var names: [(StaticString, Self)] { get }
}

extension TraceNameToken {
  init?(token: TraceBytes) {
    for (name, value) in Self.names where name ~= token {
      self = value
      return
    }
    return nil
  }

  func write(to text: inout [UInt8]) {
    for (name, value) in Self.names where value == self {
      text.append(name)
      return
    }
  }
}

extension Bool: TraceNameToken {
  static var names: [(StaticString, Bool)] { [("true", true), ("false", false)] }
}

extension TraceToken where Self: FixedWidthInteger {
  init?(token: TraceBytes) {
    let digits = token.first == UInt8(ascii: "-") ? token.dropFirst() : token
    guard !digits.isEmpty, Self.isSigned || digits.count == token.count else { return nil }
    var value: Self = 0
    for byte in digits {
      guard let digit = byte.decimalDigit else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) =
        digits.count == token.count
        ? product.addingReportingOverflow(Self(digit)) : product.subtractingReportingOverflow(Self(digit))
      guard !isTooLarge, !isLarger else { return nil }
      value = sum
    }
    self = value
  }

  func write(to text: inout [UInt8]) { text += description.utf8 }
}

extension Int64: TraceToken {}
extension Int32: TraceToken {}
extension UInt32: TraceToken {}
extension UInt8: TraceToken {}

extension Int: TraceToken {
  /// Reads a number, clamped to the range of `Int`.
  ///
  /// On WebAssembly `Int` has 32 bits, and an app may use `Int.max` as the index of the last item.
  init?(token: TraceBytes) {
    guard let value = Int64(token: token) else { return nil }
    self.init(clamping: value)
  }
}

extension Optional: TraceToken where Wrapped: TraceToken {
  init?(token: TraceBytes) {
    guard !("none" ~= token) else {
      self = .none
      return
    }
    guard let value = Wrapped(token: token) else { return nil }
    self = .some(value)
  }

  func write(to text: inout [UInt8]) {
    if let self { self.write(to: &text) } else { text.append("none") }
  }
}

// Bytes and literals.

/// Returns whether bytes equal a literal.
func ~= (name: StaticString, bytes: TraceBytes) -> Bool {
  guard bytes.count == name.utf8CodeUnitCount else { return false }
  return UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount).elementsEqual(bytes)
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    self += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Appends a number as 16 hexadecimal digits.
  package mutating func appendHexadecimal(_ bits: UInt64) {
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(bits >> UInt64(shift) & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

extension UInt8 {
  var decimalDigit: UInt8? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") ? self - UInt8(ascii: "0") : nil
  }
}

extension UInt64 {
  /// Reads 16 hexadecimal digits.
  init?(hexadecimal digits: TraceBytes) {
    guard digits.count == 16 else { return nil }
    self = 0
    for byte in digits {
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
      guard let digit = isLetter ? byte - UInt8(ascii: "a") + 10 : byte.decimalDigit else { return nil }
      self = self << 4 | UInt64(digit)
    }
  }
}
