import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The coordinate space of very long lists, which maps a limited platform range to long content.
///
/// The origin is the content offset at the platform offset 0.
@Suite struct ListCoordinateSpaceTests {
  /// Content lengths in pt that exceed the scroll range: slightly, ten million items of 150 pt, and 1e12
  /// pt.
  static let long = [
    ListCoordinateSpace.limit + 1, ListCoordinateSpace.limit + 0.25, 2e6, 1.5e9, 1.5e9 + 1.0 / 3, 1e12,
    1e12 + 0.5,
  ]

  /// Offsets from one end of the content to the opposite end.
  private func offsets(_ content: Double, _ viewport: Double, _ seed: UInt64) -> [Double] {
    var seeded = Dice(seed: seed)
    let most = content - viewport
    let near = [0, 1, 0x1p17, 0x1p18 - 0.5, 0x1p18, 0x1p18 + 0.5, 0x1p19, 0x1p20].filter { $0 < most }
    let any = (0..<300).map { _ in seeded.next(in: 0...most) }
    return (near + near.map { most - $0 } + any).sorted()
  }

  @Test(
    "If the content fits into the scroll range, the origin is 0",
    arguments: [0, 1, 900.5, 50_000, ListCoordinateSpace.limit])
  func identity(content: Double) {
    #expect(ListCoordinateSpace.extent(forContent: content) == content)
    for offset in [-500, 0, content / 2, content, .nan, .infinity] {
      #expect(ListCoordinateSpace.preferredOrigin(offset: offset, content: content, viewport: 800) == 0)
      var origin = ListCoordinateSpace()
      #expect(origin.recenter(offset: offset, content: content, viewport: 800) == 0)
      #expect(origin.recenterAtBound(scroll: offset, content: content, viewport: 800) == 0)
      #expect(origin == ListCoordinateSpace())
    }
  }

  @Test(
    "The preferred origin is whole, grows with the offset, and leaves a quarter of the range on both sides",
    arguments: long)
  func target(content: Double) {
    let viewport = 800.0
    let extent = ListCoordinateSpace.extent(forContent: content)
    #expect(extent <= ListCoordinateSpace.limit && extent > ListCoordinateSpace.limit - 1)
    var last = 0.0
    for offset in offsets(content, viewport, 1) {
      let origin = ListCoordinateSpace.preferredOrigin(offset: offset, content: content, viewport: viewport)
      let scroll = offset - origin
      #expect(origin == origin.rounded(.down) && origin >= last, "at \(offset)")
      #expect(origin + extent <= content, "at \(offset)")
      #expect(scroll >= min(offset, ListCoordinateSpace.limit / 4), "at \(offset)")
      let left = extent - viewport - scroll
      #expect(left >= min(content - viewport - offset, ListCoordinateSpace.limit / 4) - 1, "at \(offset)")
      last = origin
    }
    #expect(ListCoordinateSpace.preferredOrigin(offset: 0x1p18, content: content, viewport: viewport) == 0)
    #expect(last + extent == content)
  }

  @Test("Away from both ends, the platform's offset grows linearly with the content offset")
  func middle() {
    let (content, viewport) = (1.5e9, 800.0)
    let room = ListCoordinateSpace.limit - viewport
    let quarter = ListCoordinateSpace.limit / 4
    for part in [0.0, 0.1, 0.25, 0.5, 0.9, 1] {
      let offset = quarter + part * (content - viewport - 2 * quarter)
      let scroll =
        offset - ListCoordinateSpace.preferredOrigin(offset: offset, content: content, viewport: viewport)
      #expect(abs(scroll - (quarter + part * (room - 2 * quarter))) <= 1)
    }
  }

  @Test(
    "Recentering sets the preferred origin near the ends, and elsewhere only after a large drift",
    arguments: long)
  func recentring(content: Double) {
    let viewport = 800.0
    let most = content - viewport
    var origin = ListCoordinateSpace()
    for offset in offsets(content, viewport, 2) + offsets(content, viewport, 3).reversed() {
      let before = origin
      let best = ListCoordinateSpace.preferredOrigin(offset: offset, content: content, viewport: viewport)
      let change = origin.recenter(offset: offset, content: content, viewport: viewport)
      let moved = origin.scrollOffset(forContent: offset) - before.scrollOffset(forContent: offset)
      #expect(change == moved, "at \(offset)")
      #expect(abs(best - origin.origin) <= ListCoordinateSpace.limit / 8, "at \(offset)")
      #expect(change == 0 || origin.origin == best, "at \(offset)")
      if min(offset, most - offset) < ListCoordinateSpace.limit / 4 {
        #expect(origin.origin == best, "at \(offset)")
      }
    }
    // Scrolling by a viewport does not change the origin.
    let middle = most / 2
    _ = origin.recenter(offset: middle, content: content, viewport: viewport)
    #expect(content < 3e6 || origin.recenter(offset: middle + 800, content: content, viewport: viewport) == 0)
  }

  @Test(
    "When the platform reaches a bound of its range inside the content, the origin moves at once",
    arguments: long)
  func relocating(content: Double) {
    let viewport = 800.0
    let room = ListCoordinateSpace.extent(forContent: content) - viewport
    var origin = ListCoordinateSpace()
    #expect(origin.recenterAtBound(scroll: -40, content: content, viewport: viewport) == 0)
    #expect(origin.recenterAtBound(scroll: room - 2, content: content, viewport: viewport) == 0)
    // Scroll to the end and back, each time as far as the range allows.
    for (bound, content) in [(room + 12, content), (-12, content)] {
      for _ in 0..<8_000_000 {
        let offset = origin.contentOffset(forScroll: bound)
        let change = origin.recenterAtBound(scroll: bound, content: content, viewport: viewport)
        if change == 0 { break }
        #expect(origin.scrollOffset(forContent: offset) == bound + change)
        #expect((change < 0) == (bound > 0))
        // Skips most of the content.
        if content > 1e7, abs(origin.origin - content / 2) < content / 2 - 4e6 {
          _ = origin.move(to: bound > 0 ? (content - 4e6).rounded(.down) : 4e6)
        }
      }
      #expect(bound < 0 ? origin.origin == 0 : origin.origin + room + viewport == content)
    }
  }

  @Test("Positions near the origin are exact among ten million items of 150 pt")
  func exactness() {
    var seeded = Dice(seed: 7)
    var origin = ListCoordinateSpace()
    for _ in 0..<500 {
      let offset = seeded.next(in: 0...1.5e9 - 800)
      _ = origin.recenter(offset: offset, content: 1.5e9, viewport: 800)
      let whole = Int64(origin.origin)
      for _ in 0..<20 {
        let item = (whole + Int64(seeded.next(in: 0...ListCoordinateSpace.limit + 800))) / 150
        let position = origin.scrollOffset(forContent: Double(item * 150))
        #expect(position == Double(item * 150 - whole))
        #expect(origin.contentOffset(forScroll: position) == Double(item * 150))
      }
    }
  }

  @Test("When the content shrinks, the origin decreases")
  func shrinking() {
    var origin = ListCoordinateSpace()
    _ = origin.recenter(offset: 8e8, content: 1.5e9, viewport: 800)
    #expect(origin.recenter(offset: 8e8, content: 8e8 + 1000, viewport: 800) != 0)
    #expect(origin.origin == 8e8 + 1000 - ListCoordinateSpace.limit)
    // The origin is near the preferred origin, but the scroll range would end past the content.
    _ = origin.move(to: 1.96e6)
    _ = origin.recenter(offset: 2.73e6, content: 3e6, viewport: 800)
    #expect(origin.origin <= 3e6 - ListCoordinateSpace.limit && origin.origin > 1.9e6)
    let value = origin.origin
    #expect(origin.recenter(offset: 1000, content: 5000, viewport: 800) == value)
    #expect(origin == ListCoordinateSpace())
  }

  @Test(
    "Hidden viewports and invalid numbers keep the origin, and a viewport may exceed the scroll range")
  func badInput() {
    var origin = ListCoordinateSpace()
    _ = origin.recenter(offset: 8e8, content: 1.5e9, viewport: 800)
    let before = origin
    for number in [Double.nan, .infinity, -Double.infinity] {
      #expect(origin.recenter(offset: number, content: 1.5e9, viewport: 800) == 0)
      #expect(origin.recenterAtBound(scroll: number, content: 1.5e9, viewport: 800) == 0)
    }
    for viewport in [0, -1, Double.nan] {
      #expect(origin.recenter(offset: 0, content: 1.5e9, viewport: viewport) == 0)
      #expect(origin.recenterAtBound(scroll: 0, content: 1.5e9, viewport: viewport) == 0)
    }
    #expect(origin == before)
    for content in [-5, Double.nan, -Double.infinity] {
      #expect(ListCoordinateSpace.extent(forContent: content) == 0)
      #expect(ListCoordinateSpace.preferredOrigin(offset: 1e9, content: content, viewport: 800) == 0)
    }
    for viewport in [0, 4e5, 8e5, 1e6, 2e6, 1e300] {
      var last = 0.0
      for step in 0...100 {
        let origin = ListCoordinateSpace.preferredOrigin(
          offset: Double(step) * 1e5, content: 1e7, viewport: viewport)
        #expect(origin >= last && origin <= 1e7 - ListCoordinateSpace.limit)
        last = origin
      }
    }
  }
}
