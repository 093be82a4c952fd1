package import OverscrollCore

/// A timeline of events with the state that is seen after each of them, written as text.
///
/// ```
/// about A pull past the threshold starts the action at the lift.
/// start keepsFailure=true
///
/// 0.0  pull 120          armed
/// +0.1 lift              refreshing  gap 60
/// +1   finish success    settling
/// +2                     idle  offset 0
/// ```
///
/// The lines before the first empty line are the setup:
///
/// - `source` names the sources for which the story is true, by default all.
/// - `start` and `end` name the configurations of an edge, separated by `|`. `both` gives both edges the same
///   configurations.
/// - `edge` names the edge of the events and values that name none. With `edge start end`, the story is true
///   for both. The word `edge` in an event is then this edge.
/// - `phase unknown` means that the platform does not report its phase.
/// - `viewport` and `content` are extents, in pt.
///
/// Each further line has a time in s, an event and what
/// is seen; at least two spaces separate these columns and the values that are seen. A time that begins with
/// `+` is relative to the end of the previous event. Without a time, the event follows at once.
package struct Story: Sendable {
  /// What the story shows, in one sentence.
  package private(set) var about = ""
  /// The sources for which the story is true.
  package private(set) var sources: [ScrollBehavior.Source] = [.engine, .platformInset, .platformTransform]
  /// The configurations of each edge for which the story is true.
  package private(set) var configurations = EdgePair<[Choice]>(start: [.standard], end: [.disabled])
  /// Whether both edges have the same configuration, one of `configurations.start`.
  private(set) var hasEqualEdges = false
  /// The edges for which the story is true, each as the edge of the events and values that name none.
  package private(set) var edges = [ScrollEdge.start]
  /// Whether the platform reports its phase.
  package private(set) var reportsPhase = true
  /// The extents of the viewport and the content, in pt.
  package private(set) var extents = ScrollExtents(viewport: 800, content: 3000)
  /// The lines after the setup, in order.
  package private(set) var lines: [StoryLine] = []

  /// A configuration of an edge, with its name in a story.
  package struct Choice: Sendable {
    /// The words of the story.
    package let name: String
    /// The configuration, or `nil` for a disabled edge.
    package let configuration: EdgeConfiguration?

    static let standard = Choice(name: "standard", configuration: .phone)
    static let disabled = Choice(name: "disabled", configuration: nil)
  }

  /// A story that cannot be read, with the number of its line.
  package struct Failure: Error, CustomStringConvertible {
    /// The number of the line, from 1.
    package let line: Int
    /// The reason.
    package let reason: String
    /// The line and the reason.
    package var description: String { "line \(line): \(reason)" }
  }

  /// Reads a story.
  ///
  /// - Throws: `Failure` for a line that has an unknown word.
  package init(_ text: String) throws {
    var isSetup = true
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) {
        isSetup = isSetup && about.isEmpty
        continue
      }
      do {
        if isSetup { try setUp(String(line)) } else { lines.append(try StoryLine(String(line))) }
      } catch let error as StoryError {
        throw Failure(line: index + 1, reason: error.reason)
      }
    }
    if about.isEmpty || lines.isEmpty {
      throw Failure(line: 1, reason: "a story has a line `about` and events")
    }
  }

  private mutating func setUp(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case "about": about = rest
    case "source": sources = try words.dropFirst().map(Self.source)
    case "start": configurations.start = try Self.choices(rest)
    case "end": configurations.end = try Self.choices(rest)
    case "both":
      configurations = EdgePair(start: try Self.choices(rest), end: [])
      hasEqualEdges = true
    case "edge": edges = try words.dropFirst().map(ScrollEdge.init(word:))
    case "phase":
      guard rest == "unknown" else { throw StoryError("the phase is unknown, or has no line") }
      reportsPhase = false
    case "viewport": extents = ScrollExtents(viewport: try Double(word: rest), content: extents.content)
    case "content": extents = ScrollExtents(viewport: extents.viewport, content: try Double(word: rest))
    default: throw StoryError("the setup has no `\(words[0])`")
    }
  }

  private static func source(_ word: String) throws -> ScrollBehavior.Source {
    switch word {
    case "driven": .engine
    case "inset": .platformInset
    case "shifted": .platformTransform
    default: throw StoryError("a source is driven, inset or shifted, not `\(word)`")
    }
  }

  /// Reads configurations separated by `|`: names of presets, options as in a trace, or `pulled`.
  private static func choices(_ text: String) throws -> [Choice] {
    try text.split(separator: "|").flatMap { part in
      let words = part.split(separator: " ").map(String.init)
      let name = words.joined(separator: " ")
      if name == "pulled" {
        return Preset.pulled.map { Choice(name: $0.testDescription, configuration: $0.configuration) }
      }
      if name == "disabled" { return [Choice.disabled] }
      let preset = Preset.pulled.first { $0.testDescription == words.first }
      let options = (preset == nil ? words : Array(words.dropFirst())).joined(separator: " ")
      guard preset == nil || options.isEmpty else { throw StoryError("a preset has no options") }
      if let preset { return [Choice(name: name, configuration: preset.configuration)] }
      guard case .configure(_, let configuration) = try ScrollInput(story: "configure start \(options)")
      else {
        return []
      }
      return [Choice(name: name, configuration: configuration)]
    }
  }
}
