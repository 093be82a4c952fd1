import Foundation

/// The value of an expression in one frame.
public struct FrameSample: Sendable, Hashable {
  /// The frame's time in s, on the page's clock (`performance.now()` / 1000).
  public let time: Double
  /// The numbers of the expression; NaN for a value that is not a number.
  public let values: [Double]

  /// Splits the bytes of a frame sampler into samples.
  ///
  /// The bytes are little-endian doubles: for each sample a time in ms, and `width` values.
  static func samples(bytes: Data, width: Int) throws -> [FrameSample] {
    let row = (width + 1) * MemoryLayout<Double>.size
    guard width >= 0, bytes.count.isMultiple(of: row) else {
      throw BrowserError.unexpectedValue("\(bytes.count) bytes of samples of \(width) values")
    }
    let numbers = bytes.withUnsafeBytes { buffer in
      stride(from: 0, to: buffer.count, by: MemoryLayout<Double>.size).map { offset in
        let bits = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        return Double(bitPattern: UInt64(littleEndian: bits))
      }
    }
    return stride(from: 0, to: numbers.count, by: width + 1).map { start in
      FrameSample(time: numbers[start] / 1000, values: Array(numbers[(start + 1)...(start + width)]))
    }
  }
}
