import Foundation

/// A fact about Apple's SwiftUI or UIKit that a public project has recorded.
struct RecordedFact: Decodable, Sendable {
  let id: String
  /// The operating system and the machine of the recording.
  let platform: String
  let version: String
  let description: String
  /// The repository that contains the recording, and the file in that repository.
  let source: String
  /// The recorded values, in the order of the description.
  ///
  /// Lengths are in pt.
  let values: [FactValue]

  /// All facts in `RecordedFacts.json`, in the order of the file.
  static let all: [RecordedFact] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("RecordedFacts.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([RecordedFact].self, from: data)) ?? []
  }()

  static func named(_ id: String) -> RecordedFact? { all.first { $0.id == id } }
}

/// A recorded value: a number or a word.
enum FactValue: Decodable, Equatable, Sendable, CustomStringConvertible {
  case number(Double)
  case word(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .word(try container.decode(String.self))
    }
  }

  /// Whether both values are the same word, or are numbers that differ by less than 0.01.
  func matches(_ other: FactValue) -> Bool {
    switch (self, other) {
    case (.number(let one), .number(let other)): abs(one - other) < 0.01
    case (.word(let one), .word(let other)): one == other
    default: false
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word
    }
  }
}

extension [FactValue] {
  init(_ numbers: [CGFloat]) { self = numbers.map { .number(Double($0)) } }
  init(words: [String]) { self = words.map { .word($0) } }

  func matches(_ other: [FactValue]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.matches($1) }
  }
}
