import Testing

@testable import OverscrollCore

/// Searches the situations of a small list, breadth first, and checks at every step what is promised of lists.
@Suite struct SmallListTests {
  /// The most situations that are gone on from in a world.
  #if DEBUG && !OPTIMISED
    static let limit = 300
  #else
    static let limit = 6000
  #endif

  @Test("The promises hold at every step of a small list", arguments: SmallList.World.allCases)
  func search(_ world: SmallList.World) {
    var search = Search(world)
    let fault = search.run { $0.expanded < Self.limit }
    #expect(fault == nil)
    print(
      "\(world): \(search.expanded) of \(search.situations) situations, \(search.transitions) transitions")
    #expect(search.expanded >= min(Self.limit, 300))
  }

  @Test("A finger that is found to have lifted as time passes is none that comes down then")
  func lifted() throws {
    let world = SmallList.World.unknown
    var list = world.first
    var starts = 0
    let pull = ["unknown at -40", "unknown at -150", "unknown at 0", "unknown at -150"]
    for name in ["exhausted end"] + pull + ["cancel start"] + pull {
      let move = try #require(world.moves.first { $0.name == name })
      #expect(world.take(move, in: &list) == [], "\(name)")
      for case .edge(.start, .started) in list.effects { starts += 1 }
    }
    #expect(starts == 2)
  }
}
