#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Insets of a scroll view that change at rest, without a scroll.
  ///
  /// UIKit does not document that `adjustedContentInset` is observable. So each test also runs on a stage
  /// that does not report its changes. Only the stage can do that.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized)
  struct SilentInsetScreenTests {
    enum Host: CaseIterable { case list, scrollView, verticalList, uiKit }

    private final class Model: ObservableObject {
      @Published var hasBar = true
      let controller = RefreshController()
      let scrollView = UIScrollView()
    }

    /// A scroll view with a bar of 200 pt over one of its ends.
    private struct Scene: View {
      let host: Host
      let edge: VerticalEdge
      @ObservedObject var model: Model

      var body: some View {
        content
          .safeAreaInset(edge: edge, spacing: 0) { if model.hasBar { Color.clear.frame(height: 200) } }
      }

      @ViewBuilder private var content: some View {
        switch host {
        case .list:
          List(Row.rows(0..<60)) { Text($0.title) }.pullToRefresh(model.controller)
        case .scrollView:
          ScrollView { RowStack(rows: Row.rows(0..<60)) }.pullToRefresh(model.controller)
        case .verticalList:
          VerticalList(Row.rows(0..<60)) { RowView(row: $0) }.pullToRefresh(model.controller)
        case .uiKit: ScrollViewHost(scrollView: model.scrollView)
        }
      }
    }

    private let model = Model()

    /// Shows a scroll view with its bar, and attaches the controller.
    private func show(_ host: Host, _ edge: VerticalEdge) async -> (Screen, UIScrollView, RefreshController) {
      model.controller.setAction {}
      model.scrollView.contentSize = CGSize(width: 390, height: 3000)
      if host == .uiKit {
        model.scrollView.overscroll.pullToRefresh(style: .text) {}
        model.scrollView.overscroll.pullToRefresh(edge: .bottom, style: .text) {}
        setBar(edge, to: 200)
      }
      let screen = await Screen(Scene(host: host, edge: edge, model: model), wait: 0.5)
      return host == .uiKit
        ? (screen, model.scrollView, model.scrollView.overscroll.controller)
        : (screen, screen.stage.scrollElements[0].view, model.controller)
    }

    /// Sets the part of a UIKit scroll view's safe area that a bar covers, in pt.
    private func setBar(_ edge: VerticalEdge, to height: CGFloat) {
      model.scrollView.safeAreaOverride = UIEdgeInsets(
        top: edge == .top ? height : 0, left: 0, bottom: edge == .bottom ? height : 0, right: 0)
    }

    @Test(
      "If a bar disappears at rest, the controller has the new insets in the next frame",
      arguments: Host.allCases, [VerticalEdge.top, .bottom])
    func barDisappears(host: Host, edge: VerticalEdge) async {
      let (screen, view, controller) = await show(host, edge)
      let insets = view.adjustedContentInset
      let end = view.contentSize.height - view.bounds.height
      // The content rests where its edge is without the bar.
      view.contentOffset.y = edge == .top ? 200 - insets.top : end + insets.bottom - 200
      await screen.wait(0.5)
      let side: ScrollEdge = edge == .top ? .start : .end
      #expect(!controller.isAtEdge(side))
      if host == .uiKit { setBar(edge, to: 0) } else { model.hasBar = false }
      await screen.frames(2)
      #expect(view.contentOffset.y == (edge == .top ? 200 - insets.top : end + insets.bottom - 200))
      #expect(controller.isAtEdge(side))
    }
  }
#endif
