#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Edges that change their axis while a list is shown.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ListAxisScreenTests {
    enum Kind: CaseIterable {
      /// The list keeps its axis, so the edges are along another axis for a time.
      case vertical, horizontal, list
      /// The list changes its axis together with the edges.
      case turning
    }

    @MainActor private final class Model: ObservableObject {
      @Published var isSideways: Bool
      let kind: Kind
      let work = Work()
      let controller = RefreshController()

      init(_ kind: Kind, isSideways: Bool) { (self.kind, self.isSideways) = (kind, isSideways) }

      /// Whether the list is horizontal.
      var isHorizontal: Bool {
        switch kind {
        case .vertical, .list: false
        case .horizontal: true
        case .turning: isSideways
        }
      }

      /// Whether the edges are along the list's axis.
      var hasEdges: Bool { isHorizontal == isSideways }
    }

    private struct Rows: View {
      let hasEdges: Bool
      @ObservedObject var model: Model

      var body: some View {
        if hasEdges {
          list
            .pullToRefresh(edge: model.isSideways ? .leading : .top, controller: model.controller) {
              try await model.work.run()
            }
            .loadMore(hasMore: false, edge: model.isSideways ? .trailing : .bottom) {}
        } else {
          list
        }
      }

      @ViewBuilder private var list: some View {
        if model.kind == .list {
          List(Row.rows(0..<200)) { RowView(row: $0) }
        } else if model.isHorizontal {
          HorizontalList(Row.rows(0..<200)) { Text($0.title).frame(width: 30, height: 300) }
        } else {
          VerticalList(Row.rows(0..<200)) { RowView(row: $0) }
        }
      }
    }

    /// Drags the list towards its end, and returns the visible texts during and after the drag.
    private func drag(_ screen: Screen, _ model: Model) async -> [[String]] {
      var seen = [screen.texts.sorted()]
      await screen.drag(
        from: CGPoint(x: 350, y: 600),
        by: CGSize(width: model.isHorizontal ? -250 : 0, height: model.isHorizontal ? 0 : -250), over: 0.5)
      await screen.wait(0.3)
      seen.append(screen.texts.sorted())
      await screen.lift(wait: 0.5)
      seen.append(screen.texts.sorted())
      return seen
    }

    @Test(
      "After each change of the axis, the list shows the same rows as without edges",
      arguments: Kind.allCases, [ListScrolling.native, .driven])
    func rows(kind: Kind, scrolling: ListScrolling) async {
      for isSideways in [false, true] {
        var texts: [[[String]]] = []
        for hasEdges in [false, true] {
          let model = Model(kind, isSideways: isSideways)
          let screen = await Screen(
            Rows(hasEdges: hasEdges, model: model).listScrolling(scrolling), wait: 0.5)
          var seen: [[String]] = []
          for _ in 0..<3 {
            seen += await drag(screen, model)
            model.isSideways.toggle()
            await screen.wait(0.5)
          }
          texts.append(seen)
        }
        for (step, (plain, edges)) in zip(texts[0], texts[1]).enumerated() {
          #expect(plain.count > 8)
          #expect(edges == plain, "begins sideways: \(isSideways), step \(step)")
        }
      }
    }

    @Test(
      "A pull starts the action while the edges are along the list's axis; code starts it at any time",
      arguments: Kind.allCases)
    func starts(kind: Kind) async {
      for isSideways in [false, true] {
        let model = Model(kind, isSideways: isSideways)
        let screen = Screen(Rows(hasEdges: true, model: model))
        for _ in 0..<3 {
          await screen.wait(1)
          let before = model.work.starts
          await screen.swipe(
            from: CGPoint(x: 50, y: 200),
            by: CGSize(width: model.isHorizontal ? 330 : 0, height: model.isHorizontal ? 0 : 400), over: 0.4,
            liftAfter: 10, wait: 1)
          #expect(model.work.starts - before == (model.hasEdges ? 1 : 0), "begins sideways: \(isSideways)")
          await screen.wait(1, after: model.work.succeed)
          let pulled = model.work.starts
          let run = model.controller.begin(at: model.isSideways ? .leading : .top)
          await screen.wait(0.5)
          #expect(model.work.starts == pulled + 1, "begins sideways: \(isSideways)")
          await screen.wait(1, after: model.work.succeed)
          #expect(run.isFinished)
          #expect(screen.scrolls[0].insets == EdgeInsets())
          model.isSideways.toggle()
        }
      }
    }

    @Test("A change of the axis while an action runs leaves no gap", arguments: Kind.allCases)
    func turnsWhileRunning(kind: Kind) async {
      for isSideways in [false, true] {
        let model = Model(kind, isSideways: isSideways)
        let screen = await Screen(Rows(hasEdges: true, model: model), wait: 1)
        model.controller.begin(at: isSideways ? .leading : .top)
        await screen.wait(1)
        #expect(model.work.starts == 1)
        model.isSideways.toggle()
        await screen.wait(1)
        await screen.wait(1.5, after: model.work.succeed)
        #expect(screen.scrolls[0].insets == EdgeInsets())
        #expect(screen.scrolls[0].offset == .zero)
      }
    }
  }
#endif
