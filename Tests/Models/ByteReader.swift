/// Turns bytes into choices.
///
/// Each choice takes few bytes, and the same number whatever it is, so that a change of one byte changes one choice. Where
/// the bytes have ended every choice is the first one.
struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes have been used.
  var isAtEnd: Bool { place >= bytes.count }

  /// All bytes, used or not.
  var all: [UInt8] { Array(bytes) }

  /// The next byte, or 0 at the end.
  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  /// A number from 0 to 65,535.
  mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

  /// Yes or no.
  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number from 0 up to but not including a count of at most 256.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// One of several; there has to be one.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  /// A whole number in a range of at most 65,536 numbers.
  mutating func integer(in range: ClosedRange<Int>) -> Int { range.lowerBound + word() % range.count }

  /// A number in a range, in steps of a 4096th of it.
  mutating func plain(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(word() & 0xFFF) / 4096
  }

  /// A number in a range, or one time in sixteen a hostile one.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let choice = word()
    guard choice >> 12 == 15 else {
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(choice & 0xFFF) / 4096
    }
    return ByteReader.hostile[(choice & 0xFFF) % ByteReader.hostile.count]
  }

  /// A code from 0 up to but not including a count, or one time in sixteen one that stands for nothing.
  mutating func code(_ count: Int32) -> Int32 {
    let choice = Int32(byte())
    guard choice >= 240 else { return choice % count }
    return [-1, count, 255, 256, .max, .min][Int(choice) % 6]
  }

  /// Numbers that a host might send by mistake.
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, -1, 1, 0.1, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p-30, 0x1p20, 0x1p40, -0x1p40, 65_536,
  ]
}
