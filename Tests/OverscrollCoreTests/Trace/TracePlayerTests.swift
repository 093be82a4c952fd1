@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace
import Testing

/// The state of a replay, and the mistakes that it finds.
@Suite struct TracePlayerTests {
  @Test(
    "A check accepts a number that differs by less than 1e-6, unless the check is exact",
    arguments: [-0.1, -9e-7, 0, 9e-7, 0.1], [false, true])
  func accepts(_ error: Double, _ isExact: Bool) {
    let trace = Trace(events: [
      TraceEvent(.input(.scroll(.layout(ScrollExtents(viewport: 640, content: 2000), revision: 1))), at: 0),
      TraceEvent(
        .input(.scroll(.scrollTo(300, animated: false))), at: 0,
        checks: [
          TraceExpectation(
            "contentOffset", String(decoding: (300 + error).token, as: UTF8.self), isExact: isExact)
        ]),
    ])
    #expect(trace.mistakes().isEmpty == (isExact ? error == 0 : error.magnitude < 1e-6))
  }

  @Test("A player continues an existing engine, of a scroll view or of a list")
  func showing() {
    var alone = TracePlayer(showing: ScrollEngine(start: EdgeConfiguration()), nil)
    #expect(alone["list.count"] == nil)
    alone.play(TraceEvent(.input(.scroll(.begin(.start))), at: 1))
    #expect(alone["start.phase"] == "refreshing" && alone.effects.count > 0)
    let list = ListScrollEngine(ListEngine(count: 3), scroll: ScrollEngine(start: nil, end: nil))
    var listed = TracePlayer(showing: nil, list)
    listed.play(TraceEvent(.input(.edit(.insert(2, at: 0))), at: 1))
    #expect(listed["list.count"] == "5")
  }

  @Test("The text of an effect contains all of its values in order")
  func words() {
    let insets = EdgePair(start: 60.0, end: 30)
    let words: [(ScrollEffect, String)] = [
      (.setInsets(InsetChange(insets: insets, offset: -60)), "setInsets:60:30:-60"),
      (.setInsets(InsetChange(insets: insets, offset: nil)), "setInsets:60:30:none"),
      (.edge(.end, .resumed), "resumed:end"), (.edge(.start, .armed), "armed:start"),
      (.adjustOffset(12.5), "adjustOffset:12.5"), (.report, "report"), (.swallowTap, "swallowTap"),
    ]
    for (effect, word) in words { #expect(effect.word == word) }
  }

  @Test(
    "An error quotes the wrong text in printable characters, up to a maximum length",
    arguments: ["\u{1}x", "späte", "\u{7F}", "a\tb"])
  func quotes(_ word: String) throws {
    let text = Array("overscroll trace 1\nengine view\n0 \(word)\nend 1\n".utf8)
    let error = #expect(throws: TraceError.self) { try Trace(text: text) }
    let reason = try #require(error?.reason)
    #expect(reason.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value < 127 } && reason.contains("?"))
    let long = TraceError("Unknown", Array((word + String(repeating: "z", count: 60)).utf8)[...], line: 3)
    #expect(long.reason.hasPrefix("Unknown '") && long.reason.hasSuffix("z…'.") && long.reason.contains("?"))
  }
}
