import Foundation
import PlatformViews

/// A view that gives its content a proxy for scrolling to a view by its id.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  func update(_ node: ViewNode) {
    node.children = [node.resolve(content(ScrollViewProxy(node: node)), in: node.children.first)]
  }
}

/// A proxy that scrolls the scroll views inside a `ScrollViewReader`.
@MainActor @preconcurrency public struct ScrollViewProxy {
  var node: ViewNode? { place?.object }
  private let place: Backreference<ViewNode>?

  init(node: ViewNode?) { place = node?.reference }

  /// Scrolls to the view with an id.
  ///
  /// The scroll uses the animation of the current transaction, if any. With an anchor, the view is aligned
  /// at that point of the viewport. Without an anchor, the scroll is the shortest one that makes the view
  /// visible.
  ///
  /// Recorded facts: `scrollto-no-anchor`, `scrollto-anchor`. A lazy container also finds a view that is
  /// not built (recorded fact `lazy-scrollto-unbuilt`).
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    guard let node, bring(AnyHashable(id), to: anchor, in: node, again: 3) else {
      return Stage.complain("scrollTo: no view has the id \(id)")
    }
  }

  /// Scrolls to the view with an id.
  ///
  /// If the view's position is only an estimate, the scroll is repeated after the views around it are
  /// built.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The point of the viewport to align at, or `nil` for the shortest scroll.
  ///   - node: The node of the reader.
  ///   - again: The number of remaining repetitions.
  /// - Returns: Whether a view has the id.
  private func bring(_ id: AnyHashable, to anchor: UnitPoint?, in node: ViewNode, again: Int) -> Bool {
    if let found = node.elements.firstResult({ $0.firstMarked(id: id) }) {
      Self.bring(found.frame, of: found, to: anchor)
      return true
    }
    guard let found = node.elements.firstResult({ $0.firstEntry(id: id) }) else { return false }
    Self.bring(found.frame, of: found.container, to: anchor)
    guard again > 0, Stage.ambient.animation == nil else { return true }
    node.stage?.later { [node = node.reference] in
      if let node = node.object { _ = bring(id, to: anchor, in: node, again: again - 1) }
    }
    return true
  }

  private static func bring(_ frame: CGRect, of element: Element, to anchor: UnitPoint?) {
    guard let scroll = element.ancestry.lazy.compactMap({ $0 as? ScrollElement }).first else { return }
    let insets = scroll.view.adjustedContentInset
    let room = CGRect(
      x: scroll.frame.minX + insets.left, y: scroll.frame.minY + insets.top,
      width: scroll.frame.width - insets.left - insets.right,
      height: scroll.frame.height - insets.top - insets.bottom)
    var offset = scroll.view.contentOffset
    if scroll.axes.contains(.horizontal) {
      // Belief: in a right-to-left layout, the anchor's x runs from the leading (right) edge.
      let x = anchor.map { scroll.isRightToLeft ? 1 - $0.x : $0.x }
      offset.x += shift(from: frame.minX, frame.maxX, into: room.minX, room.maxX, at: x)
    }
    if scroll.axes.contains(.vertical) {
      offset.y += shift(from: frame.minY, frame.maxY, into: room.minY, room.maxY, at: anchor?.y)
    }
    if offset != scroll.view.contentOffset {
      scroll.view.setContentOffset(offset, animated: Stage.ambient.animation != nil)
    }
  }

  /// Returns the change of the offset, in pt, that moves a range into the viewport.
  ///
  /// If `share` is set, that share of the range is aligned with the same share of the viewport.
  private static func shift(
    from start: CGFloat, _ end: CGFloat, into low: CGFloat, _ high: CGFloat, at share: CGFloat?
  ) -> CGFloat {
    if let share { return start - low + share * (end - start - high + low) }
    if start < low { return start - low }
    return end > high ? min(end - high, start - low) : 0
  }
}

extension Element {
  fileprivate func firstMarked(id: AnyHashable) -> Element? {
    if let element = self as? ModifiedElement, case .id(id)? = (element.modifier as? Mark)?.kind {
      return self
    }
    return children.firstResult { $0.firstMarked(id: id) }
  }

  /// Returns the first lazy container with an entry for an id, and the entry's frame.
  fileprivate func firstEntry(id: AnyHashable) -> (container: LazyElement, frame: CGRect)? {
    if let container = self as? LazyElement, let frame = container.frame(ofEntry: id) {
      return (container, frame)
    }
    return children.firstResult { $0.firstEntry(id: id) }
  }
}
