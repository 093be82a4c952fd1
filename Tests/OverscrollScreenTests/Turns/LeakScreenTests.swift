#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Objects that must be released when their view is removed.
  @MainActor @Suite(.onScreen, .serialized) struct LeakScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isShown = true
    }

    /// An object that only the view's action references.
    ///
    /// It is released when the action is released.
    private final class Kept: Sendable {}

    /// A weak reference to a `Kept` object.
    @MainActor private final class Seen {
      weak var kept: Kept?
    }

    enum Kind: CaseIterable { case scrollView, list, refreshable, joined }

    @MainActor private struct Gone: View {
      @ObservedObject var model: Model
      let kind: Kind
      let seen: Seen

      var body: some View {
        if model.isShown {
          shown(keep())
        } else {
          Text("Gone")
        }
      }

      private func keep() -> Kept {
        let kept = Kept()
        seen.kept = kept
        return kept
      }

      @ViewBuilder private func shown(_ kept: Kept) -> some View {
        switch kind {
        case .scrollView: ScrollView { RowStack() }.pullToRefresh { _ = kept }
        case .list: List(Row.rows(0..<40)) { _ in Color.clear.frame(height: 40) }.pullToRefresh { _ = kept }
        case .refreshable:
          RefreshableScrollView {
            _ = kept
          } content: {
            RowStack()
          }
        case .joined:
          ScrollView { RowStack() }.loadMore(when: .release) { _ = kept }.padding(1)
            .pullToRefresh { _ = kept }
        }
      }
    }

    /// The view may have refreshed before.
    @Test("When a view is removed, its actions are released", arguments: Kind.allCases, [false, true])
    func nothingIsLeftOfAViewThatIsGone(_ kind: Kind, refreshes: Bool) async {
      let (model, seen) = (Model(), Seen())
      let screen = Screen(Gone(model: model, kind: kind, seen: seen))
      await screen.wait(1)
      if refreshes {
        screen.perform("Refresh")
        await screen.wait(2)
      }
      #expect(seen.kept != nil)
      model.isShown = false
      await screen.wait(3)
      #expect(seen.kept == nil)
      #expect(screen.complaints == [])
    }
  }
#endif
