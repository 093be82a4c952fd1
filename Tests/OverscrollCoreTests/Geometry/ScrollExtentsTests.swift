import Testing

@testable import OverscrollCore

/// The suites for Sources/OverscrollCore/Geometry.
enum GeometryTests {}

extension GeometryTests {
  @Suite("Scroll extents")
  struct ScrollExtentsTests {
    static let geometries = [
      ScrollExtents(viewport: 800, content: 3000), ScrollExtents(viewport: 800, content: 800),
      ScrollExtents(viewport: 800, content: 20), ScrollExtents(viewport: 800, content: 0),
      ScrollExtents(viewport: 0, content: 500), ScrollExtents(viewport: 0, content: 0),
    ]

    @Test("The maximum offset is the content's extent minus the viewport's, and at least 0")
    func maximum() {
      #expect(Self.geometries.map(\.maximumOffset) == [2200, 0, 0, 0, 500, 0])
    }

    @Test(
      "The overscroll and the distance of an edge are consistent with the offset",
      arguments: geometries, ScrollEdge.allCases)
    func consistency(geometry: ScrollExtents, edge: ScrollEdge) {
      for step in -2000...2000 {
        let past = Double(step) / 4
        let offset = geometry.offset(forOverscroll: past, past: edge)
        #expect(geometry.distance(to: edge, from: offset) == -past)
        #expect(geometry.overscroll(past: edge, at: offset) == max(0, past))
      }
    }

    @Test("The distances to both edges add up to the maximum offset", arguments: geometries)
    func edges(geometry: ScrollExtents) {
      for offset in [-300.0, 0, 10, 2200, 5000] {
        let distances = ScrollEdge.allCases.map { geometry.distance(to: $0, from: offset) }
        #expect(distances.reduce(0, +) == geometry.maximumOffset)
      }
      #expect(geometry.offset(forOverscroll: 0, past: .start) == 0)
      #expect(geometry.offset(forOverscroll: 0, past: .end) == geometry.maximumOffset)
    }

    @Test("Overscroll does not depend on the content's extent", arguments: geometries)
    func independence(geometry: ScrollExtents) {
      #expect(geometry.overscroll(past: .start, at: -70) == 70)
      #expect(geometry.overscroll(past: .end, at: geometry.maximumOffset + 70) == 70)
      #expect(geometry.overscroll(past: .start, at: 70) == 0)
      #expect(geometry.overscroll(past: .end, at: geometry.maximumOffset - 70) == 0)
    }

    @Test(
      "An invalid extent is 0, and an extent above the limit is the limit",
      arguments: [
        (-1, 0), (-1e300, 0), (.nan, 0), (-.infinity, 0), (0, 0), (0x1p-1074, 0x1p-1074),
        (1e300, 0x1p40), (.infinity, 0), (0x1p40, 0x1p40), (333.25, 333.25),
      ] as [(Double, Double)])
    func sanitising(given: Double, kept: Double) {
      let geometry = ScrollExtents(viewport: given, content: given)
      #expect(geometry.viewport == kept)
      #expect(geometry.content == kept)
      #expect(geometry == ScrollExtents(viewport: kept, content: kept))
    }

    @Test("Positions are limited to the longest extent, and a fallback replaces invalid positions")
    func positions() {
      #expect([12.5, 1e300, -1e300].map { $0.asPosition(or: 7) } == [12.5, 0x1p40, -0x1p40])
      for bad in [Double.nan, .infinity, -.infinity] { #expect(bad.asPosition(or: 7) == 7) }
    }

    @Test(
      "The allowed change keeps a position within the longest extent, or moves a position outside it inward",
      arguments: [1, -1] as [Double])
    func room(way: Double) {
      for (distance, change, taken) in [
        (0, 12.5, 12.5), (0x1p40 - 50, 300, 50), (0x1p40 - 50, -300, -300), (0x1p40 + 60, 300, 0),
        (0x1p40 + 60, -300, -300), (0x1p40, 0x1p40, 0), (0x1p40, -0x1p42, -0x1p41),
      ] as [(Double, Double, Double)] {
        #expect((distance * way).allowedChange(for: change * way) == taken * way)
      }
    }
  }
}
