import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// What the index says of items without an extent.
///
/// Edits are compared with a plain array by `ListEditsTests`.
@Suite struct ExtentIndexTests {
  @Test("Of items without an extent, one is found wherever one looks", arguments: [1, 127, 1000])
  func noExtents(count: Int) {
    for var index in [ExtentIndex(extents: Array(repeating: 0, count: count)), ExtentIndex(count: count)] {
      index.setEstimate(0, of: .standard)
      for offset in [-10.0, 0, 10, .nan, .infinity] {
        #expect(index.item(at: offset).map { (0..<count).contains($0) } == true, "\(offset)")
      }
    }
  }
}
