import OverscrollCore
import OverscrollListCore
import OverscrollTrace

/// A line of a story: a time, an event, and the values that are seen after it.
package struct StoryLine: Sendable {
  /// The text of the line.
  package let text: String
  /// The time of the event.
  let time: Time
  /// The words of the event, or none if time only passes.
  let event: [String]
  /// The values that are seen, each with its words.
  let values: [[String]]

  /// The time of an event.
  enum Time {
    /// At once, when the previous event has ended.
    case next
    /// A duration in s after the end of the previous event.
    case after(Double)
    /// A time in s since the beginning of the story.
    case at(Double)
  }

  /// Reads a line with the events and values of a rig.
  init(_ text: some StringProtocol, _ rig: (some StoryRig).Type) throws {
    let text = String(text)
    self.text = text
    guard !text.contains("\t") else { throw StoryError("a tab; separate the columns by spaces") }
    var columns = text.split(separator: "  ", omittingEmptySubsequences: true)
      .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
    time = try Self.time(of: text, &columns)
    if let first = columns.first, rig.isEvent(first[0]) {
      event = first
      columns.removeFirst()
    } else {
      event = []
    }
    values = columns
    for value in values where !rig.isValue(value) {
      throw StoryError("`\(value.joined(separator: " "))` is no event and no value")
    }
  }

  private static func time(of text: String, _ columns: inout [[String]]) throws -> Time {
    guard text.first != " ", let word = columns.first?.first else { return .next }
    columns[0].removeFirst()
    if columns[0].isEmpty { columns.removeFirst() }
    guard let number = Double(word), 0...600 ~= number else {
      throw StoryError("a time is 0 to 600 s, not `\(word)`; a line without a time begins with a space")
    }
    return word.hasPrefix("+") ? .after(number) : .at(number)
  }
}

/// The reason why a line of a story cannot be read or played.
struct StoryError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension Double {
  /// Reads a number of a story, which is at most a million.
  init(word: String) throws {
    guard let number = Double(word), number.magnitude <= 1e6 else {
      throw StoryError("`\(word)` is no number up to a million")
    }
    self = number
  }
}

extension ScrollEdge {
  /// Reads an edge of a story.
  init(word: String) throws {
    switch word {
    case "start": self = .start
    case "end": self = .end
    default: throw StoryError("an edge is start or end, not `\(word)`")
    }
  }
}

extension ListInput {
  /// Reads an input as it is written in a trace, such as `begin start` or `list.touch 5`.
  init(story text: String) throws {
    let lines = "overscroll trace 1\nengine bare\n0 \(text)\nend 1\n"
    do {
      guard case .input(let input) = try Trace(text: Array(lines.utf8)).events[0].input else {
        throw StoryError("`\(text)` is no input")
      }
      self = input
    } catch let error as TraceError {
      throw StoryError("`\(text)`: \(error.reason)")
    }
  }
}
