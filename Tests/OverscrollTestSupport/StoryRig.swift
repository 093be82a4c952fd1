package import OverscrollCore
package import OverscrollListCore
package import OverscrollTrace

/// A rig that plays the lines of stories: a scroll view, or a list.
///
/// The extension has the words that both have.
package protocol StoryRig {
  /// The events with words of their own, and the number of words after the event.
  static var gestures: [String: ClosedRange<Int>] { get }
  /// The names of the inputs, as in a trace.
  static var inputs: [String] { get }
  /// The values that have the index of an item after their name. They are `none` for an item that is missing.
  static var itemValues: [String] { get }
  /// A rig on which the names of values are checked before a story runs.
  static var example: Self { get }

  /// The current time, in s.
  var time: Double { get }
  /// The effects so far, in order, without those that request insets or a report.
  var effects: [ScrollEffect] { get }
  /// The engine of the scroll view.
  var scrollEngine: ScrollEngine { get }
  /// A player that shows the state of the engine.
  var player: TracePlayer { get }

  /// Advances time, frame by frame.
  mutating func pass(_ seconds: Double)
  /// Sends an input, and performs its effects.
  mutating func perform(_ input: ListInput) throws
  /// Plays an event of `gestures`, whose number of words has been checked.
  mutating func play(_ gesture: String, _ words: [String], _ edge: ScrollEdge) throws
  /// Returns what is seen of a value that only this rig has, or `nil` for an unknown name.
  func ownValue(_ words: [String], _ edge: ScrollEdge, since before: Self) -> String?
}

extension StoryRig {
  /// Whether a word is the name of an event in a story.
  static func isEvent(_ word: String) -> Bool {
    gestures[word] != nil || inputs.contains(word) || common.contains(word)
  }

  /// Whether words name a value in a story.
  static func isValue(_ words: [String]) -> Bool {
    example.value(words, .start, since: example, 0) != nil
  }

  /// The inputs that a list has as well, as in a trace; `finish` also has words of its own.
  private static var common: [String] {
    [
      "begin", "cancel", "configure", "dragBegan", "dragCancelled", "dragEnded", "dragMoved", "enable",
      "exhaust", "indicatorExtent", "observed", "retarget", "scrollTo", "setBehavior", "setExclusion", "step",
      "stop", "tap", "tick", "wheel",
    ]
  }

  /// Plays an event of a story, which `x3` after its words repeats.
  mutating func play(_ event: [String], _ edge: ScrollEdge) throws {
    var event = event.map { $0 == "edge" ? "\(edge)" : $0 }
    var count = 1
    if let last = event.last, last.first == "x", let times = Int(last.dropFirst()) {
      guard 1...1000 ~= times else { throw StoryError("an event is repeated 1 to 1000 times, not `\(last)`") }
      event.removeLast()
      count = times
    }
    let words = Array(event.dropFirst())
    // `finish` with a number is an input: the number is the token of a start, as in a trace.
    let isInput = event[0] == "finish" && words.first.flatMap(Double.init) != nil
    for _ in 0..<count {
      guard let counts = Self.gestures[event[0]], !isInput else {
        try playInput(event)
        continue
      }
      guard counts.contains(words.count) else {
        let number =
          counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
        throw StoryError("`\(event[0])` has \(number) words after it, not \(words.count)")
      }
      try play(event[0], words, edge)
    }
  }

  /// Sends an input that is written as in a trace.
  mutating func playInput(_ event: [String]) throws {
    // A behavior that names no source keeps the source.
    let keepsSource = event[0] == "setBehavior" && !event.contains { $0.hasPrefix("source=") }
    let source = keepsSource ? ["source=\(Story.name(of: scrollEngine.behavior.source))"] : []
    try perform(ListInput(story: (event + source).joined(separator: " ")))
  }

  /// Ends the running action of an edge with a result.
  mutating func finish(_ words: [String], _ edge: ScrollEdge) throws {
    let edge = words.count > 1 ? try ScrollEdge(word: words[1]) : edge
    guard let result = RefreshResult.allCases.first(where: { "\($0)" == words[0] }) else {
      throw StoryError("`\(words[0])` is no result")
    }
    guard let token = token(edge) else { throw StoryError("no action is running") }
    try perform(.scroll(.finish(token, result)))
  }

  /// Returns the distance and the duration of a drag, in pt and s.
  func drag(_ words: [String]) throws -> (distance: Double, seconds: Double) {
    guard words.count == 1 || (words.count == 3 && words[1] == "over") else {
      throw StoryError("`drag` has a distance, and possibly `over` and a duration")
    }
    let seconds = words.count == 3 ? try Double(word: words[2]) : 0.25
    guard 0...600 ~= seconds else { throw StoryError("a drag takes 0 to 600 s, not \(seconds.text) s") }
    return (try Double(word: words[0]), seconds)
  }

  /// Returns what is seen of a value, written as in a story, or `nil` for an unknown name.
  ///
  /// - Parameters:
  ///   - words: The value in the story.
  ///   - edge: The edge, if the value names none.
  ///   - before: The rig before the event of the line, or before the time that the line takes.
  ///   - count: The number of effects before the event of the line, or before the time that the line takes.
  func value(_ words: [String], _ edge: ScrollEdge, since before: Self, _ count: Int) -> String? {
    var (words, edge, prefix) = (words, edge, "")
    if words.count > 1, let named = try? ScrollEdge(word: words[0]) {
      (edge, prefix) = (named, words.removeFirst() + " ")
    }
    let name = words[0]
    let arguments = Self.itemValues.contains(name) ? 1 : 0
    // A bound is a name, a sign and a number.
    if let sign = words.firstIndex(where: { $0 == "<" || $0 == ">" }),
      sign != 1 + arguments || words.count != 3 + arguments
    {
      return nil
    }
    if let own = ownValue(words, edge, since: before) { return prefix + own }
    switch name {
    case "starts": return prefix + "starts \(starts(edge))"
    case "levels": return prefix + (["levels"] + levels(edge).map { "\($0)" }).joined(separator: " ")
    case "outcomes": return prefix + (["outcomes"] + outcomes(edge).map { "\($0)" }).joined(separator: " ")
    case "effects": return (["effects"] + effects[count...].map(\.word)).joined(separator: " ")
    case "adjustments": return (["adjustments"] + adjustments.map(\.text)).joined(separator: " ")
    default: break
    }
    if words.count == 1 { return phaseNames.contains(name) ? prefix + phase(edge) : nil }
    guard words.count == 2 || ["<", ">"].contains(words[1]) else { return nil }
    var player = player
    let full = name == "offset" ? "contentOffset" : name
    guard let seen = player["\(edge).\(full)"] ?? player[full] ?? player["list.\(full)"] else { return nil }
    return prefix + name + " " + (Double(seen)?.text ?? seen)
  }
}

private let phaseNames = [
  "idle", "pulling", "armed", "refreshing", "showingResult", "settling", "failed", "noMoreContent",
  "disabled",
]

extension Double {
  /// The number with at most four decimals.
  var text: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
