import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Regression tests of the list engine.
@Suite struct ListEngineEdgeTests {
  @Test("When the list changes between a measurement and its commit, each shift is applied once")
  func pending() {
    for change in 0..<4 {
      var list = ListEngineTests.list(Array(repeating: 30, count: 400), at: 6000)
      let before = list.frame(of: 200).start - list.offset
      list.measure(130, of: 3)
      var shift = 0.0
      switch change {
      case 0:
        var configuration = list.configuration
        configuration.spacing = 2
        shift = list.configure(configuration)
      case 1: shift = list.layOut(viewport: 90, cross: 40)
      case 2: shift = list.apply(.insert(3, at: 0))
      default: shift = list.setEstimate(12)
      }
      shift += list.commit()
      let item = change == 2 ? 203 : 200
      #expect(list.offset == 6000 + shift)
      #expect(list.frame(of: item).start - list.offset == before, "change \(change)")
    }
  }

  @Test("Discarding extents between measurements and their commit keeps visible items in place")
  func forgetting() {
    var list = ListEngineTests.list(Array(repeating: 30, count: 400), at: 6000)
    let before = list.frame(of: 200).start - list.offset
    list.measure(130, of: 3)
    let shift = list.forgetExtents()
    #expect(list.offset == 6000 + shift)
    #expect(list.frame(of: 200).start - list.offset == before)
  }

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

  @Test("Items without an extent are mounted at their positions, so that they can grow")
  func empty() {
    var list = ListEngineTests.list([0, 0, 0] + Array(repeating: 50, count: 40))
    #expect(list.window.lowerBound == 0)
    list.scroll(to: 1000, velocity: 0)
    for _ in 0..<10 { list.update() }
    #expect(list.window.lowerBound > 3)
    var nothing = ListEngineTests.list(Array(repeating: 0, count: 40))
    #expect(nothing.window == 0..<40)
    _ = nothing.setEstimate(0)
    _ = nothing.apply(.insert(100_000, at: 40))
    for _ in 0..<10 { nothing.update() }
    #expect(nothing.window.lowerBound == 0 && nothing.window.count <= VisibleRange.itemLimit)
  }

  @Test("A header stays pinned through the spacing after its section")
  func pinnedThroughGap() {
    var list = ListEngine(ListConfiguration(spacing: 10))
    _ = list.layOut(viewport: 100, cross: 50)
    for _ in 0..<3 {
      _ = list.insert(extents: Array(repeating: 30, count: 8), at: list.count)
      _ = list.insert(extents: [20], at: list.count - 8, kind: .header)
    }
    let next = list.frame(of: 9).start
    for offset in [next - 25, next - 9, next - 1] {
      list.scroll(to: offset, velocity: 0)
      list.update()
      #expect(list.pinnedHeader == 0)
      #expect(list.frame(of: 0).start == min(offset, next - 20))
    }
    list.scroll(to: next, velocity: 0)
    list.update()
    #expect(list.pinnedHeader == 9)
    list.measure(90, of: 2)
    _ = list.commit()
    list.update()
    #expect(list.pinnedHeader == 9 && list.frame(of: 9).start == list.offset)
  }

  @Test("A header without items is pinned until the next header reaches its position")
  func emptySection() {
    var list = ListEngine(ListConfiguration(spacing: 10))
    _ = list.layOut(viewport: 100, cross: 50)
    _ = list.insert(extents: Array(repeating: 30, count: 8), at: 0)
    _ = list.insert(extents: [20, 20], at: 0, kind: .header)
    list.scroll(to: 25, velocity: 0)
    list.update()
    #expect(list.pinnedHeader == 0)
    list.scroll(to: 30, velocity: 0)
    list.update()
    #expect(list.pinnedHeader == 1)
  }

  @Test("All visible items are mounted, even if they are small and many")
  func many() {
    var list = ListEngine(ListConfiguration(arrangement: .columns(40)), count: 100_000)
    _ = list.setEstimate(24)
    _ = list.layOut(viewport: 800, cross: 960)
    for _ in 0..<3 { list.update() }
    #expect(list.window.count >= 34 * 40)
  }

  @Test("Computing an item's new index after an edit never traps")
  func numbers() {
    #expect(ListEdit.insert(5, at: 0).newIndex(of: .max, count: 10) != nil)
    #expect(ListEdit.remove(0..<Int.max).newIndex(of: 3, count: -4) == 3)
    #expect(ListEdit.move(0..<3, to: .max).newIndex(of: 1, count: 10) == 8)
  }
}
