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
}
