import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

extension ListCoordinateSpaceTests {
  @Test(
    "A jump of the platform's offset selects the same share of the content, and a bound selects an end",
    arguments: [
      // Platform offset, expected content offset. The platform scrolls by 1_047_776 pt, the content by
      // 1_499_999_200 pt.
      (1_047_776.0, 1_499_999_200.0), (1_047_775.5, 1_499_999_200), (1_050_000, 1_499_999_200),
      (0, 0), (0.5, 0), (-30, 0), (523_888, 749_999_600), (261_944, 374_999_800), (503_201, 720_384_030),
      (.nan, nil), (.infinity, nil),
    ] as [(Double, Double?)])
  func sought(scroll: Double, expected: Double?) {
    func sought(_ isJump: Bool) -> Double? {
      ListCoordinateSpace().jumpTarget(atScroll: scroll, isJump: isJump, viewport: 800, content: 1.5e9)
    }
    #expect(sought(true)?.rounded(.down) == expected)
    let isBound = scroll < 1 || scroll > 1_047_775
    #expect(sought(false) == (isBound ? expected : nil))
  }

  @Test(
    "If the content fits into the scroll range, a jump keeps its offset; a hidden viewport selects nothing")
  func noJump() {
    for content in [5000, ListCoordinateSpace.limit] {
      #expect(
        ListCoordinateSpace().jumpTarget(atScroll: 1000, isJump: true, viewport: 100, content: content) == nil
      )
      #expect(
        ListCoordinateSpace().jumpTarget(atScroll: 0, isJump: true, viewport: 100, content: content) == 0)
      #expect(
        ListCoordinateSpace().jumpTarget(atScroll: 1e7, isJump: true, viewport: 100, content: content)
          == content - 100)
    }
    for viewport in [0, -1, .nan] {
      #expect(
        ListCoordinateSpace().jumpTarget(atScroll: 1e6, isJump: true, viewport: viewport, content: 1.5e9)
          == nil)
    }
  }

  @Test(
    "A scroll bar's thumb shows its share of the content, and at its bounds the ends of the content",
    arguments: long)
  func thumb(content: Double) throws {
    var seeded = Dice(seed: 4)
    let viewport = 800.0
    let room = ListCoordinateSpace.extent(forContent: content) - viewport
    var origin = ListCoordinateSpace()
    var scroll = 0.0
    for _ in 0..<300 {
      let next = seeded.pick([0, room, seeded.next(in: 0...room)])
      guard abs(next - scroll) > 4 * viewport else { continue }
      let sought = origin.jumpTarget(atScroll: next, isJump: true, viewport: viewport, content: content)
      let offset = try #require(sought)
      let shown = origin.moveOrigin(offset: offset, atScroll: next, content: content)
      scroll = next
      #expect(origin.contentOffset(forScroll: scroll) == shown)
      #expect(abs(shown - offset) <= 0.51)
      #expect(origin.origin == origin.origin.rounded(.down))
      if scroll == 0 { #expect(shown == 0) }
      if scroll == room { #expect(shown == content - viewport) }
      // If the thumb is released in the middle half of its range, the origin does not change.
      if abs(scroll - room / 2) < room / 4 - 800 {
        #expect(origin.recenter(offset: shown, content: content, viewport: viewport) == 0 || content < 3e6)
      }
    }
  }

  @Test("Invalid numbers do not change the coordinate space")
  func badPlace() {
    var origin = ListCoordinateSpace()
    #expect(origin.moveOrigin(offset: 1e6, atScroll: 1000, content: 1.5e9) == 1e6)
    #expect(origin.moveOrigin(offset: .nan, atScroll: 10, content: 1.5e9) == 999_010)
    #expect(origin.moveOrigin(offset: 1e6, atScroll: .nan, content: 1.5e9) == 1e6)
    #expect(origin.moveOrigin(offset: 5, atScroll: 1000, content: 1.5e9) == 1000)
    #expect(origin.moveOrigin(offset: 1e6, atScroll: 1000, content: .nan) == 1000)
    #expect(origin == ListCoordinateSpace())
  }
}
