#if canImport(UIKit)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Insets of a UIKit scroll view that the app or its keyboard code changes in each phase of an action.
  @MainActor
  @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct UIKitInsetScreenTests {
    enum Moment: CaseIterable { case resting, pulling, lifted, refreshing, ended, closing, closed }

    enum Change: CaseIterable {
      /// The keyboard's height, set as a value and as a difference.
      case keyboard, addedKeyboard
      /// A top inset that is less than the gap, or a difference.
      case header, addedHeader

      @MainActor func apply(to scrollView: UIScrollView) {
        switch self {
        case .keyboard: scrollView.contentInset.bottom = 300
        case .addedKeyboard: scrollView.contentInset.bottom += 300
        case .header: scrollView.contentInset.top = 20
        case .addedHeader: scrollView.contentInset.top += 30
        }
      }

      /// The top and the bottom inset after the change, in pt, if both were 10 pt before.
      var result: (top: CGFloat, bottom: CGFloat) {
        switch self {
        case .keyboard: (10, 300)
        case .addedKeyboard: (10, 310)
        case .header: (20, 10)
        case .addedHeader: (40, 10)
        }
      }
    }

    @Test(
      "The action runs once, and afterwards the scroll view has the app's insets and rests at its edge",
      arguments: Moment.allCases, Change.allCases)
    func changes(at moment: Moment, change: Change) async {
      let (work, scrollView) = (Work(), UIScrollView())
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      (scrollView.contentInset.top, scrollView.contentInset.bottom) = (10, 10)
      scrollView.overscroll.pullToRefresh { try await work.run() }
      let screen = await Screen(ScrollViewHost(scrollView: scrollView), wait: 0.5)
      func pass(_ now: Moment) async {
        guard now == moment else { return }
        change.apply(to: scrollView)
        await screen.frames(1)
      }
      await pass(.resting)
      await screen.pull(by: 420, from: CGPoint(x: 150, y: 300))
      await pass(.pulling)
      await screen.frames(8)
      screen.lift()
      await pass(.lifted)
      await screen.wait(1)
      #expect(work.starts == 1)
      await pass(.refreshing)
      await screen.wait(0.5)
      let isBefore = Moment.allCases.firstIndex(of: moment)! <= 3
      #expect(scrollView.contentInset.top == (isBefore ? change.result.top : 10) + 60)
      // UIKit does not move content at rest if code adds an inset.
      let added = moment == .refreshing ? change.result.top - 10 : 0
      #expect(abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - added) < 1)
      work.succeed()
      await screen.frames(1)
      await pass(.ended)
      await screen.frames(8)
      await pass(.closing)
      await screen.wait(2)
      await pass(.closed)
      await screen.wait(0.5)
      #expect(scrollView.contentInset.top == change.result.top)
      #expect(scrollView.contentInset.bottom == change.result.bottom)
      let rest = moment == .closed ? 10 : change.result.top
      #expect(abs(scrollView.contentOffset.y + rest) < 1, "\(scrollView.contentOffset.y)")
      #expect(work.starts == 1)
    }
  }
#endif
