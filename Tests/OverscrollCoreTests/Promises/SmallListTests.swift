import Testing

@testable import OverscrollCore

/// Searches the states of a small list breadth-first, and checks the promises of lists at every step.
@Suite struct SmallListTests {
  /// The maximum number of states that the search expands for each kind of list.
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
