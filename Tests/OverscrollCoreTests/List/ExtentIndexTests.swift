import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// An extent index whose items all have the extent 0.
///
/// `ListEditsTests` compares edits with a plain array.
@Suite struct ExtentIndexTests {
  @Test("If all extents are 0, an item is found at every offset", arguments: [1, 127, 1000])
  func noExtents(count: Int) {
    for var index in [ExtentIndex(extents: Array(repeating: 0, count: count)), ExtentIndex(count: count)] {
      index.setEstimate(0, of: .standard)
      for offset in [-10.0, 0, 10, .nan, .infinity] {
        #expect(index.item(at: offset).map { (0..<count).contains($0) } == true, "\(offset)")
      }
    }
  }
}
