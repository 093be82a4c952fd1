import OverscrollCore
import Testing

@testable import Overscroll

/// The conversion between the platform's content offset and the engine's offset.
@Suite struct ScrollSpaceTests {
  static let downwards = ScrollSpace(
    viewport: 800, content: 2000, insets: EdgePair(start: 100, end: 50), runsBackwards: false)
  static let backwards = ScrollSpace(
    viewport: 800, content: 2000, insets: EdgePair(start: 100, end: 50), runsBackwards: true)

  /// A coordinate space, a platform offset (`origin`) in that space, and the engine's offset for it.
  static let places: [(ScrollSpace, origin: Double, offset: Double)] = [
    (downwards, -100, 0),
    (downwards, -160, -60),
    (downwards, 0, 100),
    (downwards, 1250, 1350),
    // The content's right end touches the right inset at the platform offset 2000 + 100 - 800.
    (backwards, 1300, 0),
    (backwards, 1360, -60),
    (backwards, 1200, 100),
    // The content's left end touches the left inset.
    (backwards, -50, 1350),
  ]

  @Test("A platform offset converts to an offset from the content's start, and back", arguments: places)
  func conversion(space: ScrollSpace, origin: Double, offset: Double) {
    #expect(space.offset(at: origin) == offset)
    #expect(space.origin(at: offset) == origin)
  }

  @Test(
    "The engine's viewport is the platform's viewport without the insets", arguments: [downwards, backwards])
  func geometry(space: ScrollSpace) {
    #expect(space.geometry == ScrollExtents(viewport: 650, content: 2000))
    #expect(space.offset(at: space.origin(at: space.geometry.maximumOffset)) == space.geometry.maximumOffset)
  }

  @Test("Content smaller than the viewport rests at offset 0", arguments: [false, true])
  func short(runsBackwards: Bool) {
    let insets = EdgePair(start: 100.0, end: 50.0)
    let space = ScrollSpace(viewport: 800, content: 200, insets: insets, runsBackwards: runsBackwards)
    let rest = runsBackwards ? -insets.end : -insets.start
    #expect(space.offset(at: rest) == 0)
    #expect(space.offset(at: runsBackwards ? rest + 40 : rest - 40) == -40)
  }
}
