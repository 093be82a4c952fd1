@testable import OverscrollCore
import Testing

/// A platform that scrolls by itself under a finger, and an engine that is told of it.
protocol PlatformRig {
  var engine: ScrollEngine { get }
  var platform: Scroller { get set }
  /// Where the finger is, in pt.
  var finger: Double { get set }
  /// What the engine has asked for.
  var effects: ScrollEffects { get }
  /// What a bridge would report of the platform now.
  var report: ScrollInput { get }

  /// Sends an event now, and checks what follows.
  mutating func send(_ input: ScrollInput, _ location: SourceLocation)
}

extension PlatformRig {
  var phase: String { engine.edges.start.phase.name }
  var starts: Int { started.count }
  var started: [RefreshToken] {
    effects.compactMap { if case .edge(_, .started(let token, _)) = $0 { token } else { nil } }
  }

  /// Sends an event now; what is wrong with it is wrong where it was sent.
  mutating func send(_ input: ScrollInput, at location: SourceLocation = #_sourceLocation) {
    send(input, location)
  }

  /// Lets time pass, frame by frame.
  mutating func run(_ seconds: Double, _ location: SourceLocation = #_sourceLocation) {
    for _ in 0..<Int(seconds / Rig.frame) {
      platform.advance(to: platform.time + Rig.frame)
      send(report, location)
    }
  }

  /// Lets pass what a gap waits for before it closes.
  mutating func layOut() { run((GapInsets.layoutTime / Rig.frame).rounded(.up) * Rig.frame) }

  mutating func touch() {
    platform.beginDrag(at: 400)
    finger = 400
    send(report)
  }

  /// Moves the finger in frames until the platform is at an offset, or as near as 40 frames bring it.
  mutating func drag(to offset: Double) {
    for _ in 0..<40 {
      platform.advance(to: platform.time + Rig.frame)
      finger += (platform.offset - offset) * 1.2
      platform.drag(to: finger)
      send(report)
    }
    run(0.125)
  }

  /// Throws the content by a finger that moves so far within a sixteenth of a second.
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

  /// The platform is somewhere, at rest.
  mutating func place(at offset: Double) {
    platform.place(at: offset)
    send(report)
  }

  mutating func finish(_ result: RefreshResult = .success) throws {
    send(.finish(try #require(started.last), result))
  }
}
