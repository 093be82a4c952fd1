package import OverscrollCore
package import OverscrollListCore
package import OverscrollTrace
import Testing

extension Rig: StoryRig {
  package static let gestures: [String: ClosedRange<Int>] = [
    "touch": 0...0, "pull": 1...2, "drag": 1...3, "fling": 1...1, "lift": 0...0, "place": 1...1,
    "content": 1...1, "grow": 1...1, "finish": 1...2, "attach": 0...1,
  ]
  package static let inputs = ["layout", "relayout"]
  package static let itemValues: [String] = []
  package static var example: Rig { Rig() }
  package var scrollEngine: ScrollEngine { engine }
  package var player: TracePlayer { TracePlayer(showing: engine, nil) }

  package mutating func pass(_ seconds: Double) { run(seconds) }

  package mutating func perform(_ input: ListInput) throws {
    guard case .scroll(let input) = input else { throw StoryError("the story has no list") }
    send(input)
  }

  package mutating func play(_ gesture: String, _ words: [String], _ edge: ScrollEdge) throws {
    func number(_ index: Int) throws -> Double { try Double(word: words[index]) }
    switch gesture {
    case "touch": touch(pointer: pointer + 1)
    case "pull": try pull(number(0), words.count > 1 ? ScrollEdge(word: words[1]) : edge)
    case "drag":
      let (distance, seconds) = try drag(words)
      guard hasFinger else { throw StoryError("no finger is down") }
      drag(by: distance, over: seconds)
    case "fling": fling(by: try number(0))
    // The drag of this finger may have been cancelled before.
    case "lift": lift()
    case "place": place(at: try number(0))
    case "content": layOut(content: try number(0))
    case "grow": grow(by: try number(0))
    case "attach": attach(at: words.isEmpty ? 0 : try number(0))
    default: try finish(words, edge)
    }
  }

  private mutating func pull(_ overscroll: Double, _ edge: ScrollEdge) throws {
    let target = platform.extents.offset(forOverscroll: overscroll, past: edge)
    pull(to: overscroll, at: edge)
    // Without a bounce, or if no drag is possible, the content does not move.
    guard !engine.content.isDragging || !engine.behavior.bounces || abs(offset - target) < 1 else {
      throw StoryError("no finger can pull so far; the offset is \(offset)")
    }
  }

  package func ownValue(_ words: [String], _ edge: ScrollEdge, since before: Rig) -> String? {
    switch words[0] {
    case "unchanged" where words.count == 1: before.engine == engine ? "unchanged" : "changed"
    case "phases": (["phases"] + phases[edge]).joined(separator: " ")
    case "insetChanges": (["insetChanges"] + insetChanges.map(\.text)).joined(separator: " ")
    case "insets": "insets \(platform.insets.start.text) \(platform.insets.end.text)"
    default: nil
    }
  }
}

extension InsetChange {
  /// The insets of both edges, and the offset to scroll to, if any.
  fileprivate var text: String {
    [insets.start.text, insets.end.text, offset?.text ?? "none"].joined(separator: ":")
  }
}
