import OverscrollCore
import Testing

@testable import Overscroll

/// What is seen, a sign a line, what follows from it, and how things are then.
///
/// Signs are phases of scroll events, `live` and `end` of AppKit's live scroll, `touch n` for n fingers that touch,
/// `tracking` and `idle` for SwiftUI's scroll phases, and `move` for the content. What follows is `down`, `lifted`, `taken` away or nothing. Then the fingers are
/// `held` to be on the content, with a `?` while that is in doubt, or it is `unknown` whether they are; otherwise
/// AppKit moves the content (`live`), or nobody does and we may (`free`).
struct TrackpadTimeline: CustomTestStringConvertible {
  let name: String
  let lines: [Line]
  var testDescription: String { name }

  struct Line: Equatable, CustomStringConvertible {
    var sign: String
    var change: String
    var state: String
    var description: String { "\(sign) | \(change) | \(state)" }
  }

  init(_ name: String, _ text: String) {
    self.name = name
    lines = text.split(separator: "\n").map { row in
      let cells = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      return Line(sign: cells[0], change: cells[1], state: cells[2])
    }
  }

  /// The same signs, with what follows from them.
  func played() -> [Line] {
    var fingers = TrackpadFingers()
    return lines.map { line in
      let change = Self.sign(line.sign).map { fingers.handle($0) } ?? .none
      return Line(sign: line.sign, change: Self.name(of: change), state: Self.name(of: fingers))
    }
  }

  private static func sign(_ name: String) -> TrackpadSign? {
    switch name {
    case "mayBegin": .scroll(.mayBegin)
    case "began": .scroll(.began)
    case "changed": .scroll(.changed)
    case "ended": .scroll(.ended)
    case "cancelled": .scroll(.cancelled)
    case "momentum": .scroll(.momentum)
    case "wheel": .scroll(.wheel)
    case "live": .liveScrollStarted
    case "end": .liveScrollEnded
    case "move": .moved
    case "tracking": .scrollPhase(isTracking: true)
    case "idle": .scrollPhase(isTracking: false)
    default: name.split(separator: " ").last.flatMap { Int($0) }.map { .touches($0) }
    }
  }

  private static func name(of change: TrackpadChange) -> String {
    switch change {
    case .none: "."
    case .down: "down"
    case .lifted: "lifted"
    case .takenAway: "taken"
    }
  }

  private static func name(of fingers: TrackpadFingers) -> String {
    switch fingers.phase {
    case .tracking: fingers.isInDoubt ? "held?" : "held"
    case .unknown: "unknown"
    case .free: "free"
    case .decelerating, .resting: "live"
    }
  }
}
