#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  @MainActor @Suite(.onScreen, .serialized) struct RefreshScreenTests {
    /// VoiceOver announces the start of the refresh and its outcome.
    @Test(.enabled(if: Screen.hasFingers && Screen.knowsFeedback)) func aRefreshIsAnnounced() async {
      let work = Work()
      let screen = await Screen(RefreshableRows(work: work), frames: 5)
      await screen.pull(by: 300)
      #expect(screen.announcements == [])
      await screen.lift(wait: 1)
      #expect(screen.announcements == ["Refreshing…"])
      await screen.wait(2, after: work.succeed)
      #expect(screen.announcements == ["Refreshing…", "Updated"])
    }

    /// The action is set before or after the view appears.
    @Test("Assistive technologies offer the action of a controller", arguments: [false, true])
    func aControllersActionIsOffered(before: Bool) async {
      let controller = RefreshController()
      if before { controller.setAction {} }
      let screen = await Screen(RefreshableScrollView(controller: controller) { RowStack() }, frames: 5)
      if !before {
        controller.setAction {}
        await screen.frames(5)
      }
      #expect(screen.accessibilityActions.contains("Refresh"))
      controller.setAction(levels: nil)
      await screen.frames(5)
      #expect(!screen.accessibilityActions.contains("Refresh"))
    }
  }
#endif
