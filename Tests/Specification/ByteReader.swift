/// Reads choices from the bytes of a fuzzer input.
///
/// The number of bytes that a choice reads does not depend on their values. So the change of one byte
/// changes one choice. After the last byte, every byte is 0, and every choice is the first one.
struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { index >= bytes.count }

  var all: [UInt8] { Array(bytes) }

  /// Returns the next byte, or 0 at the end.
  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  /// Returns a number from 0 to 65,535.
  mutating func word() -> Int { Int(byte()) | Int(byte()) << 8 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// Returns a number from 0 up to but not including `count`.
  ///
  /// - Parameter count: The number of possible results, at most 256.
  mutating func index(below count: Int) -> Int { Int(byte()) % count }

  /// Returns an element of an array, which must not be empty.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[index(below: values.count)] }

  /// Returns a whole number in a range of at most 65,536 numbers.
  mutating func integer(in range: ClosedRange<Int>) -> Int { range.lowerBound + word() % range.count }

  /// Returns one of 4096 evenly spaced numbers of a range.
  mutating func plain(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(word() & 0xFFF) / 4096
  }

  /// Returns a number of a range, or with a probability of 1/16 an element of `hostile`.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let choice = word()
    guard choice >> 12 == 15 else {
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(choice & 0xFFF) / 4096
    }
    return ByteReader.hostile[(choice & 0xFFF) % ByteReader.hostile.count]
  }

  /// Returns a code below `count`, or with a probability of 1/16 an invalid code.
  mutating func code(_ count: Int32) -> Int32 {
    let choice = Int32(byte())
    guard choice >= 240 else { return choice % count }
    return [-1, count, 255, 256, .max, .min][Int(choice) % 6]
  }

  /// Extreme and invalid numbers, which a faulty adapter could send to the engine.
  static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, -1, 1, 0.1, 1e9, -1e9, 1e300, -1e300, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p-30, 0x1p20, 0x1p40, -0x1p40, 65_536,
  ]
}
