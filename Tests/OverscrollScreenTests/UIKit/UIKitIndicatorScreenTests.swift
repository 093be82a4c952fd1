#if canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The position of the indicators in a UIKit scroll view whose safe area changes without a scroll.
  ///
  /// Only the stage can set a safe area.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized) struct UIKitIndicatorScreenTests {
    private let work = Work()
    private let scrollView = UIScrollView()

    private func setSafeArea(top: CGFloat, bottom: CGFloat) {
      scrollView.safeAreaOverride = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    /// Shows a scroll view with an action at an edge, in the middle of its content.
    private func show(_ edge: Edge) async -> Screen {
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      setSafeArea(top: 100, bottom: 50)
      scrollView.overscroll.pullToRefresh(edge: edge, style: .text) { [work] in try await work.run() }
      return await Screen(ScrollViewHost(scrollView: scrollView), wait: 0.5)
    }

    /// The frame of the view that draws the indicators, in the window.
    private var indicators: CGRect? {
      scrollView.subviews.first { "\(type(of: $0))" == "UIScrollViewIndicatorView" }?.subviews
        .first { $0 is any UIContentView }.map { $0.convert($0.bounds, to: nil) }
    }

    /// The part of the scroll view inside of the safe area, in the window.
    private var inside: CGRect {
      let (frame, safe) = (scrollView.convert(scrollView.bounds, to: nil), scrollView.safeAreaInsets)
      return CGRect(
        x: frame.minX, y: frame.minY + safe.top, width: frame.width,
        height: frame.height - safe.top - safe.bottom)
    }

    @Test(
      "If the safe area changes at rest, the indicators cover the new safe area in the next frame",
      arguments: [Edge.top, .bottom])
    func atRest(edge: Edge) async {
      let screen = await show(edge)
      scrollView.contentOffset.y = 1000
      await screen.wait(0.5)
      for (top, bottom) in [(160.0, 50.0), (40, 50), (40, 300), (100, 0)] {
        setSafeArea(top: top, bottom: bottom)
        await screen.frames(2)
        #expect(scrollView.contentOffset.y == 1000)
        #expect(indicators == inside, "\(top), \(bottom)")
      }
    }

    @Test(
      "If the safe area changes while a gap is open, the indicator stays in the gap",
      arguments: [Edge.top, .bottom])
    func gapIsOpen(edge: Edge) async {
      let screen = await show(edge)
      let end = 3000 + 50 - scrollView.bounds.height
      if edge == .bottom { scrollView.contentOffset.y = end }
      await screen.wait(0.5)
      scrollView.overscroll.controller.begin(at: edge)
      await screen.wait(1)
      #expect(work.starts == 1)
      var visible = 0
      for (top, bottom) in [(160.0, 50.0), (40, 50), (40, 300), (100, 0), (100, 50)] {
        setSafeArea(top: top, bottom: bottom)
        await screen.frames(2)
        let gap = scrollView.convert(
          CGRect(x: 0, y: edge == .top ? -60 : 3000, width: 390, height: 60), to: nil)
        #expect(indicators == inside, "\(top), \(bottom)")
        let text = screen.frame(of: "Refreshing…")
        // A gap behind a bar does not show its indicator.
        let isVisible = inside.contains(gap.insetBy(dx: 0, dy: 20))
        visible += isVisible ? 1 : 0
        #expect(isVisible || text == nil)
        #expect(text.map { abs($0.midY - gap.midY) < 0.5 } == (isVisible ? true : nil), "\(top), \(bottom)")
      }
      #expect(visible > 2)
      await screen.wait(2, after: work.succeed)
      #expect(screen.frame(of: "Refreshing…") == nil)
    }
  }
#endif
