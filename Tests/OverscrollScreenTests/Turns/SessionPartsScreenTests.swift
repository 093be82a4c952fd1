#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import OverscrollArticles
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The indicator, the header and the captured objects of modifiers that share a scroll view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SessionPartsScreenTests {
    private typealias Model = SessionScene.Model
    private typealias Rows = SessionScene.Rows

    private struct Tall: RefreshIndicatorStyle {
      func makeBody(configuration: RefreshIndicatorConfiguration) -> some View {
        Text(verbatim: "tall").frame(height: 110)
      }
    }

    private struct Measured: View {
      @ObservedObject var model: Model
      let way: Int

      var body: some View {
        Group {
          switch way {
          case 0:
            ScrollView { RowStack() }.id(model.generation)
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
          case 1:
            ScrollView { RowStack() }.id(model.generation)
              .loadMore(hasMore: false) {}
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
          case 2:
            ScrollView { RowStack() }.id(model.generation)
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
              .loadMore(hasMore: false) {}
          case 3:
            VerticalList(Row.rows(0..<100)) { RowView(row: $0) }.id(model.generation)
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
          case 5:
            VerticalList(Row.rows(0..<100)) { RowView(row: $0) }.id(model.generation)
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
              .loadMore(hasMore: false) {}
          case 6:
            List(Row.rows(0..<100)) { RowView(row: $0) }.id(model.generation)
              .pullToRefresh { try await model.work.run() }
              .loadMore(hasMore: false) {}
          case 7:
            List(Row.rows(0..<100)) { RowView(row: $0) }.id(model.generation)
              .pullToRefresh { try await model.work.run() }
          case 8:
            Rows(model: model).id(model.generation)
              .loadMore(hasMore: false) {}
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
          default:
            VerticalList(Row.rows(0..<100)) { RowView(row: $0) }.id(model.generation)
              .loadMore(hasMore: false) {}
              .pullToRefresh(configuration: .headerFooter) { try await model.work.run() }
          }
        }
        .refreshIndicatorStyle(Tall())
      }
    }

    @Test(arguments: 0...8) func theGapIsAsLongAsTheIndicator(way: Int) async {
      let model = Model()
      let screen = Screen(Measured(model: model, way: way))
      await screen.wait(0.5)
      for generation in 0...2 {
        model.generation = generation
        await screen.wait(0.5)
        await screen.pullAndRelease(by: 500)
        await screen.wait(0.8)
        #expect(model.work.starts == generation + 1)
        #expect(screen.scrolls[0].insets.top == 110, "generation \(generation)")
        model.work.succeed()
        await screen.wait(2)
      }
      #expect(screen.complaints == [])
    }

    private struct Loads: View {
      let model: Model
      let way: Int
      var body: some View {
        Group {
          switch way {
          case 0: ScrollView { RowStack() }.loadMore { try await model.work.run() }
          case 1: ScrollView { RowStack() }.loadMore { try await model.work.run() }.pullToRefresh {}
          case 2: ScrollView { RowStack() }.pullToRefresh {}.loadMore { try await model.work.run() }
          case 3:
            RefreshableScrollView {
            } content: {
              RowStack()
            }.loadMore { try await model.work.run() }
          case 4:
            VerticalList(Row.rows(0..<40), itemExtent: { _, _ in 44 }) { RowView(row: $0) }
              .loadMore { try await model.work.run() }.pullToRefresh {}
          default:
            List(Row.rows(0..<40)) { RowView(row: $0) }.loadMore { try await model.work.run() }.pullToRefresh
            {}
          }
        }
        .refreshIndicatorStyle(Tall())
      }
    }

    @Test(arguments: 0...5) func theGapBelowIsAsLongAsTheIndicator(way: Int) async {
      let model = Model()
      let screen = Screen(Loads(model: model, way: way))
      await screen.wait(1)
      let scroll = screen.scrolls[0]
      screen.scroll(0, to: CGPoint(x: 0, y: scroll.contentSize.height - scroll.frame.height))
      await screen.wait(1)
      #expect(model.work.starts == 1)
      #expect(screen.scrolls[0].insets.bottom == 110)
      model.work.succeed()
      await screen.wait(1)
      #expect(screen.complaints == [])
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
      let screen = Screen(HeaderGoes(model: model), safeArea: EdgeInsets())
      await screen.wait(1)
      for start in 1...2 {
        model.isOn = true
        await screen.wait(1.5)
        model.isOn = false
        await screen.wait(1.5)
        await screen.pullAndRelease(by: 420, from: CGPoint(x: 200, y: 100))
        await screen.wait(1)
        #expect((model.calls, model.work.starts) == (0, start))
        #expect(screen.scrolls[0].insets.top == 60)
        model.work.succeed()
        await screen.wait(2)
        #expect(model.status.outcome?.result == .success)
      }
      #expect(screen.complaints == [])
    }

    @Test("The same action runs whether a header appears before or after the list")
    func aHeaderThatIsThereFirstOrLaterCountsAlike() async {
      var seen: [[Int]] = []
      for isFirst in [true, false] {
        let model = Model()
        model.isOn = isFirst
        let screen = Screen(HeaderGoes(model: model), safeArea: EdgeInsets())
        await screen.wait(1)
        model.isOn = true
        await screen.wait(1.5)
        await screen.pullAndRelease(by: 420, from: CGPoint(x: 200, y: 150))
        await screen.wait(1)
        seen.append([model.calls, model.work.starts])
        model.work.succeed()
        await screen.wait(2)
      }
      #expect(seen[0] == seen[1])
    }

    private struct Gone: View {
      @ObservedObject var model: Model
      let way: Int
      @State private var row: CGFloat = 0

      private func keep() -> SessionScene.Kept {
        let kept = SessionScene.Kept()
        model.seen = kept
        return kept
      }

      var body: some View {
        if model.isOn { shown(keep()) } else { Text("Gone") }
      }

      @ViewBuilder private func shown(_ kept: SessionScene.Kept) -> some View {
        switch way {
        case 0:
          VerticalList(Row.rows(0..<100)) { RowView(row: $0) }.loadMore(hasMore: false) { _ = kept }
            .pullToRefresh(status: $model.status) { _ = kept }
        case 1: Text("None").loadMore { _ = kept }.pullToRefresh { _ = kept }.refreshOnAppear()
        case 2:
          VStack {
            RefreshIconView(yOffset: $row) {
              _ = kept
            } refreshView: { _ in
              Text("Header")
            }
            List(Row.rows(0..<60)) { RowView(row: $0) }
          }
        case 3:
          ScrollView {
            RowStack().background { SessionScene.Keeper(model: model).frame(width: 0, height: 0) }
          }
          .loadMore(hasMore: false) { _ = kept }.pullToRefresh(controller: model.controller) { _ = kept }
        case 4:
          VStack {
            ScrollView { RowStack() }.pullToRefresh(controller: model.controller) { _ = kept }
            ScrollView { RowStack() }.pullToRefresh(controller: model.controller) { _ = kept }
          }
        default:
          VStack {
            ScrollView { RowStack() }
            ScrollView { RowStack() }
          }
          .pullToRefresh(isRefreshing: .constant(false)) { _ = kept }
        }
      }
    }

    @Test("When a view is removed, its actions, its controller and its insets are released", arguments: 0...5)
    func nothingIsLeft(way: Int) async {
      let model = Model()
      model.isOn = true
      let screen = Screen(Gone(model: model, way: way))
      await screen.wait(2)
      screen.perform("Refresh")
      await screen.wait(2)
      #expect(model.seen != nil)
      model.isOn = false
      await screen.wait(4)
      #expect(model.seen == nil)
      #expect(!model.controller.isAttached)
      for view in model.kept {
        #expect((view as? UIScrollView)?.contentInset.top == 0)
      }
      #expect(screen.complaints == [])
    }
  }
#endif
