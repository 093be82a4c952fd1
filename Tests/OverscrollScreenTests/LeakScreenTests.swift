#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  @testable import Overscroll

  /// What is left of a view that is gone.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasBridge)) struct LeakScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isShown = true
    }

    /// What is looked at, without being held.
    @MainActor private final class Seen {
      weak var host: OverscrollHost?
      weak var controller: RefreshController?
      weak var kept: AnyObject?
    }

    /// What only an action holds.
    private final class Kept: Sendable {}

    private struct Look: View {
      let seen: Seen
      @Environment(\.overscrollHost) private var host

      var body: some View {
        Color.clear.frame(height: 1).onAppear { (seen.host, seen.controller) = (host, host?.controller) }
      }
    }

    enum Kind: CaseIterable { case scrollView, list, refreshable, joined }

    private struct Gone: View {
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
        let rows = VStack {
          Look(seen: seen)
          RowStack()
        }
        switch kind {
        case .scrollView: ScrollView { rows }.pullToRefresh { _ = kept }
        case .list: List(Row.rows(0..<40)) { _ in Look(seen: seen) }.pullToRefresh { _ = kept }
        case .refreshable:
          RefreshableScrollView {
            _ = kept
          } content: {
            rows
          }
        case .joined:
          ScrollView { rows }.loadMore(when: .release) { _ = kept }.padding(1).pullToRefresh { _ = kept }
        }
      }
    }

    /// A host, its controller and its actions go with the view, after a refresh, too.
    @Test(arguments: Kind.allCases, [false, true])
    func nothingIsLeftOfAViewThatIsGone(_ kind: Kind, refreshes: Bool) async {
      let (model, seen) = (Model(), Seen())
      let screen = Screen(Gone(model: model, kind: kind, seen: seen))
      await screen.wait(1)
      if refreshes {
        screen.perform("Refresh")
        await screen.wait(2)
      }
      #expect(seen.host != nil && seen.controller != nil && seen.kept != nil)
      model.isShown = false
      await screen.wait(3)
      #expect(seen.host == nil && seen.controller == nil && seen.kept == nil)
      #expect(screen.complaints == [])
    }
  }
#endif
