import Testing

@testable import OverscrollCore

/// Searches every situation of a small list, breadth first, and checks at every step what is promised of lists.
@Suite struct SmallListTests {
  /// The most situations that are looked at in a world.
  #if DEBUG && !OPTIMISED
    static let limit = 300
  #else
    static let limit = 6000
  #endif

  @Test("The promises hold at every step of a small list", arguments: SmallList.World.allCases)
  func search(_ world: SmallList.World) {
    let first = SmallList(world)
    var queue = [first]
    var starts = [0]
    var seen = Set([SmallList.Cell(first, starts: starts[0])])
    var next = 0
    var steps = 0
    let moves = SmallList.moves(world)
    while next < queue.count, next < Self.limit {
      let list = queue[next]
      let began = starts[next]
      next += 1
      guard comesHome(list) else { return }
      for move in moves {
        steps += 1
        guard let (after, begun) = step(list, began, move) else { return }
        if seen.insert(SmallList.Cell(after, starts: begun)).inserted {
          queue.append(after)
          starts.append(begun)
        }
      }
    }
    print("\(world): \(next) of \(queue.count) situations, \(steps) steps")
    #expect(next >= min(Self.limit, 300))
  }

  /// Takes a step and checks it, or reports what is wrong with it.
  private func step(
    _ list: SmallList, _ began: Int, _ move: SmallList.Move
  ) -> (SmallList, Int)? {
    var after = list
    var began = began
    after.path.append(move.name)
    after.forgetEffects()
    after.wait(move.wait)
    for input in move.inputs(after) {
      let before = after.seen()
      // What code scrolls to is sought wherever it goes.
      let wasSeeking = after.engine.isSeeking
      let stays = after.staysAtAnEdge
      after.send(input)
      // A frame mounts what a finger has brought into sight.
      after.wait(0)
      var faults = ListFaults(&after).faults
      if !wasSeeking, !after.wasSentElsewhere, !(stays && after.staysAtAnEdge),
        let fault = ListFaults.jump(of: &after, from: before, by: input)
      {
        faults.append(fault)
      }
      guard faults.isEmpty else {
        Issue.record("\(after.world): \(faults) after \(after.path)")
        return nil
      }
    }
    let isByCode = move.name.hasPrefix("begin") || move.name.hasPrefix("tap")
    for effect in after.effects where !isByCode {
      if case .edge(.start, .started) = effect, after.engine.scroll.isDragging { began += 1 }
    }
    if began > 1 {
      Issue.record("\(after.world): two starts under one finger after \(after.path)")
      return nil
    }
    if !after.engine.scroll.isDragging { began = 0 }
    return (after, began)
  }

  /// From this situation: fingers up, actions ended, and in two seconds nothing moves, nothing is sought, every edge is home.
  private func comesHome(_ list: SmallList) -> Bool {
    var list = list
    list.send(.layOut(viewport: SmallList.viewport, cross: 300))
    list.send(.scroll(.dragCancelled(pointer: nil)))
    func rest() {
      guard !list.isDriven else { return }
      let end = max(0, list.engine.scrollExtent - list.engine.list.viewport)
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
    for edge in ScrollEdge.allCases {
      let machine = list.engine.scroll.edges[edge]
      // An end that comes near again loads again, as it should.
      guard machine.phase == machine.home.phase || (edge == .end && machine.phase.isRunning) else {
        Issue.record("\(edge) is \(machine.phase) and not home after \(list.path)")
        return false
      }
    }
    guard !list.engine.isSeeking, !list.engine.scroll.isMoving, !list.engine.list.isFilling else {
      Issue.record(
        """
        not at rest after \(list.path): seeking \(list.engine.isSeeking), moving \(list.engine.scroll.isMoving), \
        filling \(list.engine.list.isFilling)
        """)
      return false
    }
    return true
  }
}
