#if canImport(SwiftUI) && canImport(UIKit)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The system's refresh control, which this package uses if it has no action itself.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SystemControlScreenTests {
    enum Kind: CaseIterable { case alone, inside, outside, loadsMore }

    @MainActor @ViewBuilder private func view(_ kind: Kind, _ work: Work) -> some View {
      let list = List(Row.rows(0..<40)) { RowView(row: $0) }
      switch kind {
      case .alone: list.refreshable { try? await work.run() }
      case .inside: list.refreshable { try? await work.run() }.pullToRefresh()
      case .outside: list.pullToRefresh().refreshable { try? await work.run() }
      case .loadsMore: list.loadMore {}.refreshable { try? await work.run() }.pullToRefresh()
      }
    }

    /// Either this package or the system's control refreshes: this package if it has the action.
    @Test("A list with `refreshable` refreshes once", arguments: Kind.allCases)
    func aListOfRefreshablesIsRefreshed(_ kind: Kind) async {
      let work = Work()
      let screen = await Screen(view(kind, work).refreshIndicatorStyle(JoinScreenTests.Look()), wait: 1)
      #expect(screen.accessibilityActions.contains("Refresh") == (kind == .outside))
      await screen.pull(by: 400)
      #expect(screen.texts.contains("top") == (kind == .outside))
      await screen.lift(after: 8, wait: 1)
      #expect(work.starts == 1)
      await screen.wait(2, after: work.succeed)
    }
  }
#endif
