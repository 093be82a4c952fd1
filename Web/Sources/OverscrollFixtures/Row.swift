/// The presentation and the effects after an event, in the same form as in JavaScript.
public struct Row: Codable, Equatable, Sendable {
  /// The presentation's 37 numbers, each as the 16 hexadecimal digits of its bits.
  public let numbers: [String]
  /// The event's effects, each as a record of four numbers.
  public let effects: [[Int32]]

  init(numbers: [Double], effects: [[Int32]]) {
    self.numbers = numbers.map { Row.digits($0.bitPattern) }
    self.effects = effects
  }

  /// Returns the bits of a number as 16 hexadecimal digits.
  static func digits(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the presentation's number at an index.
  func number(at index: Int) -> Double {
    numbers.indices.contains(index)
      ? Double(bitPattern: UInt64(numbers[index], radix: 16) ?? 0) : .nan
  }
}

extension [Row] {
  /// The FNV-1a digest of all bits in the rows, as 16 hexadecimal digits.
  ///
  /// Different rows have different digests with a high probability.
  public var digest: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for row in self {
      for number in row.numbers { add(number) }
      for effect in row.effects { add(effect.map(String.init).joined(separator: ",") + ";") }
      add("\n")
    }
    return Row.digits(hash)
  }

  /// Describes the first difference between two replays, or returns nil if all bits are equal.
  public func difference(from other: [Row]) -> String? {
    for (index, (mine, theirs)) in zip(self, other).enumerated() where mine != theirs {
      let differences = Swift.zip(mine.numbers, theirs.numbers).enumerated().filter { $1.0 != $1.1 }
      let names = differences.map { "\(Row.name(of: $0.offset)) \($0.element.0) \($0.element.1)" }
      return "event \(index): \(names.joined(separator: ", ")) effects \(mine.effects) \(theirs.effects)"
    }
    return count == other.count ? nil : "\(count) and \(other.count) rows"
  }
}
