#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view of the platform's.
  typealias PlatformView = UIView
  /// A scroll view of the platform's.
  typealias PlatformScrollView = UIScrollView
  /// What observes it.
  typealias PlatformScrollLink = UIScrollLink
#elseif canImport(AppKit)
  import AppKit

  /// A view of the platform's.
  typealias PlatformView = NSView
  /// A scroll view of the platform's.
  typealias PlatformScrollView = NSScrollView
  /// What observes it.
  typealias PlatformScrollLink = NSScrollLink
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformView {
    /// The nearest scroll view that this view is in.
    ///
    /// - Complexity: O(depth).
    var scrollViewAround: PlatformScrollView? {
      var ancestor = superview
      while let view = ancestor {
        if let found = view as? PlatformScrollView { return found }
        ancestor = view.superview
      }
      return nil
    }

    /// The scroll view that this view is the background of.
    ///
    /// SwiftUI keeps a background close to what it belongs to, with the same frame, and behind it. So the nearest
    /// ancestor is taken that has a scroll view around this frame (see `ScrollChoice`), but none beyond a scroll
    /// view, or a view controller's view, that this view is itself in: what is there belongs to another screen.
    ///
    /// - Complexity: O(n) in the views under that ancestor.
    var scrollViewInFront: PlatformScrollView? {
      var branch: PlatformView = self
      let frame = frameInWindow
      while let parent = branch.superview {
        var candidates: [PlatformScrollView] = []
        var behind = 0
        for child in parent.subviews {
          if child === branch { behind = candidates.count } else { child.collectScrollViews(&candidates) }
        }
        let frames = candidates.map(\.frameInWindow)
        if let index = ScrollChoice.index(for: frame, among: frames, after: behind) {
          return candidates[index]
        }
        if parent is PlatformScrollView || parent.isRootOfController { return nil }
        branch = parent
      }
      return nil
    }

    /// The scroll view that this view is a header of: the only one in the nearest ancestor that has any.
    ///
    /// Those that are hidden, edit text or scroll across don't count. Where there are several, it is not known which is
    /// meant. As with a background, none is looked for beyond a scroll view, or a view controller's view, that this view
    /// is itself in.
    ///
    /// - Complexity: O(n) in the views under that ancestor.
    var scrollViewNear: PlatformScrollView? {
      var branch: PlatformView = self
      while let parent = branch.superview, !(parent is PlatformScrollView) {
        var candidates: [PlatformScrollView] = []
        for child in parent.subviews where child !== branch { child.collectScrollViews(&candidates) }
        candidates.removeAll { !$0.canHaveHeader }
        if let found = candidates.first { return candidates.count == 1 ? found : nil }
        if parent.isRootOfController { return nil }
        branch = parent
      }
      return nil
    }

    /// The screen that this view is on: what was presented as one, as a sheet is, or else a window's.
    ///
    /// - Complexity: O(depth).
    var presentedScreen: AnyObject? {
      #if canImport(UIKit)
        viewController?.outermost
      #else
        window
      #endif
    }

    /// Whether this is a view controller's own view.
    private var isRootOfController: Bool {
      #if canImport(UIKit)
        next is UIViewController
      #else
        nextResponder is NSViewController
      #endif
    }

    /// The frame in the window's space.
    private var frameInWindow: ScrollChoice.Frame {
      let frame = convert(bounds, to: nil)
      return ScrollChoice.Frame(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY)
    }

    /// Adds this view, or the scroll views in it, but none that is in another one's content.
    private func collectScrollViews(_ found: inout [PlatformScrollView]) {
      if let scrollView = self as? PlatformScrollView { return found.append(scrollView) }
      for child in subviews { child.collectScrollViews(&found) }
    }
  }

  #if canImport(UIKit)
    extension UIView {
      /// The view controller that this view is a part of.
      ///
      /// - Complexity: O(depth).
      var viewController: UIViewController? {
        var responder = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
      }
    }

    extension UIViewController {
      /// The view controller that all of its screen is in.
      var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
      }
    }
  #endif

  extension PlatformScrollView {
    /// Whether a header above it may be meant for it: it is seen, and shows more than a text that is edited or what
    /// scrolls across.
    fileprivate var canHaveHeader: Bool {
      #if canImport(UIKit)
        let (content, isText) = (contentSize, self is UITextView)
      #else
        let (content, isText) = (documentView?.frame.size ?? .zero, documentView is NSText)
      #endif
      let scrollsAcross = content.width > bounds.width && content.height <= bounds.height
      return !isHidden && !isText && !scrollsAcross
    }
  }
#endif
