#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import UIKit

  // The large title of the navigation bar above the content.
  extension UIScrollViewAdapter {
    /// The assumed height of a phone's bar without its large title, in pt.
    ///
    /// It is used until a bar has been measured.
    static var systemRow: Double {
      if #available(iOS 26, visionOS 26, *) { return 54 }
      return 44
    }

    /// Returns the large title of the navigation bar above the scroll view.
    func title(of scrollView: UIScrollView) -> LargeTitle {
      #if os(tvOS)
        return LargeTitle()
      #else
        guard let (bar, items) = ownBar(of: scrollView) else { return LargeTitle() }
        let frame = bar.convert(bar.bounds, to: nil)
        let search = searchHeights(of: items.last, below: frame)
        let height = frame.height - search.inBar
        let isLarge = bar.prefersLargeTitles && mayBeLarge(items)
        // UIKit rests on whole pixels, which may stretch the bar by a part of a point.
        let stretch = max(0, overscroll(of: scrollView) - insetState.own.start)
        if !isMoving, stretch < 0.5 {
          barHeights.update(height - stretch, width: frame.width, mayBeLarge: isLarge)
        }
        guard isLarge else { return LargeTitle() }
        return LargeTitle(title: barHeights.title(of: height), search: search.all)
      #endif
    }

    /// Whether a large title, or a part of it, is visible above the scroll view.
    func hasTitle(_ scrollView: UIScrollView) -> Bool { title(of: scrollView).height > 0 }

    /// Returns the height of a large title that its bar hides, in pt.
    ///
    /// The safe area excludes a hidden title
    /// ([recorded](https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/ios/nav/scroll/frames.json)),
    /// and the range of resting content includes it. The result is 0 without such a title.
    func hiddenTitle(of scrollView: UIScrollView) -> Double {
      #if os(tvOS)
        return 0
      #else
        guard let (bar, items) = ownBar(of: scrollView), bar.prefersLargeTitles, mayBeLarge(items),
          !hasTitle(scrollView)
        else { return 0 }
        return barHeights.title
      #endif
    }

    #if !os(tvOS)
      /// Returns the navigation bar over the scroll view, with its navigation items.
      ///
      /// A bar that ends above the scroll view belongs to another scroll view.
      private func ownBar(of scrollView: UIScrollView) -> (UINavigationBar, [UINavigationItem])? {
        guard axis == .vertical, let (bar, items) = barAbove(scrollView) else { return nil }
        let viewport = scrollView.convert(scrollView.bounds, to: nil)
        let safeTop = scrollView.adjustedContentInset.top - scrollView.contentInset.top
        guard safeTop > 0, bar.convert(bar.bounds, to: nil).maxY > viewport.minY else { return nil }
        return (bar, items)
      }

      /// Returns the visible navigation bar above the scroll view, with its navigation items.
      ///
      /// The scroll view's screen has the last item. The screens below in the navigation stack have the
      /// items before.
      private func barAbove(_ scrollView: UIScrollView) -> (UINavigationBar, [UINavigationItem])? {
        guard var screen = scrollView.viewController else { return nil }
        while let parent = screen.parent {
          if let navigation = parent as? UINavigationController {
            let bar = navigation.navigationBar
            guard !bar.isHidden, bar.window === scrollView.window else { return nil }
            let screens = navigation.viewControllers
            let index = screens.firstIndex { $0 === screen } ?? 0
            return (bar, screens[..<index].map(\.navigationItem) + [screen.navigationItem])
          }
          screen = parent
        }
        return nil
      }

      /// Whether the last item's large title may show in a bar with large titles.
      ///
      /// According to UIKit's header file, an item with the mode `automatic` has the mode of the item
      /// before it. The first item then has a large title.
      private func mayBeLarge(_ items: [UINavigationItem]) -> Bool {
        guard let mode = items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode
        else {
          return true
        }
        return mode == .always
      }

      /// Returns the height of the search field at the bottom of a bar, in pt.
      ///
      /// `inBar` is the height of the field's part within the bar's frame.
      ///
      /// Up to iOS 18 the bar's frame includes the field. On iOS 26 the field is
      /// [below](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Bars.md) the frame.
      private func searchHeights(
        of item: UINavigationItem?, below bar: CGRect
      ) -> (all: Double, inBar: Double) {
        guard let field = item?.searchController?.searchBar, field.window != nil, !field.isHidden else {
          return (0, 0)
        }
        let frame = field.convert(field.bounds, to: nil)
        // A field elsewhere, such as at the bottom of the screen, adds nothing to the bar.
        guard frame.minY > bar.minY, frame.minY < bar.maxY + 1 else { return (0, 0) }
        return (frame.height, max(0, min(frame.maxY, bar.maxY) - frame.minY))
      }
    #endif

    /// Begins a change of the start inset that moves together with the large title.
    ///
    /// - Returns: Whether the change has begun. If not, the insets are unchanged.
    func beginTitleInset(_ change: InsetChange, in scrollView: UIScrollView) -> Bool {
      titleInset = nil
      guard TitleInsetStyle.current == .withTitle, change.insets.start != insetState.own.start,
        hasTitle(scrollView)
      else { return false }
      write(EdgePair(start: insetState.own.start, end: change.insets.end), to: scrollView)
      interruption = .none
      restartTitleInset(to: change.insets.start, in: scrollView)
      frames.begin { [weak self] in
        self?.report()
        return self?.titleInset != nil
      }
      return true
    }

    /// Updates the changing inset under a large title, unless a finger drags the content.
    func updateTitleInset(in scrollView: UIScrollView) {
      guard let titleInset else { return }
      if isTracking(scrollView) { return interruption = .tracking }
      if interruption == .tracking {
        interruption = .lifted
        restartTitleInset(to: titleInset.end, in: scrollView)
      }
      let time = clock.now()
      let overscroll = overscroll(of: scrollView)
      let inset = self.titleInset?.inset(overscroll: overscroll, at: time) ?? titleInset.end
      write(EdgePair(start: inset, end: insetState.own.end), to: scrollView)
      if titleInset.isOver(inset, at: time) { return self.titleInset = nil }
      // After a lift, content that rests at the current inset scrolls to the final inset.
      guard interruption == .lifted, !isMoving else { return }
      interruption = .none
      if overscroll > inset - LargeTitleInset.tolerance { scroll(to: -titleInset.end, in: scrollView) }
    }

    private func restartTitleInset(to end: Double, in scrollView: UIScrollView) {
      titleInset = LargeTitleInset(
        from: insetState.own.start, to: end, overscroll: overscroll(of: scrollView), at: clock.now())
    }

    /// Returns the distance of the content past its start edge, in pt, including a gap.
    private func overscroll(of scrollView: UIScrollView) -> Double {
      -space(of: scrollView).offset(at: origin(of: scrollView))
    }
  }
#endif
