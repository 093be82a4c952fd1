import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace
import Testing

/// A trace as text and in a recorder's bytes, and the reading of both.
@Suite struct TraceTextTests {
  /// Whether two traces are equal to the last bit.
  ///
  /// The traces are compared as text, because NaN does not equal itself.
  private static func isSame(_ one: Trace, _ other: Trace) -> Bool { one.text == other.text }

  @Test(
    "Every event reads back from the text unchanged, to the last bit",
    arguments: 1...40 as ClosedRange<UInt64>)
  func text(_ seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    let trace = random.trace(200)
    let read = try Trace(text: trace.text)
    #expect(read.engine == trace.engine && read.events.count == trace.events.count)
    for (one, other) in zip(read.events, trace.events) {
      #expect(one.time.bitPattern == other.time.bitPattern && one.input.line == other.input.line)
    }
    #expect(read.replay() == trace.replay())
  }

  @Test(
    "Every event reads back from the recorder unchanged, to the last bit",
    arguments: 1...40 as ClosedRange<UInt64>)
  func recorder(_ seed: UInt64) {
    var random = RandomTrace(seed: seed)
    var trace = random.trace(400)
    // A measurement has no time, and is read with the time of the event before it.
    for (index, event) in trace.events.enumerated() {
      if case .input(.measure) = event.input {
        trace.events[index].time = index > 0 ? trace.events[index - 1].time : 0
      }
    }
    var recorder = TraceRecorder(engine: trace.engine)
    for event in trace.events { recorder.record(event) }
    var read = trace
    read.events = recorder.events()
    #expect(TraceTextTests.isSame(read, trace))
    #expect(recorder.count == trace.events.count)
  }

  @Test(
    "Snap targets can be read from current traces and from older traces",
    arguments: [
      ("every:300:0", SnapTargets(every: 300)), ("every:64:17.5", SnapTargets(every: 64, from: 17.5)),
      ("everyByOne:300:20", SnapTargets(every: 300, from: 20, limitBehavior: .alwaysByOne)),
      ("at:0:120.5:300", SnapTargets(at: [300, 0, 120.5])),
      ("atByOne:0", SnapTargets(at: [0], limitBehavior: .alwaysByOne)),
      ("pages", .pages), ("items", .items), ("itemsByOne", .items(limitBehavior: .alwaysByOne)),
      ("pages:1", nil), ("every:300", nil), ("at", nil), ("atByOne", nil), ("everyByOne:1:2:3", nil),
      ("at:0:x", nil),
    ] as [(String, SnapTargets?)])
  func snapTargets(word: String, targets: SnapTargets?) {
    #expect(SnapTargets(token: Array(word.utf8)[...]) == targets)
    if let targets { #expect(targets.token == Array(word.utf8)) }
  }

  @Test(
    "A recording limits integers outside 32 bits, and its replay has the same results as the original inputs")
  func extremes() throws {
    let extremes = [Int.min, Int.max, Int(Int32.max) + 1]
    let inputs =
      extremes.flatMap { number -> [ListInput] in
        [
          .scrollTo(ItemTarget(item: number, alignment: .end), animated: false),
          .measure(item: number, extent: 40), .extents([40], at: number), .spans([number, 3]),
          .edit(.insert(number, at: number)),
          .edit(.remove(number..<number)), .configure(ListConfiguration(arrangement: .columns(number))),
          .configure(ListConfiguration(arrangement: .masonry(number))),
        ]
      } + [.edit(.insert(30, at: 0)), .scroll(.tick)]
    var recorder = TraceRecorder(engine: .list)
    for input in inputs { recorder.record(input, at: 0) }
    var recorded = Trace(engine: .list, events: recorder.events())
    #expect(recorded.events.count == inputs.count)
    let read = try Trace(text: recorded.text)
    #expect(read.text == recorded.text)
    recorded.events = inputs.map { TraceEvent(.input($0), at: 0) }
    #expect(read.replay() == recorded.replay())
    let wide = "overscroll trace 1\nengine list\n0 list.scrollTo 99999999999999999999 end 0 false\nend 1\n"
    #expect(throws: (any Error).self) { try Trace(text: Array(wide.utf8)) }
  }

  @Test("Expectations with unusual characters are written as text that can be read back")
  func words() throws {
    let check = TraceExpectation("a name", "two\nlines, späte Stunde")
    let trace = Trace(
      events: [TraceEvent(.input(.scroll(.tick)), at: 0, checks: [check])],
      counts: [Trace.CountExpectation(effect: "started start\r\n", count: -3)])
    let read = try Trace(text: trace.text)
    #expect(read.events[0].checks == [TraceExpectation("a-name", "two?lines, sp??te Stunde")])
    #expect(read.counts == [Trace.CountExpectation(effect: "started-start??", count: -3)])
  }

  @Test("Frequent kinds of events take at most 24 bytes each") func size() {
    var recorder = TraceRecorder(engine: .view)
    var dice = Dice(seed: 5)
    var time = 86_400.0 / 7
    for (most, input) in [
      (7, ListInput.scroll(.tick)), (15, .scroll(.observed(1 / 3, .tracking))),
      (19, .measure(item: 9_999_999, extent: 0.1)),
      (7, .commit), (23, .scroll(.dragMoved(pointer: 1, main: 1 / 3, cross: 0.1))),
    ] {
      let before = recorder.byteCount
      for _ in 0..<100 {
        time += Double.random(in: 0.004...0.034, using: &dice)
        recorder.record(input, at: time)
      }
      #expect((recorder.byteCount - before) / 100 <= most, "\(input)")
    }
  }

  @Test("A full recorder keeps its events, and its trace has a note about the early end") func full() {
    var recorder = TraceRecorder(engine: .list, limit: 64 << 10)
    for step in 0..<20_000 { recorder.record(.scroll(.tick), at: Double(step) / 60) }
    #expect(recorder.isFull && recorder.byteCount <= 64 << 10)
    #expect(recorder.events().count == recorder.count && recorder.count > 5000)
    var whole = TraceRecorder(engine: .list)
    var dice = Dice(seed: 7)
    for step in 0..<350_000 where !whole.isFull {
      let time = Double(step) * Double.random(in: 0.0001...0.03, using: &dice)
      switch step % 3 {
      case 0: whole.record(.scroll(.observed(time / 3, .tracking)), at: time)
      case 1: whole.record(.measure(item: step, extent: time / 7), at: time)
      default: whole.record(.scroll(.tick), at: time)
      }
    }
    let text = Trace(engine: .list, events: whole.events()).text
    #expect(whole.isFull && text.count < SeekableTracePlayer.textLimit / 2)
    var large = TraceRecorder(engine: .list, limit: 64 << 10)
    large.record(.extents((0..<100_000).map { Double($0) / 7 }, at: 0), at: 0)
    large.record(.commit, at: 0)
    #expect(large.isFull && large.count == 0)
    let trace = large.trace(platform: "", showing: TracePlayer(.list))
    #expect(trace.about.contains("ended early") && trace.mistakes().isEmpty)
  }

  @Test("A replay of a recording ends in the state of the recorded engine") func ends() {
    var random = RandomTrace(seed: 9)
    for engine in Trace.Engine.allCases {
      var recorder = TraceRecorder(engine: engine)
      var player = TracePlayer(engine)
      for step in 0..<2000 {
        let input = random.listInput()
        if engine != .list, case .scroll = input {} else if engine != .list { continue }
        recorder.record(input, at: Double(step) / 50)
        player.play(TraceEvent(.input(input), at: Double(step) / 50))
      }
      var trace = recorder.trace(platform: "a test", showing: player)
      #expect(trace.mistakes().isEmpty)
      trace.events.append(
        TraceEvent(.input(.scroll(.tick)), at: 100, checks: trace.events.last?.checks ?? []))
      #expect(!trace.mistakes().isEmpty)
    }
  }

  @Test(
    "The description and the platform of a trace are unchanged when the trace is written and read again",
    arguments: ["A pull.", "two  spaces ", "a tab\tin it", "\u{1}\u{7F}", "späte Stunde", " before", "cr\r"])
  func aboutIsKept(_ words: String) throws {
    for line in ["about \(words)", "  about \(words)", "platform \(words)"] {
      let trace = try Trace(text: Array("overscroll trace 1\n\(line)\nengine view\nend 0\n".utf8))
      let again = try Trace(text: trace.text)
      #expect(again.about == trace.about && again.platform == trace.platform)
      let kept = trace.about + trace.platform
      #expect(!kept.isEmpty && kept.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value < 127 })
      if words == "A pull." { #expect(kept == words) }
    }
  }

  @Test("The text of a trace has at most 256 MB")
  func limit() { #expect(Trace.textLimit == 268_435_456) }

  @Test(
    "After a list leaves its edges at an invalid time, the engine's time is finite",
    arguments: [.infinity, -.infinity, .nan] as [Double])
  func leavesAtNoTime(_ time: Double) {
    var player = TracePlayer(.list)
    player.play(TraceEvent(.leave(followsList: true), at: time))
    #expect(player.engine.hostTime.isFinite)
  }

  @Test("Different states of a player have different digests")
  func digestOfWords() {
    func digest(_ inputs: ScrollInput...) -> UInt64 {
      var player = TracePlayer(.view)
      for input in inputs { player.play(TraceEvent(.input(.scroll(input)), at: 1)) }
      var digest = Digest()
      player.add(to: &digest)
      return digest.value
    }
    #expect(digest(.tick) == digest(.tick))
    #expect(digest(.setNoMoreContent(.start, true)) != digest(.setEnabled(.start, false)))
  }

  @Test("After a list joins its edges again, the player sends the following events to the list")
  func joinsAgain() {
    var player = TracePlayer(.list)
    let events: [TraceInput] = [
      .list(isNew: true), .leave(followsList: false), .join(isPlaced: true), .input(.edit(.insert(7, at: 0))),
    ]
    for event in events { player.play(TraceEvent(event, at: 1)) }
    #expect(player["list.count"] == "7")
  }
}
