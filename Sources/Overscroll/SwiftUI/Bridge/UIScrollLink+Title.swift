#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The large title above the content.
  extension UIScrollLink {
    /// The title of the navigation bar that the scroll view goes on under.
    func title(of scrollView: UIScrollView) -> LargeTitle {
      guard axis == .vertical, let bar = titledBar(of: scrollView) else { return LargeTitle() }
      let viewport = scrollView.convert(scrollView.bounds, to: nil)
      let frame = bar.convert(bar.bounds, to: nil)
      let safeTop = scrollView.adjustedContentInset.top - scrollView.contentInset.top
      // A bar that ends above the scroll view is another one's.
      guard safeTop > 0, frame.maxY > viewport.minY else { return LargeTitle() }
      return LargeTitle(barTop: frame.minY - viewport.minY, safeTop: safeTop)
    }

    /// The navigation bar of the scroll view's screen, if it may have a large title.
    func titledBar(of scrollView: UIScrollView) -> UINavigationBar? {
      #if os(tvOS)
        return nil
      #else
        guard let bar = scrollView.viewController?.navigationController?.navigationBar else { return nil }
        let isAbove = bar.prefersLargeTitles && !bar.isHidden && bar.window === scrollView.window
        return isAbove ? bar : nil
      #endif
    }

    /// Begins to bring the start inset to a value, together with a title.
    ///
    /// - Returns: Whether there is a title to do that with; otherwise nothing is done.
    func beginTitledInset(_ change: InsetChange, in scrollView: UIScrollView) -> Bool {
      titled = nil
      guard change.insets.start != ledger.own.start, titledBar(of: scrollView) != nil, axis == .vertical
      else {
        return false
      }
      write(EdgePair(start: ledger.own.start, end: change.insets.end), to: scrollView)
      interruption = .none
      restartTitledInset(to: change.insets.start, in: scrollView)
      frames.begin { [weak self] in
        self?.report()
        return self?.titled != nil
      }
      return true
    }

    /// Goes on with it, but not under a finger.
    func followTitle(in scrollView: UIScrollView) {
      guard let titled else { return }
      if isHeld(scrollView) { return interruption = .held }
      if interruption == .held {
        interruption = .lifted
        restartTitledInset(to: titled.end, in: scrollView)
      }
      let time = clock.now()
      let overscroll = overscroll(of: scrollView)
      let inset = self.titled?.inset(overscroll: overscroll, at: time) ?? titled.end
      write(EdgePair(start: inset, end: ledger.own.end), to: scrollView)
      if titled.isOver(inset, at: time) { return self.titled = nil }
      // Content that has come to rest at the edge as it is now belongs at the one to be.
      guard interruption == .lifted, !isMoving else { return }
      interruption = .none
      if overscroll > inset - TitledInset.tolerance { scroll(to: -titled.end, in: scrollView) }
    }

    private func restartTitledInset(to end: Double, in scrollView: UIScrollView) {
      titled = TitledInset(
        from: ledger.own.start, to: end, overscroll: overscroll(of: scrollView), at: clock.now())
    }

    /// How far the content is pulled past its own start edge, in pt.
    private func overscroll(of scrollView: UIScrollView) -> Double {
      -space(of: scrollView).offset(at: origin(of: scrollView))
    }
  }
#endif
