import Testing

@testable import OverscrollCore

extension ListOriginTests {
  @Test(
    "More than four viewports at once mean a share of the whole content",
    arguments: [
      // from, to -> content offset; scroll space can be scrolled by 1_047_776 pt, the content by 1_499_999_200
      (0.0, 1_047_776.0, 1_499_999_200.0), (0, 1_047_775.5, 1_499_999_200), (0, 1_050_000, 1_499_999_200),
      (500_000, 0, 0), (500_000, 0.5, 0), (500_000, -30, 0),
      (0, 523_888, 749_999_600), (1_047_776, 261_944, 374_999_800),
      (500_000, 503_200, nil), (500_000, 496_800, nil), (500_000, 503_201, 720384030),
      (3000, 0, nil), (.nan, 5e5, nil), (0, .infinity, nil),
    ] as [(Double, Double, Double?)])
  func jump(start: Double, end: Double, expected: Double?) {
    let offset = ListOrigin().jump(from: start, to: end, viewport: 800, content: 1.5e9)
    #expect(offset?.rounded(.down) == expected)
  }

  @Test("Content that fits, and a hidden viewport, know no jumps")
  func noJump() {
    for content in [-1, .nan, 5000, ListOrigin.limit] {
      #expect(ListOrigin().jump(from: 0, to: 1e6, viewport: 100, content: content) == nil)
    }
    for viewport in [0, -1, .nan, 2e6] {
      #expect(ListOrigin().jump(from: 0, to: 1e6, viewport: viewport, content: 1.5e9) == nil)
    }
  }

  @Test("A thumb that jumps anywhere shows its share, and both ends at its bounds", arguments: long)
  func thumb(content: Double) throws {
    var seeded = PhysicsTests.Seeded(4)
    let viewport = 800.0
    let room = ListOrigin.extent(forContent: content) - viewport
    var origin = ListOrigin()
    var scroll = 0.0
    for _ in 0..<300 {
      let next = seeded.pick([0, room, seeded.next(in: 0...room)])
      guard abs(next - scroll) > 4 * viewport else { continue }
      let jumped = origin.jump(from: scroll, to: next, viewport: viewport, content: content)
      let offset = try #require(jumped)
      let shown = origin.place(offset: offset, atScroll: next, content: content)
      scroll = next
      #expect(origin.contentOffset(forScroll: scroll) == shown)
      #expect(abs(shown - offset) <= 0.51)
      #expect(origin.value == origin.value.rounded(.down))
      if scroll == 0 { #expect(shown == 0) }
      if scroll == room { #expect(shown == content - viewport) }
      // Where the thumb is let go within the middle half, it stays.
      if abs(scroll - room / 2) < room / 4 - 800 {
        #expect(origin.recentre(offset: shown, content: content, viewport: viewport) == 0 || content < 3e6)
      }
    }
  }

  @Test("What is no number places nothing elsewhere")
  func badPlace() {
    var origin = ListOrigin()
    #expect(origin.place(offset: 1e6, atScroll: 1000, content: 1.5e9) == 1e6)
    #expect(origin.place(offset: .nan, atScroll: 10, content: 1.5e9) == 999_010)
    #expect(origin.place(offset: 1e6, atScroll: .nan, content: 1.5e9) == 1e6)
    #expect(origin.place(offset: 5, atScroll: 1000, content: 1.5e9) == 1000)
    #expect(origin.place(offset: 1e6, atScroll: 1000, content: .nan) == 1000)
    #expect(origin == ListOrigin())
  }
}
