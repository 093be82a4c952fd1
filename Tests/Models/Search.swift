/// A world that is small enough to be searched: what can happen in it, and what has to hold.
protocol SearchedWorld: Sendable {
  associatedtype Situation: Sendable
  associatedtype Move: SearchedMove
  associatedtype Cell: Hashable, Sendable

  /// Where the search begins.
  var first: Situation { get }
  /// All that can happen.
  var moves: [Move] { get }
  /// The situation, rounded: of those in one cell, the search follows one.
  func cell(of situation: Situation, _ grain: Grain) -> Cell
  /// Lets something happen, and says what is wrong with it.
  func take(_ move: Move, in situation: inout Situation) -> [String]
  /// What is wrong with a situation in itself: that no way leads home from it, for one.
  func faults(of situation: Situation) -> [String]
}

/// Something that can happen.
protocol SearchedMove: Sendable {
  var name: String { get }
}

/// How finely a search tells situations apart.
struct Grain: Sendable {
  /// What lengths are rounded to, in pt.
  var length = 60.0
  /// What ages are rounded to, in s.
  var age = 0.25

  /// A grain that is half as large.
  var half: Grain { Grain(length: length / 2, age: age / 2) }

  /// The step that a length is nearest to.
  func place(_ length: Double) -> Int { Int((length / self.length).rounded()) }

  /// The number of whole steps in an age.
  func steps(_ age: Double) -> Int { Int(age / self.age) }
}

/// A search of a small world, breadth first, so that the first way that is found to a fault is one of the shortest.
struct Search<World: SearchedWorld> {
  /// How a situation came about, by places in `origins`.
  private struct Origin {
    let parent: Int
    let move: Int
  }

  private let world: World
  /// All that can happen, made once.
  private let moves: [World.Move]
  private let grain: Grain
  private var origins = [Origin(parent: 0, move: 0)]
  private var waiting: ArraySlice<(World.Situation, origin: Int)>
  private var seen: Set<World.Cell>
  /// How often something has happened.
  private(set) var transitions = 0

  /// Makes a search that knows its world's first situation.
  init(_ world: World, grain: Grain = Grain()) {
    self.world = world
    moves = world.moves
    self.grain = grain
    waiting = [(world.first, origin: 0)]
    seen = [world.cell(of: world.first, grain)]
  }

  /// How many situations have been found.
  var situations: Int { origins.count }

  /// How many of them have been gone on from.
  var expanded: Int { origins.count - waiting.count }

  /// Whether all of them have been gone on from.
  var isExhausted: Bool { waiting.isEmpty }

  /// Goes on.
  ///
  /// - Parameter goesOn: Whether to go on from one more situation.
  /// - Returns: What is wrong, and how it comes about; or nil.
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

  /// The moves that led to a situation, in order.
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
