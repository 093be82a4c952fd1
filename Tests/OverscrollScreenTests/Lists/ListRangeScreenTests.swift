#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A list whose content changes while it is out of its range, or while the reader's item changes.
  @MainActor @Suite(.onScreen, .serialized) struct ListRangeScreenTests {
    enum Holder: CaseIterable { case list, scroll, native, driven }

    @MainActor final class Model: ObservableObject {
      @Published var rows: [Row] = []
      @Published var heights: [Int: CGFloat] = [:]
      @Published var hasMore = true
      let work = Work()
      let list = ListController()

      init(_ count: Int = 0) { rows = Row.rows(0..<count) }
    }

    struct Rows: View {
      @ObservedObject var model: Model
      let holder: Holder
      var anchor: Edge?

      var body: some View {
        switch holder {
        case .list: List(model.rows) { row($0) }
        case .scroll: ScrollView { VStack(spacing: 0) { ForEach(model.rows) { row($0) } }.frame(width: 390) }
        case .native, .driven:
          VerticalList(model.rows, controller: model.list) { row($0) }
            .listAnchor(anchor)
            .listScrolling(holder == .driven ? .driven : .native)
        }
      }

      private func row(_ row: Row) -> some View { RowView(row: row, height: model.heights[row.id] ?? 60) }
    }

    private func position(_ screen: Screen, _ text: String) -> CGFloat {
      screen.frame(of: text)?.midY ?? .nan
    }

    // MARK: The first rows come while the content springs back

    struct Feed: View {
      @ObservedObject var model: Model
      let holder: Holder
      let isTitled: Bool

      var body: some View {
        let rows = Rows(model: model, holder: holder).pullToRefresh {
          try await model.work.run()
          model.rows = Row.rows(0..<40)
        }
        if isTitled { NavigationStack { rows.refreshOnAppear().navigationTitle("Feed") } } else { rows }
      }
    }

    /// m1entus/INSPullToRefresh#54 and #55, jcavar/refresher#22.
    @Test(
      "An empty list that is pulled begins with its first row, whenever the rows come",
      arguments: [Holder.list, .scroll, .native], [1, 3, 6, 9, 12, 20, 36])
    func emptyListIsPulled(holder: Holder, frames: Int) async {
      let model = Model()
      let screen = await Screen(Feed(model: model, holder: holder, isTitled: false), wait: 0.5)
      await screen.pull(by: 420, over: 0.3, from: CGPoint(x: 195, y: 300))
      screen.lift()
      await screen.frames(frames)
      await screen.wait(3, after: model.work.succeed)
      let first = holder == .list ? 88.0 : 77
      #expect(abs(position(screen, "Row 0") - first) < 0.6, "\(position(screen, "Row 0"))")
      // Scrolling down and to the top again leads to the same position.
      let rest = position(screen, "Row 0")
      await screen.fling(by: -200, from: CGPoint(x: 195, y: 600))
      await screen.rest()
      await screen.fling(by: 400, from: CGPoint(x: 195, y: 200))
      await screen.rest()
      await screen.wait(1)
      #expect(abs(position(screen, "Row 0") - rest) < 0.6, "\(rest), later \(position(screen, "Row 0"))")
    }

    @Test(
      "A list that loads under a large title and is pulled meanwhile begins at its start",
      arguments: [Holder.list, .scroll, .native], [1, 3, 6, 12, 24, 36])
    func feedIsPulledAsItLoads(holder: Holder, frames: Int) async {
      let model = Model()
      let screen = await Screen(Feed(model: model, holder: holder, isTitled: true), frames: 2)
      await screen.pull(by: 300, over: 0.3, from: CGPoint(x: 195, y: 400))
      screen.lift()
      await screen.frames(frames)
      await screen.wait(4, after: model.work.succeed)
      let scroll = screen.scrolls[0]
      #expect(
        scroll.insets.top == 0 && abs(scroll.offset.y) < 1, "at \(scroll.offset.y), \(scroll.insets.top)")
    }

    // MARK: No frame is blank

    /// inokawa/virtua, e2e/VList.spec.ts, "recovering from 0".
    @Test(
      "A list that is emptied and filled again is never blank", arguments: [false, true], [1, 3, 6, 12, 20])
    func emptiedAndFilled(isDriven: Bool, after: Int) async {
      let model = Model(1000)
      let screen = await Screen(Rows(model: model, holder: isDriven ? .driven : .native), wait: 0.5)
      await model.list.jump(to: 500, anchor: .top, on: screen)
      model.rows = []
      await screen.frames(after)
      model.rows = Row.rows(0..<1000)
      let blank = await blankFrames(of: screen)
      #expect(blank == 0)
      #expect(abs(position(screen, "Row 0") - 77) < 0.6, "\(screen.texts.prefix(2))")
    }

    @Test(
      "A list that becomes shorter during a scroll is never blank", arguments: [false, true], [1, 4, 10, 17])
    func shorterDuringScroll(isDriven: Bool, after: Int) async {
      for count in [1, 5, 12, 40] {
        let model = Model(1000)
        let screen = await Screen(Rows(model: model, holder: isDriven ? .driven : .native), wait: 0.5)
        model.list.scrollTo(index: 500, anchor: .top, animated: true)
        await screen.frames(after)
        model.rows = Row.rows(0..<count)
        let blank = await blankFrames(of: screen)
        #expect(blank == 0, "\(count) rows")
      }
    }

    /// Blorp-Labs/blorp#84, tangbc/vue-virtual-scroll-list#77, macro-inc/macro#2678.
    @Test(
      "A long item that is folded from elsewhere stays in sight", arguments: [false, true],
      [1500, 4000, 20_000])
    func longItemIsFolded(isDriven: Bool, height: CGFloat) async {
      for anchor in [UnitPoint.top, .center, .bottom] {
        let model = Model(40)
        model.heights[5] = height
        let screen = await Screen(Rows(model: model, holder: isDriven ? .driven : .native), wait: 0.5)
        await model.list.jump(to: 5, anchor: anchor, on: screen)
        model.heights[5] = 60
        let blank = await blankFrames(of: screen)
        #expect(blank == 0)
        #expect(screen.texts.contains("Row 5"), "\(anchor): \(screen.texts)")
      }
    }

    private func blankFrames(of screen: Screen) async -> Int {
      var blank = 0
      for _ in 0..<60 {
        await screen.frames(1)
        if screen.texts.isEmpty { blank += 1 }
      }
      return blank
    }

    // MARK: A chat that is read on from an older message

    @Test("A chat does not follow its end while more can be loaded there", arguments: [false, true])
    func chatWithMoreAtItsEnd(endsBefore: Bool) async {
      let model = Model(20)
      let screen = await Screen(
        ModelView(model) {
          Rows(model: model, holder: .native, anchor: .bottom)
            .loadMore(hasMore: model.hasMore) {
              try await model.work.run()
              let next = (model.rows.last?.id ?? 0) + 1
              if endsBefore { model.hasMore = next + 20 < 60 }
              model.rows += Row.rows(next..<next + 20)
              model.hasMore = next + 20 < 60
            }
        }, wait: 0.5)
      for page in 1...2 {
        await screen.fling(by: -500, from: CGPoint(x: 195, y: 700))
        await screen.rest()
        await screen.fling(by: -500, from: CGPoint(x: 195, y: 700))
        await screen.rest()
        let last = "Row \(model.rows.count - 1)"
        let before = position(screen, last)
        #expect(before.isFinite && model.work.isRunning, "page \(page)")
        await screen.wait(1, after: model.work.succeed)
        #expect(abs(position(screen, last) - before) < 61, "page \(page): \(before), then \(screen.texts)")
      }
      // Now the end is the end of the chat, which new messages follow.
      #expect(!model.hasMore)
      await model.list.jump(to: .bottom, on: screen)
      model.rows.append(Row(id: 500))
      await screen.wait(1)
      #expect(screen.texts.contains("Row 500"))
    }

    // MARK: Items of any length

    struct LongItem: View {
      let row: Row
      let height: CGFloat

      var body: some View {
        VStack(spacing: 0) {
          Text("Top \(row.id)").frame(height: 20)
          Color.clear.frame(height: height - 40)
          Text("End \(row.id)").frame(height: 20)
        }
      }
    }

    struct LongItems: View {
      let heights: [CGFloat]
      let list: ListController
      let isDriven: Bool

      var body: some View {
        VerticalList(Row.rows(0..<heights.count), controller: list) {
          LongItem(row: $0, height: heights[$0.id])
        }
        .listScrolling(isDriven ? .driven : .native)
      }
    }

    @Test("Items of up to a million points are shown whole", arguments: [false, true])
    func longItems(isDriven: Bool) async {
      let (heights, list): ([CGFloat], _) = ([60, 70_000, 300_000, 1_000_000, 60, 60], ListController())
      let screen = await Screen(LongItems(heights: heights, list: list, isDriven: isDriven), wait: 0.5)
      for row in 1...3 {
        await list.jump(to: row, anchor: .bottom, on: screen)
        #expect(abs((screen.frame(of: "End \(row)")?.midY ?? .nan) - 800) < 1, "\(row)")
        await list.jump(to: row, anchor: .top, on: screen)
        #expect(abs((screen.frame(of: "Top \(row)")?.midY ?? .nan) - 57) < 1, "\(row)")
      }
    }
  }
#endif
