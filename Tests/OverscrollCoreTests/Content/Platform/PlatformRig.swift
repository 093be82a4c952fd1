@testable import OverscrollCore
import Testing

/// A simulated platform that scrolls under a finger, and an engine that observes it.
protocol PlatformRig {
  var engine: ScrollEngine { get }
  var platform: Scroller { get set }
  /// The position of the finger, in pt.
  var finger: Double { get set }
  /// The effects of the engine so far.
  var effects: ScrollEffects { get }
  /// The input that an adapter sends for the platform's current offset and phase.
  var report: ScrollInput { get }

  /// Sends an event at the current time, and checks the result.
  mutating func send(_ input: ScrollInput, _ location: SourceLocation)
}

extension PlatformRig {
  var phase: String { engine.edges.start.phase.name }
  var starts: Int { started.count }
  var started: [RefreshToken] {
    effects.compactMap { if case .edge(_, .started(let token, _)) = $0 { token } else { nil } }
  }

  /// Sends an event at the current time, and reports failures at the caller's location.
  mutating func send(_ input: ScrollInput, at location: SourceLocation = #_sourceLocation) {
    send(input, location)
  }

  /// Advances time, frame by frame.
  mutating func run(_ seconds: Double, _ location: SourceLocation = #_sourceLocation) {
    for _ in 0..<Int(seconds / Rig.frame) {
      platform.advance(to: platform.time + Rig.frame)
      send(report, location)
    }
  }

  /// Advances time by `GapInsets.closingDelay`, rounded up to whole frames.
  mutating func layOut() { run((GapInsets.closingDelay / Rig.frame).rounded(.up) * Rig.frame) }

  mutating func touch() {
    platform.beginDrag(at: 400)
    finger = 400
    send(report)
  }

  /// Moves the finger for 40 frames, so that the platform ends at `offset` or near it.
  mutating func drag(to offset: Double) {
    for _ in 0..<40 {
      platform.advance(to: platform.time + Rig.frame)
      finger += (platform.offset - offset) * 1.2
      platform.drag(to: finger)
      send(report)
    }
    run(0.125)
  }

  /// Flings the content by a finger that moves `distance` pt within a sixteenth of a second.
  mutating func fling(by distance: Double) {
    touch()
    for _ in 0..<4 {
      platform.advance(to: platform.time + Rig.frame)
      finger += distance / 4
      platform.drag(to: finger)
      send(report)
    }
    lift()
  }

  mutating func lift() {
    platform.endDrag()
    send(report)
  }

  /// Sets the platform's offset without motion.
  mutating func place(at offset: Double) {
    platform.reset(at: offset)
    send(report)
  }

  mutating func finish(_ result: RefreshResult = .success) throws {
    send(.finish(try #require(started.last), result))
  }
}
