#if canImport(UIKit) && !os(tvOS)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// A refresh control of the app that this package replaces while its start edge has an action.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ReturnedControlScreenTests {
    private let scrollView = UIScrollView()
    private let control = UIRefreshControl()

    private func screen() async -> Screen {
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      scrollView.refreshControl = control
      return await Screen(ScrollViewHost(scrollView: scrollView), wait: 0.5)
    }

    @Test(
      "When the action of the top edge is removed, the app's refresh control returns",
      arguments: [false, true])
    func returns(hasBottom: Bool) async {
      if hasBottom { scrollView.overscroll.loadMore {} }
      let screen = await screen()
      #expect(scrollView.refreshControl === control)
      for _ in 0..<2 {
        scrollView.overscroll.pullToRefresh {}
        await screen.wait(0.5)
        #expect(scrollView.refreshControl == nil)
        scrollView.overscroll.removeAction(edge: .top)
        await screen.wait(0.5)
        #expect(scrollView.refreshControl === control)
      }
    }

    @Test("A refresh control that the app sets later replaces the remembered one")
    func later() async {
      scrollView.overscroll.pullToRefresh {}
      let screen = await screen()
      let other = UIRefreshControl()
      scrollView.refreshControl = other
      scrollView.contentOffset.y += 10
      await screen.wait(0.5)
      #expect(scrollView.refreshControl == nil)
      scrollView.overscroll.removeAction(edge: .top)
      await screen.wait(0.5)
      #expect(scrollView.refreshControl === other)
    }

    @Test("If the action is removed during a pull, the control returns after the pull")
    func duringAPull() async {
      scrollView.overscroll.pullToRefresh {}
      let screen = await screen()
      await screen.pull(by: 300, from: CGPoint(x: 150, y: 300))
      scrollView.overscroll.removeAction(edge: .top)
      await screen.frames(4)
      #expect(scrollView.refreshControl == nil)
      await screen.lift(wait: 2)
      #expect(scrollView.refreshControl === control && !control.isRefreshing)
      #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test("A scroll view without a refresh control has none afterwards")
    func none() async {
      let screen = await screen()
      scrollView.refreshControl = nil
      scrollView.overscroll.pullToRefresh {}
      await screen.wait(0.5)
      scrollView.overscroll.removeAction(edge: .top)
      await screen.wait(0.5)
      #expect(scrollView.refreshControl == nil)
    }
  }
#endif
