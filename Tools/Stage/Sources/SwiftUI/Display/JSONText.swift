import Foundation

/// A writer that appends JSON values to a byte array.
///
/// It is fast: a display frame with some thousand numbers takes less than a millisecond.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(16_384) }

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Begins an array with a string as its first member.
  mutating func begin(_ name: StaticString) {
    if bytes.last == UInt8(ascii: "]") { raw(",") }
    raw("[\"")
    raw(name)
    raw("\"")
  }

  /// Appends numbers, rounded to two decimal places.
  mutating func numbers(_ values: Double...) {
    for value in values { number(value, 100) }
  }

  /// Appends a rounded number.
  ///
  /// - Parameters:
  ///   - value: The number. An infinite number or NaN is written as 0.
  ///   - parts: The precision, as a power of ten: 100 means two decimal places.
  mutating func number(_ value: Double, _ parts: Int) {
    raw(",")
    digits(value, parts)
  }

  /// Appends a string in quotation marks, and escapes the characters that JSON reserves.
  mutating func string(_ text: String) {
    raw(",\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0..<0x20: raw(" ")
      default: bytes.append(byte)
      }
    }
    raw("\"")
  }

  /// Appends a path as a string of SVG path data.
  mutating func path(_ path: Path) {
    raw(",\"")
    for element in path.elements {
      switch element {
      case .move(let end): points("M", end)
      case .line(let end): points("L", end)
      case .curve(let first, let second, let end): points("C", first, second, end)
      case .close: raw("Z")
      }
    }
    raw("\"")
  }

  /// Appends a color as the string `#rrggbbaa`.
  ///
  /// - Parameter parts: Red, green, blue and opacity, each from 0 to 1.
  mutating func color(_ parts: Double...) {
    raw(",\"#")
    for part in parts {
      let value = UInt8((min(max(part, 0), 1) * 255).rounded())
      bytes.append(Self.hexadecimal(value >> 4))
      bytes.append(Self.hexadecimal(value & 15))
    }
    raw("\"")
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }

  private mutating func points(_ name: StaticString, _ points: CGPoint...) {
    raw(name)
    for (place, point) in points.enumerated() {
      if place > 0 { raw(" ") }
      digits(point.x, 100)
      raw(" ")
      digits(point.y, 100)
    }
  }

  private mutating func digits(_ value: Double, _ parts: Int) {
    let scaled = (value * Double(parts)).rounded()
    // This comparison is also false for NaN.
    guard scaled.magnitude < 1e15 else { return raw("0") }
    let steps = Int(scaled)
    if steps < 0 { raw("-") }
    whole(steps.magnitude / UInt(parts))
    var rest = steps.magnitude % UInt(parts)
    guard rest > 0 else { return }
    raw(".")
    var place = UInt(parts) / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  private mutating func whole(_ value: UInt) {
    if value > 9 { whole(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
