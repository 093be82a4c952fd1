import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Platform offsets in whole steps of the screen, with the remainder in the origin.
///
/// The origin is the content offset at the platform offset 0.
@Suite struct ListOriginStepTests {
  static let scales = [0.25, 2.0 / 3, 0.9, 1, 1.1, 1.25, 1.5, 2, 2.625, 3, 4]

  private func origin(_ pixels: Double) -> ListCoordinateSpace {
    var origin = ListCoordinateSpace()
    origin.setPixels(perPoint: pixels)
    return origin
  }

  @Test("A step is a pixel, or a pt if a pt is a whole number of pixels", arguments: scales)
  func steps(pixels: Double) {
    #expect(origin(pixels).step == (pixels == pixels.rounded() ? 1 : 1 / pixels))
  }

  @Test(
    "An invalid number of pixels per pt is treated as 1",
    arguments: [0, -1.5, .nan, .infinity, -.infinity, 1e-9, 64.5, 1e300])
  func badInput(pixels: Double) {
    #expect(origin(pixels) == ListCoordinateSpace())
    #expect(origin(pixels) == origin(1))
  }

  @Test(
    "Aligning an offset moves the origin by half a step at most, and aligning again changes nothing",
    arguments: scales)
  func aligned(pixels: Double) {
    var seeded = Dice(seed: 3)
    for _ in 0..<500 {
      var origin = origin(pixels)
      _ = origin.move(to: seeded.next(in: 0...1e6).rounded(.down))
      let before = origin.origin
      let offset = before + seeded.next(in: 1...ListCoordinateSpace.limit)
      let scroll = origin.align(offset)
      #expect(abs(scroll * pixels - (scroll * pixels).rounded()) < 1e-6, "\(scroll)")
      #expect(abs(origin.origin - before) <= origin.step / 2 + 1e-9)
      #expect(abs(origin.scrollOffset(forContent: offset) - scroll) < 1e-9)
      let again = origin
      #expect(origin.align(offset) == scroll && origin == again)
    }
  }

  @Test(
    "Aligning an offset at or before the content's start sets the origin to 0",
    arguments: [0, -0.0, -0.3, -80.25])
  func start(offset: Double) {
    var origin = ListCoordinateSpace()
    _ = origin.align(700.3)
    #expect(origin.origin != 0)
    #expect(origin.align(offset) == offset && origin.origin == 0)
    _ = origin.move(to: 5000)
    #expect(origin.align(offset) == offset && origin.origin == 0)
  }

  @Test(
    "Recentering at rest moves the platform by whole steps and leaves the content in place", arguments: scales
  )
  func recentred(pixels: Double) {
    var seeded = Dice(seed: 4)
    for content in [50_000, 3e6 + 0.3, 1.5e9] {
      var origin = origin(pixels)
      var scroll = 0.0
      for _ in 0..<200 {
        let offset = seeded.next(in: 0...content - 800)
        scroll = origin.align(offset)
        // Earlier content has grown, and the platform has not yet received the shift.
        _ = origin.move(to: origin.origin + seeded.next(in: 0...300))
        let start = origin.contentOffset(forScroll: scroll)
        let change = origin.recenter(offset: start, content: content, viewport: 800)
        #expect(abs(change * pixels - (change * pixels).rounded()) < 1e-5, "\(change)")
        #expect(abs(origin.contentOffset(forScroll: scroll + change) - start) < 1e-5)
        let best = ListCoordinateSpace.preferredOrigin(offset: start, content: content, viewport: 800)
        let isNear = abs(origin.origin - best) <= origin.step / 2 + 1e-6
        #expect(isNear || (best > 0 && abs(origin.origin - best) <= ListCoordinateSpace.limit / 8))
      }
    }
  }
}
