import ChromiumDriver
import Foundation
import Testing

extension GalleryBrowserTests {
  /// Items in lanes: the columns of a vertical list.
  @Suite struct ListLaneTests {
    @Test(
      "Items in lanes have the width of the lane and do not overlap",
      arguments: [
        ["columns": "3"], ["column-width": "120"], ["columns": "2", "masonry": ""],
        ["column-width": "120", "masonry": "", "dir": "rtl"],
        ["columns": "3", "masonry": "", "scrolling": "native"],
      ] as [JSONValue])
    func lanes(_ attributes: JSONValue) async throws {
      guard case .object(var object) = attributes else { return }
      object["spacing"] = "10"
      object["lane-spacing"] = "6"
      try await Stage.list(.object(object), count: 10_000, render: "tile") { stage in
        for item in [0, 5000, 9999] {
          try await stage.page.evaluate("list.scrollToItem(\(item))")
          try await stage.waitForList()
          let boxes = try await stage.page.evaluate(
            "Array.from({ length: list.visibleItems.count }, (_, index) => list.elementOf(list.visibleItems.from + index)?.getBoundingClientRect().toJSON()).filter(Boolean)",
            as: [Box].self)
          #expect(boxes.count > 5)
          let width = try await stage.number("list.shadowRoot.querySelector('.ruler').clientWidth")
          let count = object["columns"]?.string.flatMap { Double($0) } ?? ((width + 6) / 126).rounded(.down)
          let lane = (width - (count - 1) * 6) / count
          #expect(boxes.allSatisfy { abs($0.width - lane) < 0.1 }, "\(boxes.map(\.width)), not \(lane)")
          for (index, box) in boxes.enumerated() {
            for other in boxes[(index + 1)...] {
              let isApart =
                box.x + box.width < other.x + 0.1 || other.x + other.width < box.x + 0.1
                || box.y + box.height < other.y + 0.1 || other.y + other.height < box.y + 0.1
              #expect(isApart, "\(box) \(other)")
            }
          }
          // Every lane has items, and masonry leaves only the spacing between them.
          for index in 0..<Int(count) {
            let x = (Double(index) + 0.5) * (lane + 6)
            let lane = boxes.filter { $0.x < x && x < $0.x + $0.width }.sorted { $0.y < $1.y }
            #expect(lane.isEmpty == false)
            if object["masonry"] != nil {
              for (box, next) in zip(lane, lane.dropFirst()) {
                #expect(abs(next.y - box.y - box.height - 10) < 0.1)
              }
            }
          }
        }
        try await stage.page.evaluate("list.scrollToItem(3000)")
        try await stage.waitForList()
        for isBack in [false, true] {
          try await stage.page.fling(
            from: stage.window.point(isBack ? 100 : 500), to: stage.window.point(isBack ? 500 : 100),
            duration: .milliseconds(80))
          try await stage.page.waitForFrames(15)
          #expect(try await stage.number("list.listPresentation.mounted") < 80)
        }
      }
    }

    @Test("When attributes change, the list is laid out again, and the item at the top stays visible")
    func change() async throws {
      try await Stage.list(count: 10_000) { stage in
        try await stage.page.evaluate("lists.name(), list.scrollToItem(5000)")
        try await stage.waitForList()
        let id = Int(try await stage.number("lists.reading"))
        for attributes in [
          ["columns": "3"], ["masonry": ""], ["columns": "2", "spacing": "8"], ["columns": "1"],
        ] {
          for (name, value) in attributes {
            try await stage.page.evaluate("list.setAttribute('\(name)', '\(value)')")
          }
          try await stage.waitForList()
          let position = try await stage.number("lists.position(\(id))")
          #expect(position > -300 && position < 600, "\(attributes): \(position)")
        }
      }
    }
  }
}
