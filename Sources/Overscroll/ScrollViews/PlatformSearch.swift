#if canImport(UIKit)
  import SwiftUI
  package import UIKit

  /// A view of the platform's.
  package typealias PlatformView = UIView
  /// A scroll view of the platform's.
  typealias PlatformScrollView = UIScrollView
  /// What observes it.
  typealias PlatformScrollViewAdapter = UIScrollViewAdapter
  /// Its insets.
  typealias PlatformInsets = UIEdgeInsets
#elseif canImport(AppKit)
  package import AppKit
  import SwiftUI

  /// A view of the platform's.
  package typealias PlatformView = NSView
  /// A scroll view of the platform's.
  typealias PlatformScrollView = NSScrollView
  /// What observes it.
  typealias PlatformScrollViewAdapter = NSScrollViewAdapter
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

    /// The scroll views between this view and another one in front of it, from back to front.
    ///
    /// Those in the content of another one don't count, nor do those that are hidden or edit text.
    ///
    /// - Parameters:
    ///   - front: The other view.
    ///   - axis: The axis that the scroll views are meant to scroll along.
    /// - Returns: The scroll views, and those that scroll across; none if the other view is not in front of this one.
    /// - Complexity: O(n) in the views under the nearest common ancestor.
    func scrollViews(
      before front: PlatformView, along axis: Axis
    ) -> (along: [PlatformScrollView], across: [PlatformScrollView]) {
      var ancestor = superview
      while let view = ancestor, !front.isDescendant(of: view) { ancestor = view.superview }
      guard let ancestor else { return ([], []) }
      var walk = TreeWalk(back: self, front: front)
      walk.visit(ancestor)
      let found = walk.isOver ? walk.found.filter(\.isMeant) : []
      return (found.filter { !$0.scrollsAcross(axis) }, found.filter { $0.scrollsAcross(axis) })
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
          ? nil : parent.scrollViews(beside: branch) { $0.isMeant && !$0.scrollsAcross(.vertical) }
      }
      return found?.count == 1 ? found?.first : nil
    }

    /// Whether this is a view controller's own view.
    private var isRootOfController: Bool {
      #if canImport(UIKit)
        next is UIViewController
      #else
        nextResponder is NSViewController
      #endif
    }

    /// Returns the first result of `find` among the ancestors, up to the enclosing scroll view or view controller.
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

    /// Adds this view, or the scroll views in it, but none that is in another one's content.
    private func collectScrollViews(_ found: inout [PlatformScrollView]) {
      if let scrollView = self as? PlatformScrollView { return found.append(scrollView) }
      for child in subviews { child.collectScrollViews(&found) }
    }
  }

  /// A walk through a view tree, from back to front, that collects the scroll views between two views.
  @MainActor private struct TreeWalk {
    let back: PlatformView
    let front: PlatformView
    private(set) var found: [PlatformScrollView] = []
    /// Whether the walk has come to the front view.
    private(set) var isOver = false
    private var isBetween = false

    init(back: PlatformView, front: PlatformView) {
      (self.back, self.front) = (back, front)
    }

    /// Visits a view and its subviews, but not those of a scroll view that is found.
    mutating func visit(_ view: PlatformView) {
      if view === back { return isBetween = true }
      if view === front { return isOver = isBetween }
      if isBetween, let scrollView = view as? PlatformScrollView { return found.append(scrollView) }
      for child in view.subviews where !isOver { visit(child) }
    }
  }

  #if canImport(UIKit)
    extension UIView {
      /// The view controller that this view is a part of.
      ///
      /// - Complexity: O(depth).
      package var viewController: UIViewController? {
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

  extension PlatformView {
    /// How far this view begins and ends inside of a rectangle of the window, in pt; 0 where it goes beyond that.
    func insets(in bounds: CGRect) -> PlatformInsets {
      let frame = convert(self.bounds, to: nil)
      #if canImport(UIKit)
        let (top, bottom) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
      #else
        let (top, bottom) = (bounds.maxY - frame.maxY, frame.minY - bounds.minY)
      #endif
      return PlatformInsets(
        top: max(0, top), left: max(0, frame.minX - bounds.minX), bottom: max(0, bottom),
        right: max(0, bounds.maxX - frame.maxX))
    }
  }

  extension PlatformScrollView {
    /// Whether a modifier may mean this scroll view: it is seen, and is not for editing text.
    fileprivate var isMeant: Bool {
      #if canImport(UIKit)
        !isHidden && !(self is UITextView)
      #else
        !isHidden && !(documentView is NSText)
      #endif
    }

    /// Whether the content exceeds the viewport across an axis only.
    fileprivate func scrollsAcross(_ axis: Axis) -> Bool {
      #if canImport(UIKit)
        let content = contentSize
      #else
        let content = documentView?.frame.size ?? .zero
      #endif
      let (isWider, isHigher) = (content.width > bounds.width, content.height > bounds.height)
      return axis == .vertical ? isWider && !isHigher : isHigher && !isWider
    }
  }
#endif
