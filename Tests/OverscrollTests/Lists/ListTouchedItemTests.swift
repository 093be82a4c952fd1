@testable import OverscrollCore
@testable import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The item that a controller treats as touched.
@MainActor @Suite struct ListTouchedItemTests {
  private func list(_ scrolling: ListScrolling) -> FakeList {
    let list = FakeList(Array(0..<5000), scrolling: scrolling)
    list.extent = { _ in 50 }
    list.controller.scrollTo(index: 100, anchor: .topLeading, animated: false)
    list.tick(5)
    return list
  }

  private func touch(_ main: Double?, in list: FakeList, from host: FakeList? = nil) -> Int? {
    let location = main.map { ListController.Location(main: $0, cross: 10) }
    list.controller.touchChanged(at: location, from: host ?? list)
    return list.controller.content.list.touchedItem
  }

  @Test(
    "The touched item is the item at the position of the touch", arguments: [ListScrolling.native, .driven])
  func place(scrolling: ListScrolling) {
    let list = list(scrolling)
    for item in [100, 103, 101] {
      #expect(touch(list.controller.start(of: item) + 49, in: list) == item)
    }
    // The item stays touched for one second after the lift.
    #expect(touch(nil, in: list) == 101)
    #expect(touch(nil, in: FakeList([], scrolling: scrolling)) == nil)
  }

  @Test("A touch from a view that is not attached is ignored, and detaching a view ends its touch")
  func hosts() {
    let list = list(.native)
    let start = list.controller.start(of: 100)
    #expect(touch(start + 1, in: list, from: self.list(.native)) == nil)
    #expect(touch(start + 1, in: list) == 100)
    list.controller.detach(list)
    #expect(list.controller.content.touchExpiry < .infinity)
  }
}
