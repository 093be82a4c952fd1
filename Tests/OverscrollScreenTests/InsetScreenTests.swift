#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Gaps that somebody takes away: only the stage can be told to.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct InsetScreenTests {
    private func list(_ work: Work, _ count: Int) -> some View {
      List(Row.rows(0..<count)) { Text($0.title) }
        .pullToRefresh { try await work.run() }
        .pullToRefresh(
          edge: .bottom,
          configuration: EdgeConfiguration(
            trigger: .points(60), hold: .points(44), keepsFailure: true)
        ) { throw Work.Failure() }
    }

    /// Both gaps are held: below for a failure that is kept, above for an action.
    @Test(arguments: [
      [], Stage.Habits.restoresTopInset, .restoresBottomInset, .restoresProperties,
    ])
    func gapsThatAreTakenAwayComeBack(habits: Stage.Habits) async {
      let work = Work()
      let screen = Screen(list(work, 5))
      await screen.frames(30)
      let rest = screen.frame(of: "Row 0")?.minY ?? .nan
      await screen.pullAndRelease(by: -300)
      await screen.wait(1)
      let bottom = screen.scrolls[0].insets.bottom
      #expect(bottom > 43)
      await screen.pullAndRelease(by: 300)
      await screen.wait(1)
      #expect(work.starts == 1)
      #expect(screen.scrolls[0].insets.top == 60)
      #expect(screen.scrolls[0].insets.bottom == bottom)
      screen.stage.habits = habits
      screen.replace(list(work, 5))
      await screen.frames(2)
      screen.stage.habits = []
      await screen.frames(2)
      #expect(screen.scrolls[0].insets.top == 60)
      #expect(screen.scrolls[0].insets.bottom == bottom)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - rest - 60) < 1 } == true)
      work.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(screen.scrolls[0].insets.bottom == bottom)
      #expect(screen.complaints == [])
    }

    /// An app may ask for bounces only where the content is too long; what is pulled bounces all the same.
    @Test func shortContentIsPulledWhereItWouldNotBounce() async {
      let work = Work()
      let screen = Screen(list(work, 5).scrollBounceBehavior(.basedOnSize))
      await screen.frames(30)
      await screen.pullAndRelease(by: 300)
      await screen.wait(1)
      #expect(work.starts == 1)
      #expect(screen.complaints == [])
    }
  }
#endif
