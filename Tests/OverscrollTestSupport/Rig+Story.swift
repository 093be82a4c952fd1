import OverscrollCore
import OverscrollTrace
import Testing

extension Rig {
  /// The events of a story with words of their own, and the number of words after the event.
  private static let gestures: [String: ClosedRange<Int>] = [
    "touch": 0...0, "pull": 1...2, "drag": 1...3, "fling": 1...1, "lift": 0...0, "place": 1...1,
    "content": 1...1, "grow": 1...1, "finish": 1...2, "attach": 0...1,
  ]
  /// The names of the inputs of the engine, as in a trace.
  private static let inputs = [
    "begin", "cancel", "configure", "dragBegan", "dragCancelled", "dragEnded", "dragMoved", "enable",
    "exhaust", "indicatorExtent", "layout", "observed", "relayout", "retarget", "scrollTo", "setBehavior",
    "setExclusion", "step", "stop", "tap", "tick", "wheel",
  ]

  /// Whether a word is the name of an event in a story.
  static func isEvent(_ word: String) -> Bool { gestures[word] != nil || inputs.contains(word) }

  /// Whether words name a value in a story.
  static func isValue(_ words: [String]) -> Bool {
    let rig = Rig()
    return rig.value(words, .start, since: rig, 0) != nil
  }

  /// Plays an event of a story.
  mutating func play(_ event: [String], _ edge: ScrollEdge) throws {
    let event = event.map { $0 == "edge" ? "\(edge)" : $0 }
    let words = Array(event.dropFirst())
    // A number is the token of a start, as in a trace.
    let isTokenOfTrace = event[0] == "finish" && words.first.flatMap(Double.init) != nil
    guard let counts = Self.gestures[event[0]], !isTokenOfTrace else { return try playInput(event) }
    guard counts.contains(words.count) else {
      throw StoryError("`\(event[0])` has \(counts.lowerBound) to \(counts.upperBound) words after it")
    }
    func number(_ index: Int) throws -> Double { try Double(word: words[index]) }
    switch event[0] {
    case "touch": touch(pointer: pointer + 1)
    case "pull": try pull(number(0), words.count > 1 ? ScrollEdge(word: words[1]) : edge)
    case "drag":
      guard words.count == 1 || (words.count == 3 && words[1] == "over") else {
        throw StoryError("`drag` has a distance, and possibly `over` and a duration")
      }
      guard hasFinger else { throw StoryError("no finger is down") }
      drag(by: try number(0), over: words.count == 3 ? try number(2) : 0.25)
    case "fling": fling(by: try number(0))
    // The drag of this finger may have been cancelled before.
    case "lift": lift()
    case "place": place(at: try number(0))
    case "content": layOut(content: try number(0))
    case "grow": grow(by: try number(0))
    case "attach": attach(at: words.isEmpty ? 0 : try number(0))
    default: try finish(words[0], words.count > 1 ? ScrollEdge(word: words[1]) : edge)
    }
  }

  private mutating func playInput(_ event: [String]) throws {
    // A behavior that names no source keeps the source.
    let keepsSource = event[0] == "setBehavior" && !event.contains { $0.hasPrefix("source=") }
    let source = keepsSource ? ["source=\(Story.name(of: engine.behavior.source))"] : []
    send(try ScrollInput(story: (event + source).joined(separator: " ")))
  }

  private mutating func pull(_ overscroll: Double, _ edge: ScrollEdge) throws {
    let target = platform.extents.offset(forOverscroll: overscroll, past: edge)
    pull(to: overscroll, at: edge)
    // Without a bounce, or if no drag is possible, the content does not move.
    guard !engine.content.isDragging || !engine.behavior.bounces || abs(offset - target) < 1 else {
      throw StoryError("no finger can pull so far; the offset is \(offset)")
    }
  }

  private mutating func finish(_ word: String, _ edge: ScrollEdge) throws {
    guard let result = RefreshResult.allCases.first(where: { "\($0)" == word }) else {
      throw StoryError("`\(word)` is no result")
    }
    guard let token = tokens(edge).last, tokens(edge).count > outcomes(edge).count else {
      throw StoryError("no action is running")
    }
    send(.finish(token, result))
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
    // A bound is a name, a sign and a number.
    if let sign = words.firstIndex(where: { $0 == "<" || $0 == ">" }), sign != 1 || words.count != 3 {
      return nil
    }
    switch name {
    case "unchanged" where words.count == 1: return before.engine == engine ? "unchanged" : "changed"
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
    guard words.count == 2 || ["<", ">"].contains(words[1]) else { return nil }
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
