import OverscrollCore
import Testing

@testable import Overscroll

/// The source of an AppKit scroll view's motion, derived from the signs that AppKit shows.
@Suite struct TrackpadStateTests {
  static let timelines = [
    TrackpadTimeline(
      "All scroll events are seen",
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
      "A fling is seen by its momentum",
      """
      began    | .      | free
      live     | down   | unknown
      changed  | .      | held
      momentum | lifted | live
      momentum | .      | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "Only the first scroll event and the touches are seen",
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
      "Only the touches are seen, without the first scroll event",
      """
      touch 2  | .      | free
      mayBegin | .      | free
      live     | down   | held
      move     | .      | held?
      touch 0  | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "The last touch is never reported, so AppKit moves the content",
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
      "Touches are reported late, so fingers are on the content again",
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
      "Only the motion is seen, so the fingers are unknown",
      """
      began    | .      | free
      live     | down   | unknown
      move     | .      | unknown
      move     | .      | unknown
      end      | lifted | free
      """),
    TrackpadTimeline(
      "Only SwiftUI's phases show the fingers",
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
      "SwiftUI's phases show fingers that AppKit does not",
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
      "SwiftUI's phases report the lift of unseen fingers",
      """
      began    | .      | free
      live     | down   | unknown
      idle     | lifted | live
      end      | .      | free
      """),
    TrackpadTimeline(
      "A second pull within one live scroll, which SwiftUI's phases show late",
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
      "A second pull within one live scroll",
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
      "A second gesture within one live scroll, by its events",
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
      "Fingers that touch and lift have not scrolled",
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
      "A wheel",
      """
      wheel  | . | free
      move   | . | free
      wheel  | . | free
      """),
  ]

  @Test("Fingers are on the content until a sign reports their lift", arguments: timelines)
  func follows(timeline: TrackpadTimeline) {
    for (line, expected) in zip(timeline.played(), timeline.lines) { #expect(line == expected) }
  }

  @Test("For any signs, fingers that came down lift once, at the latest when AppKit ends")
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
  /// Whether fingers are on the content, or may be.
  fileprivate var isDown: Bool {
    switch phase {
    case .tracking, .unknown: true
    case .decelerating, .free, .resting: false
    }
  }
}
