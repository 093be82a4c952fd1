@testable import OverscrollCore
import Testing

extension GeometryTests {
  @Suite("Edge pairs")
  struct EdgePairTests {
    @Test("The values are read and written by edge")
    func access() {
      var pair = EdgePair(start: 1.0, end: 2.0)
      #expect(ScrollEdge.allCases.map { pair[$0] } == [1, 2])
      pair[.start] += 10
      #expect(pair == EdgePair(start: 11, end: 2))
      pair[.end] = -3
      #expect(pair == EdgePair(start: 11, end: -3))
      #expect(pair.start == pair[.start] && pair.end == pair[.end])
    }

    @Test("Pairs with swapped values are not equal")
    func equality() {
      #expect(EdgePair(start: 1, end: 2) != EdgePair(start: 2, end: 1))
      #expect(
        Set([EdgePair(start: 1, end: 2), EdgePair(start: 1, end: 2), EdgePair(start: 2, end: 1)]).count == 2)
    }
  }

  @Suite("Scroll edges")
  struct ScrollEdgeTests {
    @Test("The opposite of an edge's opposite is the edge", arguments: ScrollEdge.allCases)
    func opposite(edge: ScrollEdge) {
      #expect(edge.opposite != edge)
      #expect(edge.opposite.opposite == edge)
    }

    @Test("The raw values are 0 for the start and 1 for the end")
    func number() {
      #expect(ScrollEdge.allCases.map(\.rawValue) == [0, 1])
    }
  }
}
