@testable import OverscrollCore

/// A list with its host: the bytes are moves of the small list, deeper than a search of all situations comes.
///
/// After each one every item is where a plain sum says, what is seen is mounted, the platform is where it is taken to be,
/// and nothing has moved that need not.
enum Lists {
  static let moves = SmallList.World.allCases.map { ($0, SmallList.moves($0)) }

  static func run(_ reader: inout ByteReader) {
    let (world, moves) = reader.pick(moves)
    var list = SmallList(world)
    var began = 0
    var steps = 0
    while !reader.isAtEnd, steps < 200 {
      let move = reader.pick(moves)
      list.path.append(move.name)
      steps += 1
      step(&list, move)
      let isByCode = move.name.hasPrefix("begin") || move.name.hasPrefix("tap")
      for effect in list.effects where !isByCode {
        if case .edge(.start, .started) = effect, list.engine.scroll.isDragging { began += 1 }
      }
      if began > 1 { report("\(world): two starts under one finger after \(list.path)") }
      if !list.engine.scroll.isDragging { began = 0 }
    }
  }

  /// Takes a move, and checks what has become of the list.
  private static func step(_ list: inout SmallList, _ move: SmallList.Move) {
    list.forgetEffects()
    list.wait(move.wait)
    for input in move.inputs(list) {
      let before = list.seen()
      let wasSeeking = list.engine.isSeeking
      let stays = list.staysAtAnEdge
      list.send(input)
      list.wait(0)
      var faults = ListFaults(&list).faults
      if !wasSeeking, !list.wasSentElsewhere, !(stays && list.staysAtAnEdge),
        let fault = ListFaults.jump(of: &list, from: before, by: input)
      {
        faults.append(fault)
      }
      if !faults.isEmpty { report("\(list.world): \(faults) after \(list.path)") }
    }
  }
}
