#if canImport(SwiftUI) && canImport(UIKit)
  import Overscroll
  import OverscrollArticles
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The indicator and the header of modifiers that share a scroll view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SessionPartsScreenTests {
    private typealias Model = SessionScene.Model

    private struct Tall: RefreshIndicatorStyle {
      func makeBody(configuration: RefreshIndicatorConfiguration) -> some View {
        Text(verbatim: "tall").frame(height: 110)
      }
    }

    enum Host: CaseIterable { case scrollView, list, verticalList, referenced }

    /// The modifier of the opposite edge.
    enum Other: CaseIterable { case none, inside, outside }

    private struct Measured: View {
      @ObservedObject var model: Model
      let host: Host
      let other: Other
      let isBelow: Bool

      var body: some View { declared.refreshIndicatorStyle(Tall()) }

      @ViewBuilder private var declared: some View {
        switch other {
        case .none: if isBelow { more(scroll) } else { top(scroll) }
        case .inside: if isBelow { more(top(scroll)) } else { top(more(scroll)) }
        case .outside: if isBelow { top(more(scroll)) } else { more(top(scroll)) }
        }
      }

      private func top(_ view: some View) -> some View {
        view.pullToRefresh(configuration: host == .list ? nil : .headerFooter) { try await model.work.run() }
      }

      private func more(_ view: some View) -> some View {
        view.loadMore(hasMore: isBelow) { try await model.work.run() }
      }

      @ViewBuilder private var scroll: some View {
        let rows = Row.rows(0..<40)
        switch host {
        case .scrollView: ScrollView { RowStack() }.id(model.generation)
        case .list: List(rows) { RowView(row: $0) }.id(model.generation)
        case .verticalList:
          VerticalList(rows, itemExtent: { _, _ in 44 }) { RowView(row: $0) }.id(model.generation)
        case .referenced: SessionScene.Rows(model: model).id(model.generation)
        }
      }
    }

    /// The gap above opens in three scroll views after one another.
    @Test(arguments: Host.allCases, Other.allCases)
    func theGapIsAsLongAsTheIndicator(host: Host, other: Other) async {
      let model = Model()
      let screen = await Screen(Measured(model: model, host: host, other: other, isBelow: false), wait: 0.5)
      for generation in 0...2 {
        model.generation = generation
        await screen.wait(0.5)
        await screen.pullAndRelease(by: 500, wait: 0.8)
        #expect(model.work.starts == generation + 1)
        #expect(screen.scrolls[0].insets.top == 110, "generation \(generation)")
        await screen.wait(2, after: model.work.succeed)
      }
      let below = Model()
      let end = await Screen(Measured(model: below, host: host, other: other, isBelow: true), wait: 1)
      let scroll = end.scrolls[0]
      await end.scroll(to: CGPoint(x: 0, y: scroll.contentSize.height - scroll.frame.height), wait: 1)
      #expect(below.work.starts == 1 && end.scrolls[0].insets.bottom == 110)
      await end.wait(1, after: below.work.succeed)
    }

    private struct HeaderGoes: View {
      @ObservedObject var model: Model
      @State private var row: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          if model.isOn {
            RefreshIconView(yOffset: $row) {
              model.calls += 1
            } refreshView: { _ in
              Text("Header")
            }
          }
          List(Row.rows(0..<60)) { RowView(row: $0) }
            .loadMore { model.more += 1 }
            .pullToRefresh(status: $model.status) { try await model.work.run() }
        }
      }
    }

    @Test("A header that appears and disappears does not replace the modifier's action")
    func aHeaderThatComesAndGoesLeavesTheModifiersAction() async {
      let model = Model()
      let screen = await Screen(HeaderGoes(model: model), safeArea: EdgeInsets(), wait: 1)
      for start in 1...2 {
        model.isOn = true
        await screen.wait(1.5)
        model.isOn = false
        await screen.wait(1.5)
        await screen.pullAndRelease(by: 420, from: CGPoint(x: 200, y: 100), wait: 1)
        #expect((model.calls, model.work.starts) == (0, start))
        #expect(screen.scrolls[0].insets.top == 60)
        await screen.wait(2, after: model.work.succeed)
        #expect(model.status.outcome?.result == .success)
      }
    }

    @Test("The same action runs whether a header appears before or after the list")
    func aHeaderThatIsThereFirstOrLaterCountsAlike() async {
      var seen: [[Int]] = []
      for isFirst in [true, false] {
        let model = Model()
        model.isOn = isFirst
        let screen = await Screen(HeaderGoes(model: model), safeArea: EdgeInsets(), wait: 1)
        model.isOn = true
        await screen.wait(1.5)
        await screen.pullAndRelease(by: 420, from: CGPoint(x: 200, y: 150), wait: 1)
        seen.append([model.calls, model.work.starts])
        await screen.wait(2, after: model.work.succeed)
      }
      #expect(seen[0] == seen[1])
    }
  }
#endif
