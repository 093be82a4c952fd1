import Foundation
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// Trackpad pulls on AppKit, and the actions that the engine starts for them.
///
/// AppKit does not report fingers directly. `TrackpadState` derives them from events, touches and scroll
/// phases.
@Suite struct TrackpadPullTests {
  /// The kinds of events that reach `TrackpadState`.
  enum Sight: CaseIterable {
    /// Every scroll event.
    case events
    /// The first scroll event and the touches.
    case touches
    /// The first scroll event and the touches, except for the last touch.
    case touchesButTheLast
    /// The first event, then SwiftUI's scroll phases.
    case phases
    /// The first scroll event only.
    case nothing
  }

  /// A scroll view that a trackpad pulls, with an engine.
  struct Trackpad {
    let sight: Sight
    var fingers = TrackpadState()
    var engine = ScrollEngine(
      start: EdgeConfiguration(threshold: .points(44), gap: .points(44)),
      behavior: ScrollBehavior(source: .platformInset))
    var time = 0.0
    var overscroll = 0.0
    /// The overscroll at the time of each start, in pt.
    var starts: [Double] = []

    init(_ sight: Sight) {
      self.sight = sight
      let geometry = ScrollExtents(viewport: 600, content: 2000)
      _ = engine.handle(ScrollEvent(.layout(geometry, revision: 1), at: 0))
      report()
    }

    /// Reports the offset to the engine, as the scroll view's adapter does.
    mutating func report() {
      guard !fingers.isUncertain else { return }
      let answer = engine.handle(ScrollEvent(.observed(-overscroll, fingers.phase), at: time))
      for effect in answer {
        if case .edge(.start, .started) = effect { starts.append(overscroll) }
      }
    }

    mutating func take(_ sign: TrackpadEvent) {
      let wasInDoubt = fingers.isUncertain
      let change = fingers.handle(sign)
      if change != .none || wasInDoubt && !fingers.isUncertain { report() }
    }

    /// Advances the time by one frame, and moves the content by fingers or by AppKit.
    mutating func frame(to overscroll: Double, byFingers: Bool) {
      time += 1.0 / 60
      switch sight {
      case .events: if byFingers { take(.scroll(.changed)) }
      case .touches, .touchesButTheLast: if byFingers { take(.touches(2)) }
      case .phases, .nothing: break
      }
      guard overscroll != self.overscroll else { return }
      self.overscroll = overscroll
      take(.moved)
      report()
    }

    /// Pulls, and keeps the fingers still.
    mutating func pull(to overscroll: Double) {
      if sight == .touches || sight == .touchesButTheLast { take(.touches(2)) }
      take(.scroll(.began))
      take(.liveScrollStarted)
      for step in 1...20 {
        frame(to: overscroll * Double(step) / 20, byFingers: true)
        if step == 3, sight == .phases { take(.scrollPhase(isTracking: true)) }
      }
      for _ in 0..<10 { frame(to: overscroll, byFingers: true) }
    }

    mutating func lift() {
      switch sight {
      case .events: take(.scroll(.ended))
      case .touches: take(.touches(0))
      case .phases: take(.scrollPhase(isTracking: false))
      case .touchesButTheLast, .nothing: break
      }
    }

    /// Moves the content back as AppKit's spring does, with WebKit's formula for it: `x e^(-12.5 t)`.
    mutating func springBack() {
      let (start, began) = (overscroll, time)
      while overscroll > 0.5 { frame(to: start * exp(-12.5 * (time + 1.0 / 60 - began)), byFingers: false) }
      frame(to: 0, byFingers: false)
      take(.liveScrollEnded)
    }
  }

  @Test(
    "A pull past the threshold starts the action once, at the lift or a few frames later",
    arguments: [(Sight.events, 60.0), (.touches, 60), (.phases, 60), (.touchesButTheLast, 20)])
  func letGo(sight: Sight, atLeast: Double) {
    var trackpad = Trackpad(sight)
    trackpad.pull(to: 60)
    #expect(trackpad.starts == [])
    trackpad.lift()
    trackpad.springBack()
    #expect(trackpad.starts.count == 1)
    #expect(trackpad.starts.allSatisfy { $0 >= atLeast })
  }

  @Test("If no event reports the fingers, a pull starts nothing")
  func unseen() {
    var trackpad = Trackpad(.nothing)
    trackpad.pull(to: 60)
    trackpad.springBack()
    #expect(trackpad.starts == [])
  }

  @Test("If the fingers move the content back before they lift, nothing starts", arguments: Sight.allCases)
  func drawnBack(sight: Sight) {
    for frames in [4, 8, 15, 40] {
      var trackpad = Trackpad(sight)
      trackpad.pull(to: 60)
      for step in 1...frames { trackpad.frame(to: 60 - 60 * Double(step) / Double(frames), byFingers: true) }
      trackpad.lift()
      trackpad.take(.liveScrollEnded)
      #expect(trackpad.starts == [], "in \(frames) frames")
    }
  }

  @Test(
    "A second pull within the same live scroll starts the action",
    arguments: [Sight.events, .touches, .phases])
  func again(sight: Sight) {
    var trackpad = Trackpad(sight)
    trackpad.pull(to: 30)
    trackpad.lift()
    for step in 1...4 { trackpad.frame(to: 30 * exp(-12.5 * Double(step) / 60), byFingers: false) }
    trackpad.pull(to: 60)
    trackpad.lift()
    trackpad.springBack()
    #expect(trackpad.starts == [60])
  }
}
