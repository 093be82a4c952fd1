import OverscrollTestSupport
import Foundation
@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace
import Testing

/// The playback of traces, and seeking in them.
@Suite struct SeekableTracePlayerTests {
  /// Returns the presentation and the effects after an event, in words.
  private static func shown(_ player: inout TracePlayer) -> [String] {
    player.state.map { "\($0.name) \($0.value)" } + player.effects.map(\.word)
  }

  private static func shown(_ playback: inout SeekableTracePlayer) -> [String] {
    playback.withPlayer { shown(&$0) }
  }

  /// Returns the presentations of a replay after each number of events, from 0 on.
  private static func replayed(_ trace: Trace) -> [[String]] {
    var player = TracePlayer(trace.engine)
    return [shown(&player)]
      + trace.events.map { event in
        player.play(event)
        return shown(&player)
      }
  }

  /// Returns a trace of ticks that are 1/60 s apart.
  private static func ticks(_ count: Int) -> Trace {
    Trace(engine: .bare, events: (0..<count).map { TraceEvent(.input(.scroll(.tick)), at: Double($0) / 60) })
  }

  @Test(
    "After any seek in a recorded timeline, the player shows the same state as a replay from the start",
    arguments: TraceFixtureTests.names)
  func fixtures(_ name: String) throws {
    let file = Checkout.root.appending(path: "Tests/Fixtures").appending(path: name)
    let trace = try Trace(text: Array(Data(contentsOf: file)))
    let wanted = Self.replayed(trace)
    var playback = SeekableTracePlayer(trace)
    let before = Self.shown(&playback)
    #expect(before == wanted[0])
    for index in Array(wanted.indices) + wanted.indices.reversed() + [wanted.count / 2, 1, wanted.count - 1] {
      let (isThere, shown) = (playback.seek(to: index), Self.shown(&playback))
      #expect(isThere && playback.position == index && shown == wanted[index], "after \(index) events")
    }
  }

  @Test(
    "After any seek in a long random trace, the player shows the same state as a replay from the start",
    arguments: 1...3 as ClosedRange<UInt64>)
  func random(_ seed: UInt64) {
    var random = RandomTrace(seed: seed)
    let trace = random.trace(SeekableTracePlayer.stride + 700)
    let wanted = Self.replayed(trace)
    var playback = SeekableTracePlayer(trace)
    let anywhere = (0..<40).map { _ in Int.random(in: 0...trace.events.count, using: &random.dice) }
    // The player keeps a copy of its state at each multiple of 256.
    for index in anywhere + stride(from: 0, through: trace.events.count, by: 256).reversed() {
      while !playback.seek(to: index) {}
      let shown = Self.shown(&playback)
      #expect(playback.position == index && shown == wanted[index], "seed \(seed), \(index) events")
    }
  }

  @Test(
    "One call replays a limited number of events, and one call is enough to seek back to a visited position")
  func strides() {
    var playback = SeekableTracePlayer(Self.ticks(120_000))
    let isThere = playback.seek(to: .max)
    #expect(!isThere && playback.position == SeekableTracePlayer.stride)
    var calls = 1
    while !playback.seek(to: .max) { calls += 1 }
    #expect(playback.position == 120_000 && calls == 120_000 / SeekableTracePlayer.stride)
    for index in [0, 60_000, 119_999, 61_440, 1, 2048, 77_777] {
      let (isThere, time) = (playback.seek(to: index), playback.withPlayer { $0.engine.hostTime })
      #expect(isThere && playback.position == index && time == Double(max(0, index - 1)) / 60, "\(index)")
    }
    let isBack = playback.seek(to: -1)
    #expect(isBack && playback.position == 0 && playback.event == nil)
  }

  @Test("Playback has the recorded speed and shortens long pauses") func pace() {
    var trace = Self.ticks(61)
    trace.events += [
      TraceEvent(.input(.scroll(.tick)), at: 100), TraceEvent(.input(.scroll(.tick)), at: .nan),
    ]
    var playback = SeekableTracePlayer(trace)
    #expect(playback.duration == 100)
    for _ in 0..<5 { playback.advance(by: 0.101) }
    #expect(playback.position == 31 && abs(playback.elapsed - 0.5) < 1e-9)
    for nothing in [0, -1, .nan] as [Double] { playback.advance(by: nothing) }
    #expect(playback.position == 31)
    playback.advance(by: 0.75)
    #expect(playback.position == 61 && playback.elapsed == 1)
    playback.advance(by: 1.5)
    #expect(playback.position == 61)
    playback.advance(by: .infinity)
    #expect(playback.position == 63 && playback.elapsed == 100)
  }

  @Test("A seek restarts the current pause, and many events at the same time are played in several calls")
  func together() {
    var playback = SeekableTracePlayer(Self.ticks(3))
    playback.advance(by: 0.01)
    let isThere = playback.seek(to: 1)
    playback.advance(by: 0.01)
    #expect(isThere && playback.position == 1)
    let event = TraceEvent(.input(.scroll(.tick)), at: 0)
    playback = SeekableTracePlayer(Trace(engine: .bare, events: Array(repeating: event, count: 10_000)))
    playback.advance(by: 1)
    #expect(playback.position == SeekableTracePlayer.stride)
  }

  @Test("A trace without events has only the position 0") func empty() {
    var playback = SeekableTracePlayer(Trace())
    let isThere = playback.seek(to: 5)
    #expect(isThere && playback.position == 0 && playback.duration == 0 && playback.event == nil)
    playback.advance(by: 1)
    #expect(playback.position == 0)
  }
}
