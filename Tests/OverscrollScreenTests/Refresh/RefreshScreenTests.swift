#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  @MainActor @Suite(.onScreen, .serialized) struct RefreshScreenTests {
    @Test("A pull starts one refresh, and the content returns to rest", .enabled(if: Screen.hasFingers))
    func aPullRefreshesOnceAndComesHome() async {
      let work = Work()
      let screen = Screen(
        RefreshableScrollView {
          try await work.run()
        } content: {
          RowStack()
        })
      await screen.frames(5)
      let rest = screen.scrolls[0].offset
      #expect(rest.y == 0)
      await screen.pull(by: 300)
      #expect(work.starts == 0)
      screen.lift()
      await screen.wait(1)
      #expect(work.starts == 1)
      #expect(abs(screen.scrolls[0].insets.top - 60) < 1)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - 47 - 60 - 12) < 3 } == true)
      work.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(screen.scrolls[0].offset.y == rest.y)
      #expect(screen.complaints == [])
    }

    /// VoiceOver announces the start of the refresh and its outcome.
    @Test(.enabled(if: Screen.hasFingers && Screen.knowsFeedback)) func aRefreshIsAnnounced() async {
      let work = Work()
      let screen = Screen(
        RefreshableScrollView {
          try await work.run()
        } content: {
          RowStack()
        })
      await screen.frames(5)
      await screen.pull(by: 300)
      #expect(screen.announcements == [])
      screen.lift()
      await screen.wait(1)
      #expect(screen.announcements == ["Refreshing…"])
      work.succeed()
      await screen.wait(2)
      #expect(screen.announcements == ["Refreshing…", "Updated"])
    }

    /// SwiftUI updates the indicator during a pull, but no row.
    @Test(.enabled(if: Screen.hasFingers)) func aPullEvaluatesNoRow() async {
      let work = Work()
      let screen = Screen(
        RefreshableScrollView {
          try await work.run()
        } content: {
          RowStack()
        })
      await screen.frames(5)
      let before = screen.evaluations(of: "RowView")
      await screen.pullAndRelease(by: 300)
      await screen.wait(1)
      #expect(screen.evaluations(of: "RowView") == before)
      work.succeed()
      await screen.wait(2)
      #expect(screen.evaluations(of: "RowView") == before)
    }

    /// The action is set before or after the view appears.
    @Test("Assistive technologies offer the action of a controller", arguments: [false, true])
    func aControllersActionIsOffered(before: Bool) async {
      let controller = RefreshController()
      if before { controller.setAction {} }
      let screen = Screen(RefreshableScrollView(controller: controller) { RowStack() })
      await screen.frames(5)
      if !before {
        controller.setAction {}
        await screen.frames(5)
      }
      #expect(screen.accessibilityActions.contains("Refresh"))
      controller.setAction(levels: nil)
      await screen.frames(5)
      #expect(!screen.accessibilityActions.contains("Refresh"))
      #expect(screen.complaints == [])
    }
  }
#endif
