#if canImport(UIKit)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The custom accessibility actions of a UIKit scroll view.
  ///
  /// VoiceOver reads a table's own elements, so it may not find the package's buttons there.
  @MainActor @Suite(.onScreen, .serialized) struct UIKitAccessScreenTests {
    private let scrollView = UIScrollView()
    private let work = Work()
    private let more = Work()

    private var names: [String] { (scrollView.accessibilityCustomActions ?? []).map(\.name) }

    private func appAction() -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: "Archive") { _ in true }
    }

    private func screen() async -> Screen {
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      return await Screen(ScrollViewHost(scrollView: scrollView), wait: 0.5)
    }

    private func perform(_ name: String) {
      guard let action = scrollView.accessibilityCustomActions?.first(where: { $0.name == name }) else {
        return
      }
      #expect(action.actionHandler?(action) == true)
    }

    @Test("The scroll view has one action for each edge, which starts the edge's action")
    func starts() async {
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      scrollView.overscroll.loadMore(when: .release) { [more] in try await more.run() }
      let screen = await screen()
      #expect(names == ["Refresh", "Load more"])
      #expect(screen.accessibilityActions.filter { $0 == "Refresh" }.count == 1)
      perform("Refresh")
      await screen.wait(0.5)
      #expect(work.starts == 1 && more.starts == 0)
      await screen.wait(1, after: work.succeed)
      perform("Load more")
      await screen.wait(0.5)
      #expect(work.starts == 1 && more.starts == 1)
      await screen.wait(1, after: more.succeed)
    }

    @Test("The app's own actions stay, before and after the action of an edge is removed")
    func keepsTheApps() async {
      let own = appAction()
      scrollView.accessibilityCustomActions = [own]
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await screen()
      #expect(names == ["Archive", "Refresh"])
      scrollView.overscroll.removeAction(edge: .top)
      await screen.wait(0.5)
      #expect(names == ["Archive"] && scrollView.accessibilityCustomActions?.first === own)
      scrollView.accessibilityCustomActions = nil
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      await screen.wait(0.5)
      #expect(names == ["Refresh"])
      // The app sets its actions again, without the action of the package.
      scrollView.accessibilityCustomActions = [own]
      scrollView.overscroll.loadMore(when: .release) {}
      await screen.wait(0.5)
      #expect(names == ["Archive", "Refresh", "Load more"])
    }

    @Test("An edge without more content, or a disabled one, has no action")
    func unavailable() async {
      scrollView.overscroll.pullToRefresh {}
      scrollView.overscroll.loadMore(when: .release) {}
      let (screen, controller) = (await screen(), scrollView.overscroll.controller)
      controller.setNoMoreContent(true, at: .bottom)
      await screen.wait(0.5)
      #expect(names == ["Refresh"])
      controller.setEnabled(false)
      await screen.wait(0.5)
      #expect(names == [])
      controller.setEnabled(true)
      controller.setNoMoreContent(false, at: .bottom)
      await screen.wait(0.5)
      #expect(names == ["Refresh", "Load more"])
    }
  }
#endif
