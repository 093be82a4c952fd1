/// Every character that Unicode has assigned, as this version of Swift knows them: about 160 000.
///
/// The characters have numbers, from 0 on in the order of their code points, and come in blocks of `blockSize`.
struct CharacterBook: Sendable {
  /// How many characters a block has: about 28 KB of names, and 200 000 px of cards.
  static let blockSize = 1024

  /// The one book; it is made when somebody first asks for it.
  static let shared = CharacterBook()

  /// Ranges of code points that are all assigned, in order, with gaps between them.
  let ranges: [ClosedRange<UInt32>]

  /// How many characters there are.
  let count: Int

  /// Where each range's first character stands among all.
  private let starts: [Int]

  /// Looks at every code point there is.
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

  /// How many blocks there are; only the last may be short.
  var blockCount: Int { (count + Self.blockSize - 1) / Self.blockSize }

  /// The characters of a block, in order.
  ///
  /// - Parameter block: From 0 up to `blockCount`.
  func characters(inBlock block: Int) -> [Unicode.Scalar] {
    let wanted = block * Self.blockSize..<min((block + 1) * Self.blockSize, count)
    var place = starts.lastIndex { $0 <= wanted.lowerBound } ?? 0
    var characters: [Unicode.Scalar] = []
    while characters.count < wanted.count {
      let range = ranges[place]
      let first = range.lowerBound + UInt32(wanted.lowerBound + characters.count - starts[place])
      let values = (first...range.upperBound).prefix(wanted.count - characters.count)
      characters += values.compactMap { Unicode.Scalar($0) }
      place += 1
    }
    return characters
  }
}
