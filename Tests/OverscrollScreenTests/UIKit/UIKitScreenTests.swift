#if canImport(UIKit)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Pull to refresh and load more in a UIKit scroll view.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct UIKitScreenTests {
    /// A UIKit scroll view on a screen.
    private let work = Work()
    private let more = Work()
    private let scrollView = UIScrollView()

    private func screen(content height: CGFloat = 3000) async -> Screen {
      scrollView.contentSize = CGSize(width: 300, height: height)
      return await Screen(ScrollViewHost(scrollView: scrollView), wait: 0.5)
    }

    /// Pulls the scroll view by a distance, in pt, and lifts the finger.
    private func pull(_ screen: Screen, by distance: CGFloat) async {
      await screen.pullAndRelease(by: distance, from: CGPoint(x: 150, y: 300))
    }

    @Test("A pull past the threshold runs the action once, opens a gap, and closes it after the action")
    func pulls() async {
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await screen()
      let top = scrollView.contentInset.top
      await pull(screen, by: 120)
      #expect(work.starts == 0)
      await screen.wait(1)
      await pull(screen, by: 420)
      await screen.wait(1)
      #expect(work.starts == 1 && scrollView.overscroll.controller.isRefreshing())
      #expect(scrollView.contentInset.top == top + 60)
      await screen.wait(2, after: work.succeed)
      #expect(scrollView.contentInset.top == top)
      #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test("The indicator is drawn in the gap, and leaves with it")
    func indicator() async {
      scrollView.overscroll.pullToRefresh(style: .text) { [work] in try await work.run() }
      let screen = await screen()
      #expect(screen.frame(of: "Refreshing…") == nil)
      await pull(screen, by: 420)
      await screen.wait(1)
      let top = scrollView.convert(scrollView.bounds, to: nil).minY + scrollView.adjustedContentInset.top
      let frame = screen.frame(of: "Refreshing…")
      #expect(frame.map { $0.maxY <= top && $0.minY >= top - 60 } == true, "\(String(describing: frame))")
      await screen.wait(2, after: work.succeed)
      #expect(screen.frame(of: "Refreshing…") == nil)
    }

    @Test("Load more runs near the end, once for each page, and stops after `NoMoreContent`")
    func loadsMore() async {
      scrollView.overscroll.loadMore { [more] in
        try await more.run()
        if more.starts == 2 { throw NoMoreContent() }
      }
      let screen = await screen()
      #expect(more.starts == 0)
      for page in 1...2 {
        scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height - 100
        await screen.wait(0.5)
        #expect(more.starts == page)
        scrollView.contentSize.height += 2000
        await screen.wait(1, after: more.succeed)
      }
      scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
      await screen.wait(1)
      #expect(more.starts == 2)
    }

    @Test("A further action for an edge replaces the first one, and a removed action does not start")
    func replaces() async {
      scrollView.overscroll.pullToRefresh { [more] in try await more.run() }
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await screen()
      await pull(screen, by: 420)
      await screen.wait(1)
      #expect(work.starts == 1 && more.starts == 0)
      await screen.wait(2, after: work.succeed)
      scrollView.overscroll.removeAction(edge: .top)
      await pull(screen, by: 420)
      await screen.wait(1)
      #expect(work.starts == 1)
      #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test("An action that is set in a window, and a start from code, work like a pull")
    func startsFromCode() async {
      let screen = await screen()
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      await screen.wait(0.5)
      let run = scrollView.overscroll.controller.begin()
      await screen.wait(0.5)
      #expect(work.starts == 1)
      await screen.wait(1, after: work.succeed)
      #expect(run.isFinished)
    }

    @Test("Rows receive touches while no indicator can be tapped")
    func touches() async {
      scrollView.overscroll.pullToRefresh { [work] in try await work.run() }
      let screen = await screen()
      #expect(scrollView.hitTest(CGPoint(x: 150, y: scrollView.bounds.midY), with: nil) === scrollView)
      await screen.frames(1)
    }

    @Test("The scroll view retains its session, and releases it")
    func lifetime() async {
      weak var session: UIScrollViewSession?
      do {
        let other = UIScrollView()
        other.overscroll.pullToRefresh {}
        session = other.overscroll
        #expect(session != nil && other.overscroll === session)
      }
      await Task.yield()
      #expect(session == nil)
    }
  }
#endif
