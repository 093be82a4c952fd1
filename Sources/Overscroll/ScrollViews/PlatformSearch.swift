#if canImport(UIKit)
  import SwiftUI
  package import UIKit

  /// A view of the platform.
  package typealias PlatformView = UIView
  /// A scroll view of the platform.
  typealias PlatformScrollView = UIScrollView
  /// The adapter of the platform's scroll view.
  typealias PlatformScrollViewAdapter = UIScrollViewAdapter
  /// The insets of the platform's scroll view.
  typealias PlatformInsets = UIEdgeInsets
#elseif canImport(AppKit)
  package import AppKit
  import SwiftUI

  /// A view of the platform.
  package typealias PlatformView = NSView
  /// A scroll view of the platform.
  typealias PlatformScrollView = NSScrollView
  /// The adapter of the platform's scroll view.
  typealias PlatformScrollViewAdapter = NSScrollViewAdapter
  /// The insets of the platform's scroll view.
  typealias PlatformInsets = NSEdgeInsets
#endif

#if canImport(UIKit) || canImport(AppKit)
  extension PlatformView {
    /// The nearest scroll view among this view's ancestors.
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

    /// Returns the scroll views between this view and a view in front of it.
    ///
    /// The scroll views are sorted from back to front. A scroll view inside another scroll view is ignored,
    /// as are hidden scroll views and text views.
    ///
    /// - Parameters:
    ///   - front: The view in front.
    ///   - axis: The axis of the modifier.
    ///   - unclear: The scroll view in use, if its axis is unclear. The adapter has set its bounce, so that
    ///     bounce does not count.
    /// - Returns: The scroll views along the axis, or those of an unclear axis if there are none. They are
    ///   empty if `front` is not in front of this view.
    /// - Complexity: O(n) in the views under the nearest common ancestor.
    func scrollViews(
      before front: PlatformView, along axis: Axis, unclear: PlatformScrollView? = nil
    ) -> FoundScrollViews {
      var ancestor = superview
      while let view = ancestor, !front.isDescendant(of: view) { ancestor = view.superview }
      guard let ancestor else { return FoundScrollViews() }
      var walk = TreeSearch(back: self, front: front)
      walk.visit(ancestor)
      let found = walk.isOver ? walk.found.filter(\.isCandidate) : []
      let kinds = Dictionary(grouping: found) { $0.kind(along: axis, ignoresBounce: $0 === unclear) }
      let across = kinds[.across] ?? []
      if let along = kinds[.along] { return FoundScrollViews(along: along, across: across) }
      return FoundScrollViews(along: kinds[.unclear] ?? [], isUnclear: true, across: across)
    }

    /// The scroll view for which this view is a header, if any.
    ///
    /// It is the only scroll view in the nearest ancestor that contains a vertical scroll view; with
    /// several, the result is nil. Without vertical scroll views, it is one whose axis is unclear. Hidden
    /// scroll views and text views are ignored. The search ends at an enclosing scroll view, or at the root
    /// view of a view controller.
    ///
    /// - Complexity: O(n) in the views under that ancestor.
    var scrollViewNear: PlatformScrollView? {
      let found = scrollViews(near: .along) ?? scrollViews(near: .unclear)
      return found?.count == 1 ? found?.first : nil
    }

    private func scrollViews(near kind: ScrollAxisKind) -> [PlatformScrollView]? {
      nearest { parent, branch in
        parent is PlatformScrollView
          ? nil
          : parent.scrollViews(beside: branch) {
            $0.isCandidate && $0.kind(along: .vertical, ignoresBounce: false) == kind
          }
      }
    }

    /// Whether this view is the root view of a view controller.
    private var isRootOfController: Bool {
      #if canImport(UIKit)
        next is UIViewController
      #else
        nextResponder is NSViewController
      #endif
    }

    /// Returns the first result of a closure among the ancestors, from the nearest outwards.
    ///
    /// The search ends at an enclosing scroll view, or at the root view of a view controller.
    ///
    /// - Parameter find: Returns a result for an ancestor, or nil. It also receives the ancestor's child
    ///   that contains this view.
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

    /// Returns the matching scroll views in all children except one; nil if none match.
    private func scrollViews(
      beside branch: PlatformView, where isMeant: (PlatformScrollView) -> Bool
    ) -> [PlatformScrollView]? {
      var candidates: [PlatformScrollView] = []
      for child in subviews where child !== branch { child.collectScrollViews(&candidates) }
      candidates.removeAll { !isMeant($0) }
      return candidates.isEmpty ? nil : candidates
    }

    /// Adds this view to the result if it is a scroll view.
    ///
    /// Otherwise it adds the outermost scroll views in this view.
    private func collectScrollViews(_ found: inout [PlatformScrollView]) {
      if let scrollView = self as? PlatformScrollView { return found.append(scrollView) }
      for child in subviews { child.collectScrollViews(&found) }
    }
  }

  /// The scroll views that a modifier encloses.
  struct FoundScrollViews {
    /// The scroll views along the modifier's axis; without any, those of an unclear axis.
    var along: [PlatformScrollView] = []
    /// Whether `along` contains scroll views of an unclear axis.
    var isUnclear = false
    /// The scroll views that scroll only across the modifier's axis.
    var across: [PlatformScrollView] = []
  }

  /// A search through a view tree for the scroll views between two views.
  ///
  /// It visits the views from back to front.
  @MainActor private struct TreeSearch {
    let back: PlatformView
    let front: PlatformView
    private(set) var found: [PlatformScrollView] = []
    /// Whether the walk has reached the front view.
    private(set) var isOver = false
    private var isBetween = false

    init(back: PlatformView, front: PlatformView) {
      (self.back, self.front) = (back, front)
    }

    /// Visits a view and its subviews, but not the subviews of a found scroll view.
    mutating func visit(_ view: PlatformView) {
      if view === back { return isBetween = true }
      if view === front { return isOver = isBetween }
      if isBetween, let scrollView = view as? PlatformScrollView { return found.append(scrollView) }
      for child in view.subviews where !isOver { visit(child) }
    }
  }

  #if canImport(UIKit)
    extension UIView {
      /// The nearest view controller in the responder chain.
      ///
      /// - Complexity: O(depth).
      package var viewController: UIViewController? {
        var responder = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UIViewController
      }
    }

    extension UIViewController {
      /// The outermost parent view controller.
      var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
      }
    }
  #endif

  extension PlatformView {
    /// Returns the insets of this view within a rectangle of the window, in pt.
    ///
    /// The inset is 0 at a side that extends beyond the rectangle.
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
    /// Whether a modifier may use this scroll view.
    ///
    /// The scroll view must be visible, and must not be a text view.
    fileprivate var isCandidate: Bool {
      #if canImport(UIKit)
        !isHidden && !(self is UITextView)
      #else
        !isHidden && !(documentView is NSText)
      #endif
    }
  }
#endif
