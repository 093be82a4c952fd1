/// A small model of the engine that can be searched for faults.
///
/// The search starts from the first situation, and applies all moves to every new situation.
protocol SearchedWorld: Sendable {
  associatedtype Situation: Sendable
  associatedtype Move: SearchedMove
  associatedtype Cell: Hashable, Sendable

  /// The first situation of the search.
  var first: Situation { get }
  /// All moves that the search applies to each situation.
  var moves: [Move] { get }
  /// Returns the cell of a situation, which is its state with rounded lengths and ages.
  ///
  /// Situations with the same cell are treated as equal, so the search continues from only one of them.
  func cell(of situation: Situation, _ grain: Grain) -> Cell
  /// Applies a move to a situation, and returns the faults that occur.
  func take(_ move: Move, in situation: inout Situation) -> [String]
  /// Returns the faults of a situation, for example that its content cannot return to its edge.
  func faults(of situation: Situation) -> [String]
}

/// A named event or a few events that a search applies to a situation.
protocol SearchedMove: Sendable {
  var name: String { get }
}

/// The precision of the rounded lengths and ages in a cell.
struct Grain: Sendable {
  /// The distance between rounded lengths, in pt.
  var length = 60.0
  /// The distance between rounded ages, in s.
  var age = 0.25

  /// A grain with twice the precision.
  var half: Grain { Grain(length: length / 2, age: age / 2) }

  /// Returns a length in units of `length`, rounded.
  func rounded(_ length: Double) -> Int { Int((length / self.length).rounded()) }

  /// Returns an age in units of `age`, rounded down.
  func steps(_ age: Double) -> Int { Int(age / self.age) }
}

/// A breadth-first search for a path to a fault.
///
/// The search tries shorter paths first, so no path to a fault is shorter than the reported path.
struct Search<World: SearchedWorld> {
  /// The move that led to a situation, and the index of the previous situation in `origins`.
  private struct Origin {
    let parent: Int
    let move: Int
  }

  private let world: World
  /// The moves of the world, which are computed only once.
  private let moves: [World.Move]
  private let grain: Grain
  private var origins = [Origin(parent: 0, move: 0)]
  private var waiting: ArraySlice<(World.Situation, origin: Int)>
  private var seen: Set<World.Cell>
  /// The number of moves that have been applied.
  private(set) var transitions = 0

  /// Creates a search that starts in the first situation of a world.
  init(_ world: World, grain: Grain = Grain()) {
    self.world = world
    moves = world.moves
    self.grain = grain
    waiting = [(world.first, origin: 0)]
    seen = [world.cell(of: world.first, grain)]
  }

  /// The number of different situations that the search has found.
  var situations: Int { origins.count }

  /// The number of situations that the search has completed by applying every move.
  var expanded: Int { origins.count - waiting.count }

  /// Whether every move has been applied to every situation that the search can reach.
  var isExhausted: Bool { waiting.isEmpty }

  /// Continues the search until it finds a fault, is complete, or is stopped.
  ///
  /// - Parameter goesOn: A closure that returns whether to continue with the next situation.
  /// - Returns: The faults and the path to them, or `nil` if the search has found none.
  mutating func run(while goesOn: (Search) -> Bool = { _ in true }) -> String? {
    while goesOn(self), let (situation, origin) = waiting.popFirst() {
      let faults = world.faults(of: situation)
      guard faults.isEmpty else { return "\(faults) after \(path(to: origin))" }
      for (index, move) in moves.enumerated() {
        var after = situation
        let faults = world.take(move, in: &after)
        transitions += 1
        guard faults.isEmpty else { return "\(faults) after \(path(to: origin) + [move.name])" }
        guard seen.insert(world.cell(of: after, grain)).inserted else { continue }
        origins.append(Origin(parent: origin, move: index))
        waiting.append((after, origin: origins.count - 1))
      }
    }
    return nil
  }

  /// Returns the names of the moves that led to a situation, in order.
  private func path(to origin: Int) -> [String] {
    var path: [String] = []
    var index = origin
    while index > 0 {
      path.append(moves[origins[index].move].name)
      index = origins[index].parent
    }
    return path.reversed()
  }
}
