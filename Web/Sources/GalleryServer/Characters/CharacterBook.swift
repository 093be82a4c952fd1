/// All characters that Unicode has assigned, in this Swift version's tables: about 160 000.
///
/// The characters are numbered from 0 in the order of their code points, and divided into blocks of
/// `blockSize`.
struct CharacterBook: Sendable {
  /// The number of characters in a block.
  ///
  /// The names of a block have about 28 KB. Its cards in the gallery are about 200 000 px long.
  static let blockSize = 1024

  /// The shared instance, made on first use.
  static let shared = CharacterBook()

  /// The ranges of assigned code points, in order, with unassigned code points between them.
  let ranges: [ClosedRange<UInt32>]

  /// The number of characters.
  let count: Int

  /// The number of the first character in each range.
  private let starts: [Int]

  /// Finds the assigned characters among all code points.
  private init() {
    var ranges: [ClosedRange<UInt32>] = []
    for value in UInt32(0)...0x10FFFF {
      guard Unicode.Scalar(value)?.properties.generalCategory.letters != nil else { continue }
      if let last = ranges.last, last.upperBound + 1 == value {
        ranges[ranges.count - 1] = last.lowerBound...value
      } else {
        ranges.append(value...value)
      }
    }
    var count = 0
    starts = ranges.map { range in
      defer { count += range.count }
      return count
    }
    self.ranges = ranges
    self.count = count
  }

  /// The number of blocks; the last block may have fewer characters.
  var blockCount: Int { (count + Self.blockSize - 1) / Self.blockSize }

  /// Returns the characters of a block, in order.
  ///
  /// - Parameter block: A number from 0 up to `blockCount`.
  func characters(inBlock block: Int) -> [Unicode.Scalar] {
    let wanted = block * Self.blockSize..<min((block + 1) * Self.blockSize, count)
    var index = starts.lastIndex { $0 <= wanted.lowerBound } ?? 0
    var characters: [Unicode.Scalar] = []
    while characters.count < wanted.count {
      let range = ranges[index]
      let first = range.lowerBound + UInt32(wanted.lowerBound + characters.count - starts[index])
      let values = (first...range.upperBound).prefix(wanted.count - characters.count)
      characters += values.compactMap { Unicode.Scalar($0) }
      index += 1
    }
    return characters
  }
}
