import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Bounds of the content; items within the bounds are mounted.
@Suite struct StretchTests {
  @Test("Bounds contain themselves and smaller bounds within them")
  func containing() {
    let part = MountingRange.Bounds(lower: -10, upper: 20)
    #expect(part.contains(part))
    #expect(part.contains(MountingRange.Bounds(lower: -9, upper: 19)))
    #expect(!part.contains(MountingRange.Bounds(lower: -10.5, upper: 20)))
    #expect(!part.contains(MountingRange.Bounds(lower: -10, upper: 20.5)))
    #expect(part.widened(before: 5, after: 1) == MountingRange.Bounds(lower: -15, upper: 21))
  }
}
