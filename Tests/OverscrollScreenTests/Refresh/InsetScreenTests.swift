#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Insets of gaps that SwiftUI removes.
  ///
  /// Only the stage, the model of SwiftUI on Linux, can simulate this.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct InsetScreenTests {
    /// A list whose five rows fill the viewport, so that both gaps need an inset.
    private func list(_ work: Work, _ count: Int) -> some View {
      List(Row.rows(0..<count)) { Text($0.title).frame(height: 140) }
        .pullToRefresh { try await work.run() }
        .pullToRefresh(
          edge: .bottom,
          configuration: EdgeConfiguration(
            threshold: .points(60), gap: .points(44), keepsFailure: true)
        ) { throw Work.Failure() }
    }

    /// If SwiftUI resets the content inset, the inset of an open gap is restored before the next frame.
    ///
    /// A task of the main actor would be too late, because SwiftUI may draw a frame before the task runs.
    @Test(arguments: [[], Stage.Habits.restoresTopInset, .restoresBottomInset, .restoresProperties])
    func noFrameIsCommittedWithoutAGap(habits: Stage.Habits) async {
      let work = Work()
      let screen = await Screen(list(work, 5), frames: 30)
      await screen.pullAndRelease(by: -420, wait: 1)
      await screen.pullAndRelease(by: 420, wait: 1)
      let (insets, row) = (screen.scrolls[0].insets, screen.frame(of: "Row 0")?.minY ?? .nan)
      #expect(insets.top == 60 && insets.bottom > 43)
      screen.stage.habits = habits
      var commits = 0
      screen.stage.committed = { [weak screen] in
        guard let screen else { return }
        commits += 1
        #expect(screen.scrolls[0].insets == insets)
        #expect(screen.frame(of: "Row 0")?.minY == row)
      }
      for _ in 0..<3 {
        await screen.replace(list(work, 5), frames: 1)
      }
      screen.stage.committed = {}
      screen.stage.habits = []
      #expect(commits > 5)
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(screen.scrolls[0].insets.bottom == insets.bottom)
    }

    /// While a gap is open, its extent is added to the inset that the app sets.
    @Test(
      "After the gap has closed, the content inset has the value that the app has set",
      arguments: [0.0, 20, 100] as [CGFloat], [0.0, 20, 50, 59] as [CGFloat])
    func insetsThatAreSetAbsolutelyStay(before: CGFloat, then: CGFloat) async throws {
      let work = Work()
      let screen = await Screen(list(work, 40), frames: 30)
      let view = try #require(screen.stage.scrollElements.first).view
      view.contentInset.top = before
      await screen.frames(5)
      await screen.pullAndRelease(by: 320, wait: 1)
      #expect(work.starts == 1)
      #expect(view.contentInset.top == before + 60)
      view.contentInset.top = then
      #expect(view.contentInset.top == then + 60)
      await screen.wait(0.5)
      await screen.wait(2, after: work.succeed)
      #expect(view.contentInset.top == then)
      #expect(abs(view.contentOffset.y + 47 + then) < 0.5)
    }

    @Test("Content smaller than the viewport can be pulled, even with `scrollBounceBehavior(.basedOnSize)`")
    func shortContentIsPulledWhereItWouldNotBounce() async {
      let work = Work()
      let screen = await Screen(list(work, 5).scrollBounceBehavior(.basedOnSize), frames: 30)
      await screen.pullAndRelease(by: 300, wait: 1)
      #expect(work.starts == 1)
    }
  }
#endif
