import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Regression tests of the list engine.
@Suite struct ListEngineEdgeTests {
  @Test("Discarded measurements do not change the estimate")
  func means() {
    var list = ListEngine(count: 2000)
    _ = list.layOut(viewport: 400, cross: 50)
    for item in 0..<600 { list.measure(200, of: item) }
    _ = list.commit()
    #expect(list.frame(of: 1900).extent == 200)
    _ = list.forgetExtents()
    for item in 0..<600 { list.measure(50, of: item) }
    _ = list.commit()
    #expect(list.frame(of: 1900).extent == 50)
  }

  @Test("A limited number of items without an extent is mounted")
  func empty() {
    var nothing = ListEngineTests.list(Array(repeating: 0, count: 40))
    #expect(nothing.window == 0..<40)
    _ = nothing.setEstimate(0)
    _ = nothing.apply(.insert(100_000, at: 40))
    for _ in 0..<10 { nothing.update() }
    #expect(nothing.window.lowerBound == 0 && nothing.window.count <= VisibleRange.itemLimit)
  }

  @Test("Computing an item's new index after an edit never traps")
  func numbers() {
    #expect(ListEdit.insert(5, at: 0).newIndex(of: .max, count: 10) != nil)
    #expect(ListEdit.remove(0..<Int.max).newIndex(of: 3, count: -4) == 3)
    #expect(ListEdit.move(0..<3, to: .max).newIndex(of: 1, count: 10) == 8)
  }
}
