@testable import OverscrollCore
@testable import OverscrollListCore
import OverscrollTesting
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Sections that end with footers.
@MainActor @Suite struct SectionFooterTests {
  private struct Row: Identifiable { let id: Int }

  private struct Day: Identifiable {
    let id: Int
    var rows: [Row]
  }

  private typealias ID = ListItemID<Int, Int>

  /// A list of days, whose headers have 30 pt, rows 50 pt and footers 20 pt.
  @MainActor private final class Diary {
    let clock = TestClock()
    let controller: ListController
    let link: ListDataCoordinator<ID>
    let host: NullHost<ID>
    var days: [Day]
    var hasFooters = true

    init(_ counts: [Int], arrangement: ListArrangement = .stack) {
      controller = ListController(clock: clock)
      link = ListDataCoordinator(controller)
      host = NullHost(link)
      days = counts.enumerated().map { day, count in
        Day(id: day, rows: (0..<count).map { Row(id: day * 100 + $0) })
      }
      controller.attach(host)
      controller.configure(
        ListConfiguration(arrangement: arrangement),
        ListScrolling.native.engineBehavior(reducesMotion: false),
        estimate: nil, from: host)
      controller.layOut(viewport: 400, cross: 300, from: host)
      controller.scrolled(to: 0, .resting, from: host)
      show()
    }

    func show() {
      link.update(
        SectionReader(sections: days, items: \.rows, hasFooters: hasFooters).source, from: host)
      for _ in 0..<20 {
        for item in link.items where !item.frame.isMeasured {
          let extent: Double =
            switch item.id.id {
            case .header: 30
            case .item: 50
            case .footer: 20
            }
          link.updateExtent(extent, of: item.id, from: host)
        }
      }
    }

    func scroll(to id: ID) {
      #expect(controller.scrollTo(id: id, anchor: .topLeading, animated: false))
      for _ in 0..<5 {
        clock.advance(by: .milliseconds(16))
        controller.tick(from: host)
        show()
      }
    }

    /// The expected ids of all items.
    var ids: [ID] {
      days.flatMap { day in
        [.header(day.id)] + day.rows.map { .item(day.id, $0.id) } + (hasFooters ? [.footer(day.id)] : [])
      }
    }

    /// Checks the id, the kind and the lanes of each item.
    func expectItems(_ step: String) {
      #expect(controller.count == ids.count, "\(step)")
      for (index, id) in ids.enumerated() {
        #expect(link.source?.id(index) == id, "\(step): \(index)")
        let kind: ItemKind =
          switch id {
          case .header: .header
          case .item: .standard
          case .footer: .spanning
          }
        var list = controller.content.list
        #expect(list.layout.index.kind(of: index) == kind, "\(step): \(id)")
      }
      for item in link.items {
        #expect(item.id.id == ids[item.index] && item.isHeader == item.id.id.isHeader)
      }
    }
  }

  @Test(
    "Footers end their sections after any change, and the visible items keep their positions",
    arguments: [ListArrangement.stack, .columns(2), .masonry(3)])
  func changes(_ arrangement: ListArrangement) {
    let diary = Diary(Array(repeating: 12, count: 12), arrangement: arrangement)
    diary.expectItems("at first")
    for step in 0..<9 {
      diary.scroll(to: .item(6, 603))
      let before = diary.controller.start(of: diary.ids.firstIndex(of: .item(6, 603)) ?? 0)
      let offset = diary.controller.scrollOffset
      switch step {
      case 0: diary.days.insert(Day(id: 50, rows: [Row(id: 1)]), at: 0)
      case 1: diary.days.insert(Day(id: 51, rows: []), at: 2)
      case 2: diary.days[3].rows.removeAll()
      case 3: diary.days.remove(at: 4)
      case 4: diary.days[5].rows.append(Row(id: 9999))
      case 5: diary.days.swapAt(0, 2)
      case 6: diary.hasFooters = false
      case 7: diary.hasFooters = true
      default: diary.days[1].rows.insert(Row(id: 8888), at: 0)
      }
      diary.show()
      diary.expectItems("step \(step)")
      let after = diary.controller.start(of: diary.ids.firstIndex(of: .item(6, 603)) ?? 0)
      #expect(
        abs((after - diary.controller.scrollOffset) - (before - offset)) < 0.01,
        "step \(step): \(before - offset), then \(after - diary.controller.scrollOffset)")
    }
    diary.days = []
    diary.show()
    #expect(diary.controller.count == 0)
  }

  @Test(
    "An empty section shows its header and its footer, and a list of empty sections can be scrolled to them")
  func empty() {
    let diary = Diary([0, 0, 3, 0])
    diary.expectItems("empty sections")
    #expect(diary.controller.content.list.contentExtent == 4 * 50 + 3 * 50)
    let long = Diary(Array(repeating: 0, count: 60))
    long.scroll(to: .footer(30))
    let position = long.controller.start(of: 61) - long.controller.scrollOffset
    // The pinned header of the same section covers 30 pt.
    #expect(position == 30)
    #expect(!long.controller.scrollTo(id: ID.footer(60), animated: false))
  }

  @Test("A footer scrolls with its section under the pinned header, which the next header pushes out")
  func pinned() {
    let diary = Diary([8, 8, 8])
    let section = 30.0 + 8 * 50 + 20
    for offset in stride(from: 0.0, through: section + 40, by: 5) {
      diary.controller.scrolled(to: offset, .resting, from: diary.host)
      diary.show()
      let pinned = diary.controller.content.list.pinnedHeader
      #expect(pinned == (offset < section ? 0 : 10))
      if offset < section {
        #expect(diary.controller.start(of: 0) == min(offset, section - 30))
        #expect(diary.controller.start(of: 9) == section - 20)
      }
    }
  }

  @Test("The bound position of a footer at the viewport's start is that of the next row")
  func alias() {
    let diary = Diary([2, 0, 2])
    let source = diary.link.source
    #expect(source?.alias(from: 3) { $0.base is Int } == AnyHashable(200))
    #expect(source?.alias(from: 3) { $0.base is ID } == AnyHashable(ID.footer(0)))
    #expect(source?.alias(from: 9) { $0.base is Int } == nil)
  }
}
