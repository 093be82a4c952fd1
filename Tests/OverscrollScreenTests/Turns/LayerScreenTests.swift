#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The views that a modifier adds around a scroll view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct LayerScreenTests {
    enum Kind: CaseIterable { case list, scrollView, verticalList }

    /// The changes of a declaration while the view is shown.
    enum Change: CaseIterable {
      case above, behind, pinned, inFront, style, axis, end, disabled, action
    }

    @MainActor final class Model: ObservableObject {
      @Published var placement = IndicatorMotion.Placement.above
      @Published var isRing = false
      @Published var isSideways = false
      @Published var hasEnd = false
      @Published var isDisabled = false

      func apply(_ change: Change) {
        switch change {
        case .above: placement = .above
        case .behind: placement = .behind
        case .pinned: placement = .pinned
        case .inFront: placement = .inFront
        case .style: isRing.toggle()
        case .axis: isSideways.toggle()
        case .end: hasEnd.toggle()
        case .disabled: isDisabled.toggle()
        case .action: objectWillChange.send()
        }
      }
    }

    /// A row whose button counts its taps in the row's state.
    private struct CountedRow: View {
      let row: Row

      var body: some View {
        Counter(name: row.title).frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
      }
    }

    private struct Rows: View {
      @ObservedObject var model: Model
      let kind: Kind

      private var configuration: EdgeConfiguration {
        var configuration = EdgeConfiguration.standard
        configuration.indicator.placement = model.placement
        return configuration
      }

      var body: some View {
        scroll
          .pullToRefresh(edge: model.isSideways ? .leading : .top, configuration: configuration) {}
          .loadMore(hasMore: model.hasEnd, edge: model.isSideways ? .trailing : .bottom, when: .manual) {}
          .refreshIndicatorStyle(style)
          .disabled(model.isDisabled)
      }

      private var style: any RefreshIndicatorStyle {
        if model.isRing { ProgressRingRefreshIndicatorStyle() } else { TextRefreshIndicatorStyle() }
      }

      @ViewBuilder private var scroll: some View {
        switch kind {
        case .list: List(Row.rows(0..<60)) { CountedRow(row: $0) }
        case .scrollView:
          ScrollView { VStack(spacing: 0) { ForEach(Row.rows(0..<60)) { CountedRow(row: $0) } } }
        case .verticalList: VerticalList(Row.rows(0..<60)) { CountedRow(row: $0) }
        }
      }
    }

    @Test(
      "A change of an indicator keeps the scroll view, its position and the state of its rows",
      arguments: Kind.allCases, Change.allCases)
    func aChangeKeepsTheScrollView(kind: Kind, change: Change) async throws {
      for first in Change.allCases {
        let model = Model()
        model.apply(first)
        let screen = await Screen(Rows(model: model, kind: kind), wait: 0.5)
        if first == .disabled { model.isDisabled = false }
        await screen.scroll(to: CGPoint(x: 0, y: 620), wait: 0.5)
        screen.tap(try #require(screen.texts.first { $0.hasPrefix("Row 18 ") }, "\(screen.texts)"))
        await screen.frames(2)
        #expect(screen.texts.contains("Row 18 1"), "\(first)")
        let view = screen.stage.scrollElements.first?.view
        let position = screen.frame(of: "Row 18 1")?.midY ?? .nan
        model.apply(change)
        await screen.wait(0.5)
        #expect(screen.stage.scrollElements.first?.view === view, "\(first)")
        let now = screen.frame(of: "Row 18 1")?.midY ?? .nan
        // A pinned bar takes its space from the viewport, and may move the content by its height.
        #expect(abs(now - position) < (change == .pinned || first == .pinned ? 90 : 0.5), "\(first)")
      }
    }

    /// The comparison is with the same list without a modifier, which is evaluated once.
    @Test("The first frames of a list with a modifier evaluate few bodies")
    func aModifierEvaluatesFewBodies() async {
      func bodies(_ view: some View) async -> (first: Int, later: Int) {
        let screen = Screen(view)
        let first = screen.stage.evaluations.bodies
        await screen.wait(1)
        return (first, screen.stage.evaluations.bodies - first)
      }
      let rows = Row.rows(0..<60)
      let bare = await bodies(List(rows) { RowView(row: $0) })
      let one = await bodies(List(rows) { RowView(row: $0) }.pullToRefresh {})
      let two = await bodies(
        List(rows) { RowView(row: $0) }.pullToRefresh {}.loadMore(hasMore: false) {})
      let counts = "bare \(bare), one modifier \(one), two modifiers \(two)"
      #expect(bare.later == 0)
      // Measured: 25 in the first frame, for the modifier, its indicator and the indicator's style. Later 10,
      // after the scroll view is found and the indicator is measured.
      #expect(one.first - bare.first <= 25, "\(counts)")
      #expect(one.later <= 10, "\(counts)")
      #expect(two.first - bare.first <= 50 && two.later <= 20, "\(counts)")
    }
  }
#endif
