@testable import Models
@testable import OverscrollCore

/// A list with its host: the bytes are moves of the small list, deeper than a search of all situations comes.
///
/// After each one every item is where a plain sum says, what is seen is mounted, the platform is where it is taken to be,
/// and nothing has moved that need not.
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
