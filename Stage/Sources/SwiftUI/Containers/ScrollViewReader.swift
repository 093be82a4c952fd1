import Foundation
import PlatformViews

/// Scrolls the scroll views in it from code.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  func update(_ node: ViewNode) {
    node.children = [node.resolve(content(ScrollViewProxy(node: node)), in: node.children.first)]
  }
}

/// What scrolls from code.
@MainActor @preconcurrency public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls, at once or in the transaction, until a view stands at an anchor of the viewport.
  ///
  /// Documented: `scrollTo(_:anchor:)`, as far as our views use it.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint?) {
    let elements = node?.elements ?? []
    for element in elements {
      if let found = element.firstMarked(id: AnyHashable(id)) { return Self.bring(found, to: anchor ?? .top) }
    }
    Stage.complain("scrollTo: nothing has the id \(id)")
  }

  private static func bring(_ element: Element, to anchor: UnitPoint) {
    guard let scroll = element.ancestry.lazy.compactMap({ $0 as? ScrollElement }).first else { return }
    let insets = scroll.view.adjustedContentInset
    let room = CGRect(
      x: scroll.frame.minX + insets.left, y: scroll.frame.minY + insets.top,
      width: scroll.frame.width - insets.left - insets.right,
      height: scroll.frame.height - insets.top - insets.bottom)
    let frame = element.frame
    var offset = scroll.view.contentOffset
    if scroll.axes.contains(.horizontal) {
      // Belief: as in a layout, x runs from the leading edge.
      let x = scroll.isRightToLeft ? 1 - anchor.x : anchor.x
      offset.x += frame.minX + x * frame.width - room.minX - x * room.width
    }
    if scroll.axes.contains(.vertical) {
      offset.y += frame.minY + anchor.y * frame.height - room.minY - anchor.y * room.height
    }
    scroll.view.setContentOffset(offset, animated: Stage.ambient.animation != nil)
  }
}

extension Element {
  fileprivate func firstMarked(id: AnyHashable) -> Element? {
    if let element = self as? ModifiedElement, case .id(id)? = (element.modifier as? Mark)?.kind {
      return self
    }
    return children.firstResult { $0.firstMarked(id: id) }
  }
}
