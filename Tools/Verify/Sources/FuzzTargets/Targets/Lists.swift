@testable import Models
@testable import OverscrollCore

/// A list with an adapter.
///
/// The bytes are moves of the small list.
///
/// The paths are longer than those of an exhaustive search. After each move every item is at its expected
/// sum, visible items are mounted, and the engine has the platform's offset. Content moves only if
/// necessary.
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
