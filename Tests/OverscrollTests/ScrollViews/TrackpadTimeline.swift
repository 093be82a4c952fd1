import OverscrollCore
import Testing

@testable import Overscroll

/// A sequence of trackpad events, with the expected change and state after each event.
///
/// Events:
/// - A phase of a scroll event, such as `began`.
/// - `live` and `end`: the start and the end of AppKit's live scroll.
/// - `touch n`: n fingers touch the trackpad.
/// - `tracking` and `idle`: SwiftUI's scroll phases.
/// - `move`: the content has moved.
///
/// Changes are `down`, `lifted`, `taken` for a cancellation, and `.` for no change.
///
/// States:
/// - `held`: fingers move the content. `held?` means that this is uncertain.
/// - `unknown`: fingers may move the content.
/// - `live`: AppKit moves the content.
/// - `free`: nothing moves the content, and the package may scroll it.
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

  /// Returns the same events with the actual changes and states.
  func played() -> [Line] {
    var fingers = TrackpadState()
    return lines.map { line in
      let change = Self.sign(line.sign).map { fingers.handle($0) } ?? .none
      return Line(sign: line.sign, change: Self.name(of: change), state: Self.name(of: fingers))
    }
  }

  private static func sign(_ name: String) -> TrackpadEvent? {
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
    case .cancelled: "taken"
    }
  }

  private static func name(of fingers: TrackpadState) -> String {
    switch fingers.phase {
    case .tracking: fingers.isUncertain ? "held?" : "held"
    case .unknown: "unknown"
    case .free: "free"
    case .decelerating, .resting: "live"
    }
  }
}
