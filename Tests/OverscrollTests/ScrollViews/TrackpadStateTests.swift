import OverscrollCore
import Testing

@testable import Overscroll

/// The state of the fingers on a Mac's trackpad, derived from the events that AppKit and SwiftUI report.
@Suite struct TrackpadStateTests {
  static let timelines = [
    TrackpadTimeline(
      "All scroll events are reported",
      """
      began    | .      | free
      live     | down   | unknown
      move     | .      | unknown
      changed  | .      | held
      move     | .      | held
      ended    | lifted | live
      move     | .      | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "A momentum event shows that the fingers have lifted",
      """
      began    | .      | free
      live     | down   | unknown
      changed  | .      | held
      momentum | lifted | live
      momentum | .      | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Only the first scroll event and the touches are reported",
      """
      touch 2  | .      | free
      began    | .      | free
      live     | down   | held
      touch 2  | .      | held
      move     | .      | held?
      touch 2  | .      | held
      move     | .      | held?
      touch 2  | .      | held
      touch 1  | .      | held
      touch 0  | lifted | live
      move     | .      | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Only the touches and a `mayBegin` event are reported",
      """
      touch 2  | .      | free
      mayBegin | .      | free
      live     | down   | held
      move     | .      | held?
      touch 0  | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "The lift is not reported, so after several moves AppKit is assumed to move the content",
      """
      touch 2  | .      | free
      began    | .      | free
      live     | down   | held
      move     | .      | held?
      touch 2  | .      | held
      move     | .      | held?
      move     | .      | held?
      move     | .      | held?
      move     | .      | held?
      move     | lifted | live
      move     | .      | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "A late touch shows that the fingers are still down",
      """
      touch 2  | .      | free
      began    | .      | free
      live     | down   | held
      move     | .      | held?
      move     | .      | held?
      move     | .      | held?
      move     | .      | held?
      move     | lifted | live
      touch 2  | down   | held
      touch 0  | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Only the motion is reported, so the fingers are unknown",
      """
      began    | .      | free
      live     | down   | unknown
      move     | .      | unknown
      move     | .      | unknown
      end      | lifted | free
      """),
    TrackpadTimeline(
      "Only SwiftUI's phases report the fingers",
      """
      began    | .      | free
      live     | down   | unknown
      move     | .      | unknown
      tracking | .      | held
      move     | .      | held
      tracking | .      | held
      idle     | lifted | live
      move     | .      | live
      tracking | down   | held
      end      | lifted | free
      """),
    TrackpadTimeline(
      "SwiftUI's phases report fingers before AppKit does",
      """
      tracking | .      | free
      live     | .      | live
      idle     | .      | live
      tracking | down   | held
      touch 2  | .      | held
      move     | .      | held
      touch 0  | lifted | live
      idle     | .      | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "SwiftUI's phases report the lift of unknown fingers",
      """
      began    | .      | free
      live     | down   | unknown
      idle     | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "SwiftUI's phases report a second pull within one live scroll late",
      """
      mayBegin | .      | free
      live     | down   | unknown
      tracking | .      | held
      momentum | lifted | live
      began    | down   | unknown
      idle     | lifted | live
      tracking | down   | held
      changed  | .      | held
      idle     | .      | held
      ended    | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Touches take precedence over SwiftUI's phases",
      """
      touch 2  | .      | free
      began    | .      | free
      live     | down   | held
      move     | .      | held?
      tracking | .      | held?
      idle     | .      | held?
      touch 2  | .      | held
      touch 0  | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Touches report a second pull within one live scroll",
      """
      touch 2  | .      | free
      began    | .      | free
      live     | down   | held
      touch 0  | lifted | live
      move     | .      | live
      touch 1  | .      | live
      touch 2  | down   | held
      touch 1  | .      | held
      touch 0  | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Events report a second gesture within one live scroll",
      """
      began    | .      | free
      live     | down   | unknown
      changed  | .      | held
      ended    | lifted | live
      began    | down   | unknown
      changed  | .      | held
      ended    | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "The system cancels the gesture",
      """
      began     | .     | free
      live      | down  | unknown
      changed   | .     | held
      cancelled | taken | live
      end       | .     | free
      """),
    TrackpadTimeline(
      "Fingers touch and lift without scrolling",
      """
      mayBegin  | . | free
      cancelled | . | free
      live      | . | live
      end       | . | free
      """),
    TrackpadTimeline(
      "An inner scroll view handles the gesture",
      """
      touch 2 | . | free
      began   | . | free
      touch 2 | . | free
      touch 0 | . | free
      live    | . | live
      end     | . | free
      """),
    TrackpadTimeline(
      "The user drags a scroller or presses a key",
      """
      live   | . | live
      move   | . | live
      end    | . | free
      """),
    TrackpadTimeline(
      "The user turns a mouse wheel",
      """
      wheel  | . | free
      move   | . | free
      wheel  | . | free
      """),
  ]

  @Test("After each event, the fingers have the expected state", arguments: timelines)
  func follows(timeline: TrackpadTimeline) {
    for (line, expected) in zip(timeline.played(), timeline.lines) { #expect(line == expected) }
  }

  @Test("For any sequence of events, fingers that touch also lift, at the latest when the live scroll ends")
  func home() {
    let phases: [TrackpadPhase] = [.mayBegin, .began, .changed, .ended, .cancelled, .momentum, .wheel]
    let others: [TrackpadEvent] = [
      .touches(0), .touches(1), .touches(2), .scrollPhase(isTracking: true), .scrollPhase(isTracking: false),
      .liveScrollStarted, .moved, .liveScrollEnded,
    ]
    var reached: Set<TrackpadState> = [TrackpadState()]
    var fresh = reached
    while !fresh.isEmpty, reached.count < 1000 {
      var next: Set<TrackpadState> = []
      for fingers in fresh {
        for sign in phases.map(TrackpadEvent.scroll) + others {
          var after = fingers
          let change = after.handle(sign)
          let (wasDown, isDown) = (fingers.isDown, after.isDown)
          switch change {
          case .none: #expect(wasDown == isDown, "\(sign) in \(fingers)")
          case .down: #expect(!wasDown && isDown, "\(sign) in \(fingers)")
          case .lifted, .cancelled: #expect(wasDown && !isDown, "\(sign) in \(fingers)")
          }
          #expect(!isDown || !after.mayScroll, "\(sign) in \(fingers)")
          if !reached.contains(after) { next.insert(after) }
          _ = after.handle(.liveScrollEnded)
          #expect(after.phase == .free && after.mayScroll, "\(sign) in \(fingers), and the end")
        }
      }
      reached.formUnion(next)
      fresh = next
    }
    #expect((6..<1000).contains(reached.count))
  }
}

extension TrackpadState {
  /// Whether fingers touch the trackpad, or might touch it.
  fileprivate var isDown: Bool {
    switch phase {
    case .tracking, .unknown: true
    case .decelerating, .free, .resting: false
    }
  }
}
