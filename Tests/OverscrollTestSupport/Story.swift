package import OverscrollCore
import OverscrollListCore

/// A timeline of events with the state that is seen after each of them, written as text.
///
/// ```
/// about A pull past the threshold starts the action at the lift.
/// start keepsFailure=true
///
/// 0.0   pull 120         armed
/// +0.1  lift             refreshing  gap 60
/// +1    finish success   settling
/// +2                     idle  offset 0
/// ```
///
/// The lines before the first empty line are the setup. Each further line has a time in s, an event and what is
/// seen. At least two spaces separate these columns, and the values that are seen. `Tests/Stories/README.md`
/// lists all words.
package struct Story: Sendable {
  /// What the story shows, in one sentence.
  package private(set) var about = ""
  /// The sources for which the story is true.
  package private(set) var sources: [ScrollBehavior.Source] = [.engine, .platformInset, .platformTransform]
  /// The configurations of each edge for which the story is true; `end` is empty if both edges are equal.
  package private(set) var configurations = EdgePair<[Choice]>(start: [.standard], end: [.disabled])
  /// Whether both edges have the same configuration, one of `configurations.start`.
  private(set) var hasEqualEdges = false
  /// The edges for which the story is true, each as the edge of the events and values that name none.
  package private(set) var edges = [ScrollEdge.start]
  /// Whether the platform reports its phase.
  package private(set) var reportsPhase = true
  /// The extents of the viewport and the content, in pt.
  package private(set) var extents = ScrollExtents(viewport: 800, content: 3000)
  /// The lists for which the story is true, or none for a story of a scroll view.
  package private(set) var lists: [ListSetup] = []
  /// The extents of the items of a list.
  private(set) var items = ItemExtents()
  /// The values of the words that begin with `$`, if the story is true for several.
  package private(set) var selection = ""
  /// The first words of the setup's lines.
  private var setup: Set<String> = []
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

  /// Reads a story, once for each case in its line `cases`.
  ///
  /// A case is `name=value` for each name, and replaces `$name` by the value, with spaces for `_`. Cases are
  /// separated by `|`.
  ///
  /// - Throws: `Failure` as `init(_:)`, and for a case without a value, or with a name that the story lacks.
  package static func all(_ text: String) throws -> [Story] {
    let text = text.replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { $0.split(separator: " ").first == "cases" }) else {
      return [try Story(text)]
    }
    let line = String(lines[index])
    let cases = line.dropFirst(5).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return try cases.map { words in
      let values = words.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
      guard !values.isEmpty, values.allSatisfy({ $0.count == 2 && text.contains("$" + $0[0]) }) else {
        throw Failure(
          line: index + 1, reason: "a case is `name=value` for names that the story has as `$name`")
      }
      var text = text.replacing(line, with: "cases \(words)")
      // The longest name is first, because its beginning may also be a name.
      for value in values.sorted(by: { $0[0].count > $1[0].count }) {
        text.replace("$" + value[0], with: value[1].replacing("_", with: " "))
      }
      return try Story(text)
    }
  }

  /// Reads a story with at most one case.
  ///
  /// - Throws: `Failure` for a line with an unknown, missing or extra word, and for a story that checks nothing.
  package init(_ text: String) throws {
    var isSetup = true
    let text = text.replacing("\r\n", with: "\n")
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) {
        isSetup = isSetup && about.isEmpty
        continue
      }
      do {
        if isSetup {
          try setUp(String(line))
        } else {
          lines.append(try lists.isEmpty ? StoryLine(line, Rig.self) : StoryLine(line, ListRig.self))
        }
      } catch let error as StoryError {
        throw Failure(line: index + 1, reason: error.reason)
      }
    }
    guard !about.isEmpty, lines.last?.values.isEmpty == false else {
      throw Failure(line: 1, reason: "a story has a line `about`, and its last line says what is seen")
    }
    guard setup.isDisjoint(with: lists.isEmpty ? ["items"] : ["content", "phase"]) else {
      throw Failure(
        line: 1, reason: "`items` needs a line `list`, and a list has no `content` and no `phase`")
    }
  }

  private mutating func setUp(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    guard !rest.isEmpty else { throw StoryError("nothing is after `\(words[0])`") }
    guard setup.insert(words[0]).inserted, !setup.isSuperset(of: ["both", "end"]) else {
      throw StoryError("the setup says this twice")
    }
    switch words[0] {
    case "about": about = rest
    case "source": sources = try words.dropFirst().map(Self.source)
    case "start": configurations.start = try Self.choices(rest)
    case "end": configurations.end = try Self.choices(rest)
    case "both":
      configurations = EdgePair(start: try Self.choices(rest), end: [])
      hasEqualEdges = true
    case "edge": edges = try words.dropFirst().map(ScrollEdge.init(word:))
    case "list":
      lists = try rest.split(separator: "|", omittingEmptySubsequences: false).map {
        try ListSetup(String($0))
      }
    case "items": items = try ItemExtents(rest.split(separator: " ").map(String.init))
    case "cases": selection = rest
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

  /// Reads configurations separated by `|`: presets, options as in a trace, `disabled` or `pulled`.
  private static func choices(_ text: String) throws -> [Choice] {
    try text.split(separator: "|", omittingEmptySubsequences: false).flatMap { part in
      let words = part.split(separator: " ").map(String.init)
      guard !words.isEmpty else { throw StoryError("nothing is beside `|`") }
      let name = words.joined(separator: " ")
      if name == "pulled" {
        return Preset.pulled.map { Choice(name: $0.testDescription, configuration: $0.configuration) }
      }
      if name == "disabled" { return [Choice.disabled] }
      let preset = Preset.pulled.first { $0.testDescription == words.first }
      let options = (preset == nil ? words : Array(words.dropFirst())).joined(separator: " ")
      guard preset == nil || options.isEmpty else { throw StoryError("a preset has no options") }
      if let preset { return [Choice(name: name, configuration: preset.configuration)] }
      guard
        case .scroll(.configure(_, let configuration)) = try ListInput(story: "configure start \(options)")
      else {
        return []
      }
      return [Choice(name: name, configuration: configuration)]
    }
  }
}
