/// A world that is small enough for an exhaustive search: its moves and its checks.
protocol SearchedWorld: Sendable {
  associatedtype Situation: Sendable
  associatedtype Move: SearchedMove
  associatedtype Cell: Hashable, Sendable

  /// The situation at the start of the search.
  var first: Situation { get }
  /// All possible moves.
  var moves: [Move] { get }
  /// Returns the situation's cell: its rounded state.
  ///
  /// The search continues from one situation of each cell.
  func cell(of situation: Situation, _ grain: Grain) -> Cell
  /// Applies a move to a situation, and returns the faults of the transition.
  func take(_ move: Move, in situation: inout Situation) -> [String]
  /// Returns the faults of a situation, for example that its content cannot return.
  func faults(of situation: Situation) -> [String]
}

/// An event in a searched world.
protocol SearchedMove: Sendable {
  var name: String { get }
}

/// The rounding that a search applies to situations.
struct Grain: Sendable {
  /// The step of lengths, in pt.
  var length = 60.0
  /// The step of ages, in s.
  var age = 0.25

  /// A grain with half the steps.
  var half: Grain { Grain(length: length / 2, age: age / 2) }

  /// Returns the index of the nearest step to a length.
  func place(_ length: Double) -> Int { Int((length / self.length).rounded()) }

  /// Returns the number of whole steps in an age.
  func steps(_ age: Double) -> Int { Int(age / self.age) }
}

/// A breadth-first search of a small world.
///
/// Because it is breadth first, no path to the first fault is shorter than the reported path.
struct Search<World: SearchedWorld> {
  /// The move that led to a situation, and the index of its parent in `origins`.
  private struct Origin {
    let parent: Int
    let move: Int
  }

  private let world: World
  /// The world's moves, computed once.
  private let moves: [World.Move]
  private let grain: Grain
  private var origins = [Origin(parent: 0, move: 0)]
  private var waiting: ArraySlice<(World.Situation, origin: Int)>
  private var seen: Set<World.Cell>
  /// The number of applied moves.
  private(set) var transitions = 0

  /// Creates a search that starts at the world's first situation.
  init(_ world: World, grain: Grain = Grain()) {
    self.world = world
    moves = world.moves
    self.grain = grain
    waiting = [(world.first, origin: 0)]
    seen = [world.cell(of: world.first, grain)]
  }

  /// The number of situations found.
  var situations: Int { origins.count }

  /// The number of expanded situations: every move has been applied to them.
  var expanded: Int { origins.count - waiting.count }

  /// Whether every situation has been expanded.
  var isExhausted: Bool { waiting.isEmpty }

  /// Continues the search.
  ///
  /// - Parameter goesOn: Whether to expand one more situation.
  /// - Returns: The faults with the path to them, or `nil`.
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
    var place = origin
    while place > 0 {
      path.append(moves[origins[place].move].name)
      place = origins[place].parent
    }
    return path.reversed()
  }
}
