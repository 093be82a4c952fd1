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
    case .pull: rig.pull()
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

  @Test(
    "Inserting rows while the action runs does not move the last row",
    arguments: [ScrollBehavior.Source.engine, .platformInset], Start.allCases)
  func rows(source: ScrollBehavior.Source, start: Start) throws {
    // In 780 pt, thirteen rows fill the viewport exactly.
    let cases: [(Double, Int)] = [(800, 1), (800, 2), (800, 3), (800, 4), (780, 1), (780, 2)]
    for (viewport, batch) in cases {
      var rig = self.rig(source, rows: 2, start, viewport: viewport)
      begin(&rig, start)
      rig.run(1.5)
      let token = try #require(rig.token(.start))
      while rig.engine.list.count < 20 {
        rig.edit(.insert(batch, at: 0, .standard))
        let count = rig.engine.list.count
        #expect(abs(end(&rig) - viewport) < 0.01, "\(batch) at a time, \(count) rows: \(end(&rig))")
        rig.run(0.5)
        #expect(abs(end(&rig) - viewport) < 0.01, "\(batch) at a time, \(count) rows, at rest: \(end(&rig))")
      }
      rig.send(.scroll(.finish(token, .success)))
      rig.run(1.5)
      #expect(abs(end(&rig) - viewport) < 0.01, "\(batch) at a time: \(end(&rig))")
    }
  }

  @Test(
    "Inserting rows while the content rests in the gap moves nothing",
    arguments: [ScrollBehavior.Source.engine, .platformInset])
  func rowsInTheGap(source: ScrollBehavior.Source) throws {
    for batch in 1...4 {
      var rig = self.rig(source, rows: 13, .pull)
      rig.pull()
      rig.run(1.5)
      for _ in 0..<3 {
        let before = end(&rig)
        rig.edit(.insert(batch, at: 0, .standard))
        #expect(abs(end(&rig) - before) < 0.01, "\(batch) at a time")
        rig.run(0.5)
        #expect(abs(end(&rig) - before) < 0.01, "\(batch) at a time, at rest")
      }
    }
  }

  @Test("A message appended while the action runs ends at the viewport's end", arguments: [11, 12, 13])
  func message(rows: Int) throws {
    for source in [ScrollBehavior.Source.engine, .platformInset] {
      // If a pull moved the thirteenth row out of view, the list does not scroll back to the row.
      for start in Start.allCases where rows < 13 || start == .approach {
        var rig = self.rig(source, rows: rows, start)
        begin(&rig, start)
        rig.run(1.5)
        rig.edit(.insert(1, at: rows, .standard))
        rig.run(1.5)
        #expect(abs(end(&rig) - 800) < 0.01, "\(source) \(start): \(end(&rig))")
      }
    }
  }

  @Test("As a pull returns into the free space, the indicator moves up no further than the content")
  func indicator() {
    for rows in [3, 13] {
      var rig = self.rig(.engine, rows: rows, .pull)
      rig.pull()
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
