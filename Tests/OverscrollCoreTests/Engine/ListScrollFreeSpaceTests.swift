import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// The start gap of a short list aligned to the viewport's end opens in the free space before its items.
@Suite struct ListScrollFreeSpaceTests {
  /// The ways to start the action.
  enum Start: CaseIterable { case pull, code, approach }

  /// Returns rows of 60 pt at the end of a viewport.
  private func rig(
    _ source: ScrollBehavior.Source, rows: Int, _ start: Start, alignment: ScrollEdge = .end,
    viewport: Double = 800
  ) -> ListRig {
    var edge = EdgeConfiguration.phone
    if start == .approach { edge.policy = .approach(300) }
    let configuration = ListConfiguration(
      sticks: EdgePair(start: false, end: true), startsAtEnd: true, alignment: alignment)
    var rig = ListRig(
      source, count: rows, configuration: configuration, viewport: viewport, start: edge, extent: { _ in 60 })
    rig.run(0.2)
    return rig
  }

  private func begin(_ rig: inout ListRig, _ start: Start) {
    switch start {
    case .pull:
      rig.pull(to: 120, .start)
      rig.lift()
    case .code: rig.begin(.start)
    case .approach: break
    }
  }

  /// Returns the end of the last row, in pt from the viewport's start.
  private func end(_ rig: inout ListRig) -> Double {
    let frame = rig.engine.list.frame(of: rig.engine.list.count - 1)
    return frame.start + frame.extent - rig.engine.scroll.presentation.contentOffset
  }

  @Test(
    "The last row moves only by the part of the gap that exceeds the free space",
    arguments: [ScrollBehavior.Source.engine, .platformInset], Start.allCases)
  func rest(source: ScrollBehavior.Source, start: Start) throws {
    for rows in [1, 3, 12, 13] {
      let free = 800 - Double(rows) * 60
      var rig = self.rig(source, rows: rows, start)
      #expect(start == .approach || rig.token(.start) == nil)
      #expect(end(&rig) == 800, "\(rows) rows")
      begin(&rig, start)
      let token = try #require(rig.token(.start), "\(rows) rows")
      rig.run(1.5)
      // An automatic start does not scroll its gap into view.
      let moved = start == .approach ? 0 : max(0, 60 - free)
      #expect(abs(end(&rig) - 800 - moved) < 0.01, "\(rows) rows: \(end(&rig))")
      var usual = self.rig(source, rows: rows, .pull, alignment: .start)
      begin(&usual, .pull)
      usual.run(1.5)
      let (shown, other) = (rig.engine.scroll.presentation.start, usual.engine.scroll.presentation.start)
      #expect(start == .approach || shown.indicatorOffset == other.indicatorOffset, "\(rows) rows")
      #expect(shown.opacity == other.opacity)
      rig.send(.scroll(.finish(token, .success)))
      rig.run(1.5)
      #expect(abs(end(&rig) - 800) < 0.01, "\(rows) rows: \(end(&rig))")
      #expect(rig.engine.scroll.presentation.start.gap == 0)
    }
  }

  @Test("As a pull returns into the free space, the indicator moves up no further than the content")
  func indicator() {
    for rows in [3, 13] {
      var rig = self.rig(.engine, rows: rows, .pull)
      begin(&rig, .pull)
      var last = rig.engine.scroll.presentation
      for _ in 0..<90 {
        rig.tick()
        let next = rig.engine.scroll.presentation
        let moved = last.start.indicatorOffset - next.start.indicatorOffset
        #expect(moved > -0.01, "\(rows) rows: down")
        #expect(moved < next.contentOffset - last.contentOffset + 0.01, "\(rows) rows")
        last = next
      }
    }
  }

  @Test("When a list leaves the scroll view, the gap at the edge has its full extent again")
  func left() {
    var rig = self.rig(.platformInset, rows: 3, .code)
    rig.begin(.start)
    #expect(rig.engine.scroll.presentation.start.gap == 0)
    var list = rig.engine
    #expect(list.unplug(at: 0).presentation.start.gap == 60)
  }
}
