@testable import OverscrollCore
import Testing

extension GeometryTests {
  @Suite("A pair of values, one for each edge")
  struct EdgePairTests {
    @Test("is read and written by its edges")
    func access() {
      var pair = EdgePair(start: 1.0, end: 2.0)
      #expect(ScrollEdge.allCases.map { pair[$0] } == [1, 2])
      pair[.start] += 10
      #expect(pair == EdgePair(start: 11, end: 2))
      pair[.end] = -3
      #expect(pair == EdgePair(start: 11, end: -3))
      #expect(pair.start == pair[.start] && pair.end == pair[.end])
    }

    @Test("holds the edges apart")
    func equality() {
      #expect(EdgePair(start: 1, end: 2) != EdgePair(start: 2, end: 1))
      #expect(
        Set([EdgePair(start: 1, end: 2), EdgePair(start: 1, end: 2), EdgePair(start: 2, end: 1)]).count == 2)
    }
  }

  @Suite("A scroll edge")
  struct ScrollEdgeTests {
    @Test("has one opposite, whose opposite it is", arguments: ScrollEdge.allCases)
    func opposite(edge: ScrollEdge) {
      #expect(edge.opposite != edge)
      #expect(edge.opposite.opposite == edge)
    }

    @Test("has the number that hosts outside Swift know it by")
    func number() {
      #expect(ScrollEdge.allCases.map(\.rawValue) == [0, 1])
    }
  }
}
