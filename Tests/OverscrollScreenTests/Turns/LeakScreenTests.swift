#if canImport(SwiftUI) && canImport(UIKit)
  import Overscroll
  import OverscrollArticles
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Objects that must be released when their view is removed.
  @MainActor @Suite(.onScreen, .serialized) struct LeakScreenTests {
    private typealias Model = SessionScene.Model

    enum Kind: CaseIterable {
      case refreshable, joined, verticalList, noScrollView, header, controller, twoOfOneController, aroundTwo
    }

    private struct Gone: View {
      @ObservedObject var model: Model
      let kind: Kind
      @State private var row: CGFloat = 0

      /// Returns an object that only the view's actions reference.
      private func keep() -> SessionScene.Kept {
        let kept = SessionScene.Kept()
        model.seen = kept
        return kept
      }

      var body: some View {
        if model.isOn { shown(keep()) } else { Text("Gone") }
      }

      @ViewBuilder private func shown(_ kept: SessionScene.Kept) -> some View {
        let rows = ScrollView { RowStack() }
        switch kind {
        case .refreshable:
          RefreshableScrollView {
            _ = kept
          } content: {
            RowStack()
          }
        case .joined: rows.loadMore(when: .release) { _ = kept }.padding(1).pullToRefresh { _ = kept }
        case .verticalList:
          VerticalList(Row.rows(0..<100)) { RowView(row: $0) }.loadMore(hasMore: false) { _ = kept }
            .pullToRefresh(status: $model.status) { _ = kept }
        case .noScrollView: Text("None").loadMore { _ = kept }.pullToRefresh { _ = kept }.refreshOnAppear()
        case .header:
          VStack {
            RefreshIconView(yOffset: $row) {
              _ = kept
            } refreshView: { _ in
              Text("Header")
            }
            List(Row.rows(0..<60)) { RowView(row: $0) }
          }
        case .controller:
          SessionScene.Rows(model: model)
            .loadMore(hasMore: false) { _ = kept }.pullToRefresh(controller: model.controller) { _ = kept }
        case .twoOfOneController:
          VStack {
            rows.pullToRefresh(controller: model.controller) { _ = kept }
            rows.pullToRefresh(controller: model.controller) { _ = kept }
          }
        case .aroundTwo:
          VStack {
            rows
            rows
          }
          .pullToRefresh(isRefreshing: .constant(false)) { _ = kept }
        }
      }
    }

    /// The view may have refreshed before.
    @Test(
      "When a view is removed, its actions, its controller and its insets are released",
      arguments: Kind.allCases, [false, true])
    func nothingIsLeft(kind: Kind, refreshes: Bool) async {
      let model = Model()
      model.isOn = true
      let screen = await Screen(Gone(model: model, kind: kind), wait: 1)
      if refreshes {
        await screen.perform("Refresh", wait: 2)
      }
      #expect(model.seen != nil)
      model.isOn = false
      await screen.wait(4)
      #expect(model.seen == nil)
      #expect(!model.controller.isAttached)
      for view in model.kept {
        #expect((view as? UIScrollView)?.contentInset.top == 0)
      }
    }
  }
#endif
