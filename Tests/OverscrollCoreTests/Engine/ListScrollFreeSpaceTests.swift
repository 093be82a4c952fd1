import OverscrollTestSupport
@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

/// The start gap of a short list aligned to the viewport's end opens in the free space before its items.
@Suite struct ListScrollFreeSpaceTests {
  /// The ways to start the action.
  enum Start: CaseIterable { case pull, code, approach }

  /// Rows of 60 pt at the end of a viewport, scrolled by the engine (driven) or by a platform with insets.
  private struct Rig {
    private(set) var list: ListScrollEngine
    private let viewport: Double
    private var time = 0.0
    private(set) var platform = 0.0
    private var insets = EdgePair<Double>.zero
    private var goal: Double?
    private(set) var token: RefreshToken?

    init(
      _ source: ScrollBehavior.Source, rows: Int, _ start: Start, alignment: ScrollEdge = .end,
      viewport: Double = 800
    ) {
      self.viewport = viewport
      var edge = EdgeConfiguration.phone
      if start == .approach { edge.policy = .approach(300) }
      let configuration = ListConfiguration(
        sticks: EdgePair(start: false, end: true), startsAtEnd: true, alignment: alignment)
      list = ListScrollEngine(
        ListEngine(configuration, count: rows),
        scroll: ScrollEngine(start: edge, end: nil, behavior: ScrollBehavior(source: source)))
      send(.estimate(60, .standard))
      send(.layOut(viewport: viewport, cross: 400))
      if source != .engine { send(.scroll(.observed(0, .resting))) }
      tick(0.2)
    }

    var isDriven: Bool { list.scroll.behavior.source == .engine }
    var shown: ScrollPresentation { list.scroll.presentation }

    /// The end of the last row, in pt from the viewport's start.
    var end: Double {
      mutating get {
        let frame = list.list.frame(of: list.list.count - 1)
        return frame.start + frame.extent - shown.contentOffset
      }
    }

    mutating func send(_ input: ListInput) {
      for effect in list.handle(input, at: time) {
        switch effect {
        case .adjustOffset(let change): platform += change
        case .setInsets(let change): (insets, goal) = (change.insets, change.offset)
        case .edge(.start, .started(let token, _)): self.token = token
        case .edge, .report, .swallowTap: break
        }
      }
    }

    /// Advances time; a platform moves its content to the requested offset, or back into range.
    mutating func tick(_ seconds: Double) {
      for _ in 0..<max(1, Int(seconds * 60)) {
        time += 1.0 / 60
        if !isDriven {
          let last = max(0, list.content.scrollExtent - viewport) + insets.end
          let place = goal ?? platform.clamped(to: -insets.start, max(-insets.start, last))
          platform += (place - platform).clamped(to: -20, 20)
          if platform == goal { goal = nil }
          send(.scroll(.observed(platform, platform == place ? .resting : .decelerating)))
        }
        send(.scroll(.tick))
        measure()
      }
    }

    private mutating func measure() {
      let slots = list.list.slots
      for slot in 0..<Int32(slots.slotCount) {
        if let item = slots.item(inSlot: slot) { send(.measure(item: item, extent: 60)) }
      }
      send(.commit)
    }

    /// Pulls the content down past the threshold and lifts.
    mutating func pull() {
      if isDriven { send(.scroll(.dragBegan(DragStart(pointer: 1, main: 100)))) }
      for step in 1...20 {
        time += 1.0 / 60
        if isDriven {
          send(.scroll(.dragMoved(pointer: 1, main: 100 + Double(step) * 18, cross: 0)))
        } else {
          platform = Double(step) * -6
          send(.scroll(.observed(platform, .tracking)))
        }
      }
      time += 0.2
      send(isDriven ? .scroll(.dragEnded(pointer: 1)) : .scroll(.observed(platform, .decelerating)))
    }

    mutating func begin(_ start: Start) {
      switch start {
      case .pull: pull()
      case .code: send(.scroll(.begin(.start)))
      case .approach: break
      }
    }
  }

  @Test(
    "The last row moves only by the part of the gap that exceeds the free space",
    arguments: [ScrollBehavior.Source.engine, .platformInset], Start.allCases)
  func rest(source: ScrollBehavior.Source, start: Start) throws {
    for rows in [1, 3, 12, 13] {
      let free = 800 - Double(rows) * 60
      var rig = Rig(source, rows: rows, start)
      #expect(start == .approach || rig.token == nil)
      #expect(rig.end == 800, "\(rows) rows")
      rig.begin(start)
      let token = try #require(rig.token, "\(rows) rows")
      rig.tick(1.5)
      // An automatic start does not scroll its gap into view.
      let moved = start == .approach ? 0 : max(0, 60 - free)
      #expect(abs(rig.end - 800 - moved) < 0.01, "\(rows) rows: \(rig.end)")
      var usual = Rig(source, rows: rows, .pull, alignment: .start)
      usual.begin(.pull)
      usual.tick(1.5)
      let (shown, other) = (rig.shown.start, usual.shown.start)
      #expect(start == .approach || shown.indicatorOffset == other.indicatorOffset, "\(rows) rows")
      #expect(shown.opacity == other.opacity)
      rig.send(.scroll(.finish(token, .success)))
      rig.tick(1.5)
      #expect(abs(rig.end - 800) < 0.01, "\(rows) rows: \(rig.end)")
      #expect(rig.shown.start.gap == 0)
    }
  }

  @Test(
    "Inserting rows while the action runs does not move the last row",
    arguments: [ScrollBehavior.Source.engine, .platformInset], Start.allCases)
  func rows(source: ScrollBehavior.Source, start: Start) throws {
    // In 780 pt, thirteen rows fill the viewport exactly.
    let cases: [(Double, Int)] = [(800, 1), (800, 2), (800, 3), (800, 4), (780, 1), (780, 2)]
    for (viewport, batch) in cases {
      var rig = Rig(source, rows: 2, start, viewport: viewport)
      rig.begin(start)
      rig.tick(1.5)
      let token = try #require(rig.token)
      while rig.list.list.count < 20 {
        rig.send(.edit(.insert(batch, at: 0, .standard)))
        let count = rig.list.list.count
        #expect(abs(rig.end - viewport) < 0.01, "\(batch) at a time, \(count) rows: \(rig.end)")
        rig.tick(0.5)
        #expect(abs(rig.end - viewport) < 0.01, "\(batch) at a time, \(count) rows, at rest: \(rig.end)")
      }
      rig.send(.scroll(.finish(token, .success)))
      rig.tick(1.5)
      #expect(abs(rig.end - viewport) < 0.01, "\(batch) at a time: \(rig.end)")
    }
  }

  @Test(
    "Inserting rows while the content rests in the gap moves nothing",
    arguments: [ScrollBehavior.Source.engine, .platformInset])
  func rowsInTheGap(source: ScrollBehavior.Source) throws {
    for batch in 1...4 {
      var rig = Rig(source, rows: 13, .pull)
      rig.pull()
      rig.tick(1.5)
      for _ in 0..<3 {
        let before = rig.end
        rig.send(.edit(.insert(batch, at: 0, .standard)))
        #expect(abs(rig.end - before) < 0.01, "\(batch) at a time")
        rig.tick(0.5)
        #expect(abs(rig.end - before) < 0.01, "\(batch) at a time, at rest")
      }
    }
  }

  @Test("A message appended while the action runs ends at the viewport's end", arguments: [11, 12, 13])
  func message(rows: Int) throws {
    for source in [ScrollBehavior.Source.engine, .platformInset] {
      // If a pull moved the thirteenth row out of view, the list does not scroll back to the row.
      for start in Start.allCases where rows < 13 || start == .approach {
        var rig = Rig(source, rows: rows, start)
        rig.begin(start)
        rig.tick(1.5)
        rig.send(.edit(.insert(1, at: rows, .standard)))
        rig.tick(1.5)
        #expect(abs(rig.end - 800) < 0.01, "\(source) \(start): \(rig.end)")
      }
    }
  }

  @Test("As a pull returns into the free space, the indicator moves up no further than the content")
  func indicator() {
    for rows in [3, 13] {
      var rig = Rig(.engine, rows: rows, .pull)
      rig.pull()
      var last = rig.shown
      for _ in 0..<90 {
        rig.tick(1.0 / 60)
        let next = rig.shown
        let moved = last.start.indicatorOffset - next.start.indicatorOffset
        #expect(moved > -0.01, "\(rows) rows: down")
        #expect(moved < next.contentOffset - last.contentOffset + 0.01, "\(rows) rows")
        last = next
      }
    }
  }

  @Test("When a list leaves the scroll view, the gap at the edge has its full extent again")
  func left() {
    var rig = Rig(.platformInset, rows: 3, .code)
    rig.begin(.code)
    #expect(rig.list.scroll.presentation.start.gap == 0)
    var list = rig.list
    #expect(list.unplug(at: 0).presentation.start.gap == 60)
  }
}
