@testable import Specification
@testable import OverscrollCore

/// A fuzzer target that applies moves to a list with an adapter (`SmallList`).
///
/// The bytes determine the moves. The paths are longer than those of the exhaustive search. After each
/// move, every item must be at the sum of the extents before it, visible items must be mounted, and the
/// engine must have the platform's offset. Content must not move unexpectedly.
enum Lists {
  static let moves = SmallList.World.allCases.map { ($0, $0.moves) }

  static func run(_ reader: inout ByteReader) {
    let (world, moves) = reader.pick(moves)
    var list = world.first
    var path: [String] = []
    while !reader.isAtEnd, path.count < 200 {
      let move = reader.pick(moves)
      path.append(move.name)
      let faults = world.take(move, in: &list)
      if !faults.isEmpty { report("\(world): \(faults) after \(path)") }
    }
  }
}
