import OverscrollCore
import Testing

@testable import Overscroll

/// The conversion between a platform's coordinates and the engine's.
@Suite struct ScrollSpaceTests {
  static let downwards = ScrollSpace(
    viewport: 800, content: 2000, insets: EdgePair(start: 100, end: 50), runsBackwards: false)
  static let backwards = ScrollSpace(
    viewport: 800, content: 2000, insets: EdgePair(start: 100, end: 50), runsBackwards: true)

  /// A space, an origin in it, and the matching offset.
  static let places: [(ScrollSpace, origin: Double, offset: Double)] = [
    (downwards, -100, 0),
    (downwards, -160, -60),
    (downwards, 0, 100),
    (downwards, 1250, 1350),
    // The content's right edge is at the left edge of the right inset: 2000 + 100 - 800.
    (backwards, 1300, 0),
    (backwards, 1360, -60),
    (backwards, 1200, 100),
    // The content's left edge is at the right edge of the left inset.
    (backwards, -50, 1350),
  ]

  @Test("An origin converts to an offset from the content's start edge, and back", arguments: places)
  func conversion(space: ScrollSpace, origin: Double, offset: Double) {
    #expect(space.offset(at: origin) == offset)
    #expect(space.origin(at: offset) == origin)
  }

  @Test("The viewport excludes the insets", arguments: [downwards, backwards])
  func geometry(space: ScrollSpace) {
    #expect(space.geometry == ScrollExtents(viewport: 650, content: 2000))
    #expect(space.offset(at: space.origin(at: space.geometry.maximumOffset)) == space.geometry.maximumOffset)
  }

  @Test("Content that fits is at its start when the platform rests", arguments: [false, true])
  func short(runsBackwards: Bool) {
    let insets = EdgePair(start: 100.0, end: 50.0)
    let space = ScrollSpace(viewport: 800, content: 200, insets: insets, runsBackwards: runsBackwards)
    let rest = runsBackwards ? -insets.end : -insets.start
    #expect(space.offset(at: rest) == 0)
    #expect(space.offset(at: runsBackwards ? rest + 40 : rest - 40) == -40)
  }
}
