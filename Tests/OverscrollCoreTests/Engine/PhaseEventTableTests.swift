import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// A table of the start edge's phases and all inputs.
///
/// A row is an input, and a column is the phase of the start edge before the input. A cell contains the
/// first two letters of the phase after the input, a colon, and the effects in order. A dot means the same
/// phase and no effects. The effect's letter is lowercase for the end edge:
///
/// - S started, E ended, Q queued, D declined, O resumed
/// - H arming haptic, X success haptic
/// - T swallowed tap, A adjusted offset, I insets, R requested report
@Suite struct PhaseEventTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let input: ScrollInput
    let cells: [String]
    var testDescription: String { "\(input)" }

    init(_ input: ScrollInput, _ cells: String) {
      self.input = input
      self.cells = cells.split(separator: " ").map(String.init)
    }
  }

  /// A configuration with a result display and with failures that stay on display, so that every phase is
  /// reachable.
  static let subject = EdgeConfiguration(resultDuration: 0.5, keepsFailure: true)
  static let token = RefreshToken(rawValue: 1)
  static let phases = [
    "idle", "pulling", "armed", "refreshing", "showingResult", "settling", "failed", "noMoreContent",
    "disabled",
  ]

  /// Returns an engine whose start edge is in the given phase.
  ///
  /// In a pull, finger 1 is down. A started action has the token 1.
  static func engine(in phase: String) -> ScrollEngine {
    var rig = Rig(start: subject, end: .headerFooter)
    switch phase {
    case "pulling", "armed":
      rig.touch()
      rig.drag(by: phase == "armed" ? 300 : 110)
      rig.run(0.125)
    case "noMoreContent": rig.send(.setNoMoreContent(.start, true))
    case "disabled": rig.send(.setEnabled(.start, false))
    case "refreshing", "showingResult", "settling", "failed":
      rig.send(.begin(.start))
      rig.run(1)
      if phase == "refreshing" { break }
      rig.send(.finish(token, phase == "failed" ? .failure : .success))
      if phase != "showingResult" { rig.run(0.625) }
    default: break
    }
    return rig.engine
  }

  static func layout(_ viewport: Double, _ content: Double, _ revision: UInt32) -> ScrollInput {
    .layout(ScrollExtents(viewport: viewport, content: content), revision: revision)
  }

  static func relayout(_ shift: Double) -> ScrollInput {
    .relayout(ScrollExtents(viewport: 800, content: 3000), revision: 2, shift: shift)
  }

  static let observing = ScrollBehavior(source: .platformTransform)
  static let second = DragStart(pointer: 2, main: 100)
  static let only = DragStart(pointer: 2, main: 100, isOnlyPointer: true)
  static let stale = RefreshToken(rawValue: 9)

  // swift-format-ignore
  static let rows: [Row] = [
    //                                                  idle  pull  armed refr  show  settl fail  noMo  dis
    Row(layout(800, 3000, 1),                        ".     .     .     .     .     .     .     .     ."),
    Row(layout(800, 3000, 2),                        ".     .     .     .     .     .     .     .     ."),
    Row(layout(200, 3000, 2),                        ".     .     .     .     .     .     .     .     ."),
    Row(layout(800, 0, 2),                           ".     .     .     .     .     .     .     .     ."),
    Row(relayout(20),                                ".     .     .     .     .     .     .     .     ."),
    Row(relayout(90),                                ".     id    pu    .     .     id    .     .     ."),
    Row(relayout(600),                               ".     id    id    .     .     id    .     .     ."),
    Row(relayout(-90),                               ".     .     .     .     .     .     .     .     ."),
    Row(.indicatorExtent(.start, 90),                ".     .     .     .     .     .     .     .     ."),
    Row(.configure(.start, subject),                 ".     .     .     .     .     .     .     .     ."),
    Row(.configure(.start, .pinnedHeader()),         ".     .     .     .     .     .     se    .     ."),
    Row(.setBehavior(ScrollBehavior()),                   ".     .     .     .     .     .     .     .     ."),
    Row(.setBehavior(ScrollBehavior(bounces: false)),     ".     se    se    .     .     .     .     .     ."),
    Row(.setBehavior(observing),                          ".     se    se    .     .     .     .     .     ."),
    Row(.setExclusion(.queue),                            ".     .     .     .     .     .     .     .     ."),
    Row(.dragBegan(second),                          ".     .     .     .     .     pu    .     .     ."),
    Row(.dragBegan(only),                            ".     .     pu    .     .     pu    .     .     ."),
    Row(.dragMoved(pointer: 1, main: 750, cross: 0), ".     ar:H  .     .     .     .     .     .     ."),
    Row(.dragMoved(pointer: 1, main: 450, cross: 0), ".     .     pu    .     .     .     .     .     ."),
    Row(.dragMoved(pointer: 1, main: 200, cross: 0), ".     id    id    .     .     .     .     .     ."),
    Row(.dragMoved(pointer: 2, main: 900, cross: 0), ".     .     .     .     .     .     .     .     ."),
    Row(.dragEnded(pointer: 1),                      ".     se:T  re:TS .     .     .     .     .     ."),
    Row(.dragEnded(pointer: 2),                      ".     .     .     .     .     .     .     .     ."),
    Row(.dragCancelled(pointer: 1),                  ".     se    se    .     .     .     .     .     ."),
    Row(.dragCancelled(pointer: 2),                  ".     .     .     .     .     .     .     .     ."),
    Row(.dragCancelled(pointer: nil),                ".     se    se    .     .     .     .     .     ."),
    Row(.wheel(-30, isPrecise: true),                ".     .     .     .     .     .     .     .     ."),
    Row(.wheel(30, isPrecise: true),                 ".     .     .     .     .     .     .     .     ."),
    Row(.wheel(30, isPrecise: false),                ".     .     .     .     .     .     .     .     ."),
    Row(.step(.pageForward),                         ".     .     .     .     .     .     .     .     ."),
    Row(.scrollTo(300, animated: false),             ".     .     .     .     .     id    .     .     ."),
    Row(.scrollTo(300, animated: true),              ".     .     .     .     .     .     .     .     ."),
    Row(.retarget(300),                              ".     .     .     .     .     .     .     .     ."),
    Row(.stop,                                       ".     .     .     .     .     .     .     .     ."),
    Row(.tick,                                       ".     .     .     .     .     .     .     .     ."),
    Row(.observed(-150, .tracking),                  ".     .     .     .     .     .     .     .     ."),
    Row(.begin(.start),                              "re:S  re:S  re:S  .     re:S  re:S  re:S  no:D  di:D"),
    Row(.begin(.end),                                "id:s  se:s  se:s  re:d  sh:s  se:s  fa:s  no:s  di:s"),
    Row(.finish(token, .success),                    ".     .     .     sh:EX .     .     .     .     ."),
    Row(.finish(token, .failure),                    ".     .     .     sh:E  .     .     .     .     ."),
    Row(.finish(token, .cancelled),                  ".     .     .     se:E  .     .     .     .     ."),
    Row(.finish(token, .timedOut),                   ".     .     .     sh:E  .     .     .     .     ."),
    Row(.finish(token, .noMoreContent),                  ".     .     .     sh:EX .     .     .     .     ."),
    Row(.finish(stale, .success),                    ".     .     .     .     .     .     .     .     ."),
    Row(.cancel(.start),                             ".     .     pu    se:E  .     .     .     .     ."),
    Row(.cancel(.end),                               ".     .     .     .     .     .     .     .     ."),
    Row(.tap(.start),                                ".     .     .     .     .     .     re:S  .     ."),
    Row(.tap(.end),                                  ".     .     .     .     .     .     .     .     ."),
    Row(.setEnabled(.start, true),                       ".     .     .     .     .     .     .     .     id"),
    Row(.setEnabled(.start, false),                      "di    se    se    .     .     .     se    di    ."),
    Row(.setNoMoreContent(.start, true),                      "no    se    se    .     .     .     se    .     ."),
    Row(.setNoMoreContent(.start, false),                     ".     .     .     .     .     .     .     id    ."),
    Row(.setEnabled(.end, false),                        ".     .     .     .     .     .     .     .     ."),
    Row(.setNoMoreContent(.end, true),                        ".     .     .     .     .     .     .     .     ."),
  ]

  @Test("Every input in every phase has the expected result", arguments: rows)
  func cells(_ row: Row) {
    #expect(row.cells.count == Self.phases.count)
    for (phase, expected) in zip(Self.phases, row.cells) {
      var engine = Self.engine(in: phase)
      #expect(engine.edges.start.phase.name == phase)
      let effects = engine.handle(ScrollEvent(row.input, at: engine.time))
      let letters = effects.map(Self.letter).joined()
      let after = engine.edges.start.phase.name.prefix(2)
      let stays = phase.hasPrefix(after) && letters.isEmpty
      let cell = stays ? "." : letters.isEmpty ? "\(after)" : "\(after):\(letters)"
      #expect(cell == expected, "in \(phase)")
    }
  }

  @Test("The table contains every input")
  func complete() {
    let names = Set(Self.rows.map { "\($0.input)".prefix { $0 != "(" } })
    #expect(names.count == 23)
  }

  private static func letter(_ effect: ScrollEffect) -> String {
    switch effect {
    case .adjustOffset: "A"
    case .swallowTap: "T"
    case .setInsets: "I"
    case .report: "R"
    case .edge(.start, let effect): letter(effect)
    case .edge(.end, let effect): letter(effect).lowercased()
    }
  }

  private static func letter(_ effect: EdgeEffect) -> String {
    switch effect {
    case .started: "S"
    case .ended: "E"
    case .armed: "H"
    case .successHaptic: "X"
    case .queued: "Q"
    case .declined: "D"
    case .resumed: "O"
    }
  }
}
