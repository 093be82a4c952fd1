import Foundation
import PlatformViews

/// A view whose content can scroll its scroll views from code.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  func update(_ node: ViewNode) {
    node.children = [node.resolve(content(ScrollViewProxy(node: node)), in: node.children.first)]
  }
}

/// A proxy that scrolls from code.
@MainActor @preconcurrency public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls a view to an anchor, or into the viewport without an anchor.
  ///
  /// The scroll happens at once or with the transaction's animation. Without an anchor it is as short as
  /// possible.
  ///
  /// Documented: `scrollTo(_:anchor:)`, as far as our views use it. Recorded: `scrollto-no-anchor`,
  /// `scrollto-anchor`, and `lazy-scrollto-unbuilt`: a lazy container finds a view that is not built.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    guard let node, bring(AnyHashable(id), to: anchor, in: node, again: 3) else {
      return Stage.complain("scrollTo: nothing has the id \(id)")
    }
  }

  /// Scrolls to the view with an id, again after estimated views are built.
  ///
  /// - Parameter again: The number of remaining corrections.
  private func bring(_ id: AnyHashable, to anchor: UnitPoint?, in node: ViewNode, again: Int) -> Bool {
    if let found = node.elements.firstResult({ $0.firstMarked(id: id) }) {
      Self.bring(found.frame, of: found, to: anchor)
      return true
    }
    guard let found = node.elements.firstResult({ $0.firstEntry(id: id) }) else { return false }
    Self.bring(found.frame, of: found.container, to: anchor)
    guard again > 0, Stage.ambient.animation == nil else { return true }
    node.stage?.later { [weak node] in
      if let node { _ = bring(id, to: anchor, in: node, again: again - 1) }
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
      // Belief: as in a layout, x runs from the leading edge.
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

  /// Returns the distance, in pt, that scrolls a range into the viewport.
  ///
  /// With a share, the scroll places the range at that share of the viewport's length.
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

  /// Returns the lazy container with an entry for an id, and the entry's frame.
  fileprivate func firstEntry(id: AnyHashable) -> (container: LazyElement, frame: CGRect)? {
    if let container = self as? LazyElement, let frame = container.frame(ofEntry: id) {
      return (container, frame)
    }
    return children.firstResult { $0.firstEntry(id: id) }
  }
}
