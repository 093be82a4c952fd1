#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// A view of the platform's.
  typealias PlatformView = UIView
  /// A scroll view of the platform's.
  typealias PlatformScrollView = UIScrollView
  /// What observes it.
  typealias PlatformScrollLink = UIScrollLink
  /// Its insets.
  typealias PlatformInsets = UIEdgeInsets
#elseif canImport(AppKit)
  import AppKit
  import SwiftUI

  /// A view of the platform's.
  typealias PlatformView = NSView
  /// A scroll view of the platform's.
  typealias PlatformScrollView = NSScrollView
  /// What observes it.
  typealias PlatformScrollLink = NSScrollLink
  /// Its insets.
  typealias PlatformInsets = NSEdgeInsets
#endif

#if canImport(UIKit) || canImport(AppKit)
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
      let frame = frameInWindow
      return nearest { parent, branch in
        var candidates: [PlatformScrollView] = []
        var behind = 0
        for child in parent.subviews {
          if child === branch { behind = candidates.count } else { child.collectScrollViews(&candidates) }
        }
        let frames = candidates.map(\.frameInWindow)
        return ScrollChoice.index(for: frame, among: frames, after: behind).map { candidates[$0] }
      }
    }

    /// The scroll views in front of what this view is the background of that don't fill that, and scroll along an axis.
    ///
    /// They are looked for as the one that does (see `scrollViewInFront`), in the nearest ancestor that has any.
    ///
    /// - Complexity: O(n) in the views under that ancestor.
    func scrollViewsWithin(along axis: Axis) -> [PlatformScrollView] {
      let frame = frameInWindow
      return nearest { parent, branch in
        parent.scrollViews(beside: branch) { $0.isMeant(along: axis) && frame.contains($0.frameInWindow) }
      } ?? []
    }

    /// How far inside of another view this one begins and ends, in pt; 0 where it goes beyond that.
    func insets(in other: PlatformView) -> PlatformInsets {
      let (inner, outer) = (frameInWindow, other.frameInWindow)
      #if canImport(UIKit)
        let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
      #else
        let (top, bottom) = (outer.maxY - inner.maxY, inner.minY - outer.minY)
      #endif
      return PlatformInsets(
        top: max(0, top), left: max(0, inner.minX - outer.minX), bottom: max(0, bottom),
        right: max(0, outer.maxX - inner.maxX))
    }

    /// The scroll view that this view is a header of: the only one in the nearest ancestor that has any.
    ///
    /// Those that are hidden, edit text or scroll across don't count. Where there are several, it is not known which is
    /// meant. As with a background, none is looked for beyond a scroll view, or a view controller's view, that this view
    /// is itself in.
    ///
    /// - Complexity: O(n) in the views under that ancestor.
    var scrollViewNear: PlatformScrollView? {
      let found = nearest { parent, branch in
        parent is PlatformScrollView
          ? nil : parent.scrollViews(beside: branch) { $0.isMeant(along: .vertical) }
      }
      return found?.count == 1 ? found?.first : nil
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

    /// What is found in the nearest ancestor in which there is something, but nothing beyond a scroll view, or a view
    /// controller's view, that this view is itself in.
    ///
    /// - Parameter find: Looks in an ancestor, and is given the child of it that this view is in, too.
    private func nearest<Found>(_ find: (_ parent: PlatformView, _ branch: PlatformView) -> Found?) -> Found?
    {
      var branch: PlatformView = self
      while let parent = branch.superview {
        if let found = find(parent, branch) { return found }
        if parent is PlatformScrollView || parent.isRootOfController { return nil }
        branch = parent
      }
      return nil
    }

    /// Some of the scroll views in this view's children, but for one of these; nil where there are none.
    private func scrollViews(
      beside branch: PlatformView, where isMeant: (PlatformScrollView) -> Bool
    ) -> [PlatformScrollView]? {
      var candidates: [PlatformScrollView] = []
      for child in subviews where child !== branch { child.collectScrollViews(&candidates) }
      candidates.removeAll { !isMeant($0) }
      return candidates.isEmpty ? nil : candidates
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
    /// Whether a view that doesn't fill the same frame may be meant for it: it is seen, and shows more than a text that is
    /// edited or what scrolls across.
    fileprivate func isMeant(along axis: Axis) -> Bool {
      #if canImport(UIKit)
        let (content, isText) = (contentSize, self is UITextView)
      #else
        let (content, isText) = (documentView?.frame.size ?? .zero, documentView is NSText)
      #endif
      let (isWider, isHigher) = (content.width > bounds.width, content.height > bounds.height)
      let scrollsAcross = axis == .vertical ? isWider && !isHigher : isHigher && !isWider
      return !isHidden && !isText && !scrollsAcross
    }
  }
#endif
