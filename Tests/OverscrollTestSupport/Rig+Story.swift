import OverscrollCore
import OverscrollTrace
import Testing

extension Rig {
  /// The events of a story that are not inputs of the engine.
  private static let gestures = [
    "touch", "pull", "drag", "fling", "lift", "place", "content", "grow", "finish", "attach",
  ]
  /// The names of the inputs of the engine, as in a trace.
  private static let inputs = [
    "begin", "cancel", "configure", "dragBegan", "dragCancelled", "dragEnded", "dragMoved", "enable",
    "exhaust",
    "indicatorExtent", "layout", "observed", "relayout", "retarget", "scrollTo", "setBehavior",
    "setExclusion",
    "step", "stop", "tap", "tick", "wheel",
  ]
  private static let lists = ["starts", "levels", "outcomes", "phases"]

  /// Whether a word is the name of an event in a story.
  static func isEvent(_ word: String) -> Bool { gestures.contains(word) || inputs.contains(word) }

  /// Whether words name a value in a story.
  static func isValue(_ words: [String]) -> Bool {
    let rig = Rig()
    return words == ["unchanged"] || words[0] == "effects" || rig.value(words, .start, since: rig, 0) != nil
  }

  /// Plays an event of a story.
  mutating func play(_ event: [String], _ edge: ScrollEdge) throws {
    let event = event.map { $0 == "edge" ? "\(edge)" : $0 }
    var words = event.dropFirst()
    var edge = edge
    if let last = words.last, let named = try? ScrollEdge(word: last), Self.gestures.contains(event[0]) {
      edge = named
      words.removeLast()
    }
    func number() throws -> Double {
      guard let word = words.popFirst() else { throw StoryError("`\(event[0])` needs a number") }
      return try Double(word: word)
    }
    switch event[0] {
    case "touch": touch(pointer: pointer + 1)
    case "pull": pull(to: try number(), at: edge)
    case "drag": drag(by: try number(), over: words.popFirst() == "over" ? try number() : 0.25)
    case "fling": fling(by: try number())
    case "lift": lift()
    case "place": place(at: try number())
    case "content": layOut(content: try number())
    case "grow": grow(by: try number())
    case "attach": attach(at: words.isEmpty ? 0 : try number())
    // A number is the token of a start, as in a trace.
    case "finish" where words.first.flatMap(Double.init) == nil:
      guard let result = RefreshResult.allCases.first(where: { "\($0)" == words.first }),
        let token = tokens(edge).last
      else { throw StoryError("`finish` needs a result and an action") }
      send(.finish(token, result))
    case "setBehavior" where !words.contains { $0.hasPrefix("source=") }:
      send(
        try ScrollInput(
          story: (event + ["source=\(Story.name(of: engine.behavior.source))"]).joined(separator: " ")))
    default: send(try ScrollInput(story: event.joined(separator: " ")))
    }
  }

  /// Returns what is seen of a value, written as in a story, or `nil` for an unknown name.
  ///
  /// - Parameters:
  ///   - words: The value in the story.
  ///   - edge: The edge, if the value names none.
  ///   - before: The rig before the event of the line, or before the time that the line takes.
  ///   - count: The number of effects before the event of the line, or before the time that the line takes.
  func value(_ words: [String], _ edge: ScrollEdge, since before: Rig, _ count: Int) -> String? {
    var (words, edge, prefix) = (words, edge, "")
    if words.count > 1, let named = try? ScrollEdge(word: words[0]) {
      (edge, prefix) = (named, words.removeFirst() + " ")
    }
    let name = words[0]
    switch name {
    case "unchanged": return before.engine == engine ? "unchanged" : "changed"
    case "starts": return prefix + "starts \(starts(edge))"
    case "levels": return prefix + (["levels"] + levels(edge).map { "\($0)" }).joined(separator: " ")
    case "outcomes": return prefix + (["outcomes"] + outcomes(edge).map { "\($0)" }).joined(separator: " ")
    case "phases": return prefix + (["phases"] + phases[edge]).joined(separator: " ")
    case "effects": return (["effects"] + effects[count...].map(\.word)).joined(separator: " ")
    case "insetChanges":
      return (["insetChanges"] + insetChanges.map(\.text)).joined(separator: " ")
    case "adjustments": return (["adjustments"] + adjustments.map(\.text)).joined(separator: " ")
    case "insets": return "insets \(platform.insets.start.text) \(platform.insets.end.text)"
    default: break
    }
    if words.count == 1 { return Self.phaseNames.contains(name) ? prefix + phase(edge) : nil }
    var player = TracePlayer(showing: engine, nil)
    let full = name == "offset" ? "contentOffset" : name
    guard let seen = player["\(edge).\(full)"] ?? player[full] else { return nil }
    return prefix + name + " " + (Double(seen)?.text ?? seen)
  }

  private static let phaseNames = [
    "idle", "pulling", "armed", "refreshing", "showingResult", "settling", "failed", "noMoreContent",
    "disabled",
  ]
}

extension InsetChange {
  /// The insets of both edges, and the offset to scroll to, if any.
  fileprivate var text: String {
    [insets.start.text, insets.end.text, offset?.text ?? "none"].joined(separator: ":")
  }
}

extension Double {
  /// The number with at most four decimals.
  fileprivate var text: String {
    let rounded = (self * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
