import OverscrollCore
import Testing

@testable import Overscroll

/// Layouts that come while SwiftUI updates its views.
@MainActor @Suite struct DeferredLayoutsTests {
  private let layouts = DeferredLayouts()

  private final class Told {
    var layouts: [ScrollContents] = []
  }

  private static func layout(_ content: Double) -> ScrollContents {
    ScrollContents(extents: ScrollExtents(viewport: 600, content: content))
  }

  @Test("The first is passed on at once, of the others the last, and none twice")
  func order() async {
    let told = Told()
    func take(_ content: Double) { layouts.take(Self.layout(content)) { told.layouts.append($0) } }
    take(100)
    #expect(told.layouts == [Self.layout(100)])
    for content in [100.0, 200, 300, 300] { take(content) }
    #expect(told.layouts.count == 1)
    while told.layouts.count < 2 { await Task.yield() }
    take(300)
    take(400)
    while told.layouts.count < 3 { await Task.yield() }
    #expect(told.layouts == [100, 300, 400].map(Self.layout))
  }

  @Test("What was to be passed on is forgotten, and the next is a first one")
  func forgotten() async {
    let told = Told()
    func take(_ content: Double) { layouts.take(Self.layout(content)) { told.layouts.append($0) } }
    take(100)
    take(200)
    layouts.forget()
    take(100)
    #expect(told.layouts == [Self.layout(100), Self.layout(100)])
    for _ in 0..<10 { await Task.yield() }
    #expect(told.layouts.count == 2)
  }
}
