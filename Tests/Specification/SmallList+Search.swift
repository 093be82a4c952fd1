@testable import OverscrollCore
@testable import OverscrollListCore

extension SmallList {
  /// A move that happens a quarter of a second after the previous move, or after `wait` seconds.
  struct Move: SearchedMove {
    let name: String
    let inputs: @Sendable (borrowing SmallList) -> [ListInput]
    var wait = 0.25
    /// Whether code causes the starts that follow this move.
    var isByCode = false
  }

  /// The state of a small list with rounded lengths and ages.
  struct Cell: Hashable {
    let scroll: SmallWorld.Cell
    let sizes: [Int]
    let measured: [Bool]
    let window: Range<Int>
    let target: Int?
    let isMoving: Bool
    let origin: Int
    let ways: [Bool]
    let focus: Int?
    let touch: Int?
    let touchEnds: Bool

    init(_ list: SmallList, _ grain: Grain) {
      let engine = list.engine
      scroll = SmallWorld.Cell(
        engine.scroll, isStarted: EdgePair(start: list.starts > 0, end: false), grain)
      sizes = list.identities.map { Int(list.extent($0)) } + [Int(list.spacing)]
      measured = list.identities.map { list.measured.contains($0) }
      window = engine.list.window
      target = engine.content.target.map { $0.target.item + ($0.target.alignment == .end ? 10 : 0) }
      isMoving = engine.content.target?.isMoving ?? false
      origin = grain.rounded(engine.content.origin)
      ways = [
        engine.list.isAtEnd, engine.content.hasJumped, engine.content.requestedOffset != nil,
        engine.list.isHidden,
        engine.list.hasPendingItems,
      ]
      focus = engine.list.focusedItem()
      touch = engine.list.touchedItem
      touchEnds = engine.content.touchExpiry < .infinity
    }
  }

  /// Counts the starts at the start edge, and returns a fault for a second start in one gesture.
  ///
  /// The count is reset when no finger drags.
  mutating func countStarts(in effects: ArraySlice<ScrollEffect>) -> [String] {
    for case .edge(.start, .started) in effects { starts += 1 }
    let isOneEach = starts <= 1
    if !engine.scroll.content.isDragging { starts = 0 }
    return isOneEach ? [] : ["two starts in one gesture"]
  }
}

extension SmallList.World: SearchedWorld {
  var first: SmallList { SmallList(self) }

  var moves: [SmallList.Move] { SmallList.moves(self) }

  func cell(of list: SmallList, _ grain: Grain) -> SmallList.Cell { SmallList.Cell(list, grain) }

  func take(_ move: SmallList.Move, in list: inout SmallList) -> [String] {
    list.forgetEffects()
    list.wait(move.wait)
    let waited = list.effects.count
    // The starts during the wait are counted first, because a finger that lifts during the wait belongs to
    // an earlier gesture than this move.
    let faults = list.countStarts(in: list.effects[..<waited])
    guard faults.isEmpty else { return faults }
    for input in move.inputs(list) {
      let before = list.seen()
      // While the list scrolls to an item, it may move to any position.
      let wasSeeking = list.engine.content.isScrollingToItem
      let stays = list.staysAtAnEdge
      list.send(input)
      // A tick updates the mounted items, because a finger may have made further items visible.
      list.wait(0)
      var faults = ListFaults(&list).faults
      if !wasSeeking, !list.wasSentElsewhere, !(stays && list.staysAtAnEdge),
        let fault = ListFaults.jump(of: &list, from: before, by: input)
      {
        faults.append(fault)
      }
      guard faults.isEmpty else { return faults }
    }
    return list.countStarts(in: move.isByCode ? [] : list.effects[waited...])
  }

  /// Lifts all fingers, ends all actions, and returns the faults that remain 2 s later.
  ///
  /// After the 2 s, no content moves, no scroll to an item continues, and every edge has returned to a
  /// phase that lasts.
  func faults(of situation: SmallList) -> [String] {
    var list = situation
    list.send(.layOut(viewport: SmallList.viewport, cross: 300))
    list.send(.scroll(.dragCancelled(pointer: nil)))
    func rest() {
      guard !list.isDriven else { return }
      let end = max(0, list.engine.content.scrollExtent - list.engine.list.viewport)
      list.send(.scroll(.observed(list.platform.clamped(to: 0, end), .resting)))
    }
    rest()
    for _ in 0..<5 {
      for edge in ScrollEdge.allCases {
        if let token = list.engine.scroll.edges[edge].token { list.send(.scroll(.finish(token, .success))) }
      }
      list.wait(0.75)
      rest()
    }
    for _ in 0..<4 { list.wait(0.5) }
    let stranded = ScrollEdge.allCases.filter { edge in
      let machine = list.engine.scroll.edges[edge]
      // The end edge may be loading again, because the content may have come near the end again.
      return machine.phase != machine.restingPhase.phase && !(edge == .end && machine.phase.isRunning)
    }
    var faults = stranded.map { "the \($0) has not returned: \(list.engine.scroll.edges[$0].phase)" }
    if list.engine.content.isScrollingToItem { faults.append("a scroll to an item has not ended") }
    if list.engine.scroll.content.isMoving { faults.append("the content still moves") }
    if list.engine.list.hasPendingItems { faults.append("the list still fills the viewport") }
    return faults
  }
}
