#if canImport(UIKit) && !canImport(ObjectiveC)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Tables and collection views whose rows change while an action runs.
  ///
  /// The stage has no rows in tables, so the tests set the size that a table would set.
  @MainActor @Suite(.onScreen, .serialized) struct UIKitTableScreenTests {
    /// A table that measures a row of 100 pt once it is visible, and estimates it at 44 pt before.
    ///
    /// UIKit documents for `estimatedRowHeight` that it defers the cost of measuring "from load time to
    /// scrolling time". The content size changes at that time.
    private final class Table: UITableView {
      private(set) var rows = 0
      private var measured = 0

      override var numberOfSections: Int { 1 }
      override func numberOfRows(inSection section: Int) -> Int { rows }

      /// Replaces the rows; all heights are estimated again, as after `reloadData()`.
      func reload(_ count: Int) {
        (rows, measured) = (count, 0)
        measure()
      }

      /// Adds rows at the end, as a diffable data source does.
      func append(_ count: Int) {
        rows += count
        measure()
      }

      /// Measures the rows that are visible.
      func measure() {
        while measured < rows, Double(measured) * 100 < contentOffset.y + bounds.height { measured += 1 }
        let height = CGFloat(measured * 100 + (rows - measured) * 44)
        if contentSize.height != height { contentSize = CGSize(width: 300, height: height) }
      }
    }

    private let work = Work()
    private let more = Work()
    private let table = Table()

    private func screen(_ rows: Int) async -> Screen {
      let screen = await Screen(ScrollViewHost(scrollView: table), frames: 1)
      table.reload(rows)
      await screen.wait(0.5)
      return screen
    }

    /// Advances the time frame by frame; the table measures its rows in each.
    private func frames(_ count: Int, of screen: Screen) async {
      for _ in 0..<count {
        await screen.frames(1)
        table.measure()
      }
    }

    @Test("With estimated heights, each page loads once, and the content stays while rows are measured")
    func estimates() async {
      table.overscroll.loadMore { [more] in try await more.run() }
      let screen = await screen(60)
      for page in 1...3 {
        for _ in 0..<40 where more.starts < page {
          await screen.fling(by: -500, from: CGPoint(x: 150, y: 700))
          await frames(20, of: screen)
        }
        #expect(more.starts == page)
        await frames(60, of: screen)
        #expect(more.starts == page)
        let offset = table.contentOffset.y
        table.append(60)
        more.succeed()
        await frames(90, of: screen)
        #expect(abs(table.contentOffset.y - offset) < 1)
        // The new rows are far away, so no further page loads.
        #expect(more.starts == page)
      }
    }

    @Test("Rows that are applied during a pull keep the pull, and its lift starts the action once")
    func appliesDuringAPull() async {
      table.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await screen(40)
      await screen.pull(by: 200, from: CGPoint(x: 150, y: 300))
      let offset = table.contentOffset.y
      table.append(20)
      await screen.frames(2)
      #expect(table.contentOffset.y == offset)
      table.reload(5)
      await screen.frames(2)
      #expect(table.contentOffset.y == offset && table.isDragging)
      await screen.drag(by: CGSize(width: 0, height: 220), over: 0.3)
      await screen.lift(after: 8, wait: 1)
      #expect(work.starts == 1 && table.contentInset.top == 60)
      await screen.wait(2, after: work.succeed)
      #expect(table.contentInset.top == 0)
      #expect(abs(table.contentOffset.y + table.adjustedContentInset.top) < 1)
    }

    @Test(
      "Rows that are reloaded during a refresh keep the gap, and close it after the action",
      arguments: [0, 3, 200])
    func reloads(count: Int) async {
      table.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await screen(40)
      await screen.pullAndRelease(by: 420, from: CGPoint(x: 150, y: 300), wait: 1)
      for rows in [0, count, 40, count] {
        table.reload(rows)
        await screen.wait(0.3)
        #expect(table.contentInset.top == 60)
        #expect(abs(table.contentOffset.y + table.adjustedContentInset.top) < 1, "\(rows)")
      }
      await screen.wait(2, after: work.succeed)
      #expect(work.starts == 1 && table.contentInset.top == 0)
      #expect(abs(table.contentOffset.y + table.adjustedContentInset.top) < 1)
    }

    /// A compositional layout scrolls such a section in a
    /// [scroll view of its own](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/orthogonalscrollingbehavior).
    @Test("A section that scrolls sideways keeps its drags, and a vertical drag on it pulls")
    func sidewaysSection() async {
      let (list, section) = (UICollectionView(), UIScrollView())
      list.contentSize = CGSize(width: 390, height: 3000)
      section.contentSize = CGSize(width: 2000, height: 200)
      section.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
      list.addSubview(section)
      list.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await Screen(ScrollViewHost(scrollView: list), wait: 0.5)
      await screen.drag(from: CGPoint(x: 300, y: 250), by: CGSize(width: -200, height: 30), over: 0.3)
      #expect(section.contentOffset.x > 100 && list.contentOffset.y == -list.adjustedContentInset.top)
      await screen.lift(wait: 4)
      #expect(work.starts == 0)
      await screen.pullAndRelease(by: 420, from: CGPoint(x: 150, y: 250), wait: 1)
      #expect(work.starts == 1 && list.contentInset.top == 60)
      #expect(section.contentInset == .zero)
      await screen.wait(2, after: work.succeed)
      #expect(list.contentInset.top == 0)
    }
  }
#endif
