#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  // SwiftUI's modifiers with these names cannot find items that the list has not built. Applied directly to
  // a list, the modifiers below take precedence.
  extension ItemList {
    /// Binds an id to a visible item, as SwiftUI's modifier does for a scroll view.
    ///
    /// Available from iOS 16 on. This modifier is `listPosition(id:anchor:)` with a different default
    /// anchor. Apply it directly to the list, before any modifier. After a modifier, the same name calls
    /// SwiftUI's modifier, which cannot find items that the list has not built.
    ///
    /// ```swift
    /// VerticalList(model.messages) { MessageRow($0) }
    ///   .scrollPosition(id: $message)
    ///   .listInsets(.vertical, 8)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the item at the anchor. Setting it scrolls the list to the item. In
    ///     `withAnimation`, the list uses its own animation. `nil`, or an id that isn't found, scrolls
    ///     nothing.
    ///   - anchor: A point of the viewport. Setting an id moves its item to this point, and scrolling sets
    ///     the id of the item at this point. If `nil`, setting an id scrolls as little as needed, and
    ///     scrolling sets the id of the first visible item.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
      listPosition(id: id, anchor: anchor)
    }
  }

  extension ItemList where ID: Sendable {
    /// Binds a scroll position to the list, as SwiftUI's modifier does for a scroll view.
    ///
    /// The position can be an id, an edge or a point. In `withAnimation`, the list scrolls with its own
    /// animation.
    ///
    /// After the user has scrolled away, `isPositionedByUser` is true, and the position has the id of the
    /// item at the anchor. In a list with sections, that id is a `ListItemID`. The app can then request the
    /// same position again. While the position is an edge, the list stays at that edge as items come and
    /// go, as with `listAnchor(_:)`.
    ///
    /// `scrollTo(x:)` and `scrollTo(y:)` work from iOS 26, macOS 26, tvOS 26 and visionOS 26 on. On earlier
    /// systems, use `scrollTo(point:)`. The list ignores the anchor of `scrollTo(id:anchor:)`, because only
    /// SwiftUI can read it, and uses the modifier's anchor.
    ///
    /// Apply this modifier directly to the list, before any modifier.
    ///
    /// - Parameters:
    ///   - position: The position. A point is relative to the content's start; non-finite coordinates are
    ///     ignored.
    ///   - anchor: A point of the viewport. Setting an id moves its item to this point, and scrolling sets
    ///     the id of the item at this point. If `nil`, setting an id scrolls as little as needed.
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
      environment(
        \.listPosition,
        PositionBinding(
          target: position.wrappedValue.target(along: Self.axis), anchor: anchor, endsWhenLeft: true,
          accepts: { $0.base is ID },
          set: { name in
            guard let id = name.base as? ID else { return }
            var now = position.wrappedValue
            now.scrollTo(id: id)
            now.isPositionedByUser = true
            position.wrappedValue = now
          }))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
  extension ScrollPosition {
    /// The target along an axis, or `nil` if the user has scrolled.
    fileprivate func target(along axis: Axis) -> ListTarget? {
      guard !isPositionedByUser else { return nil }
      if let edge { return edge.axis == axis ? .edge(edge.scrollEdge) : nil }
      if let point { return .offset(axis == .vertical ? point.y : point.x) }
      if let viewID { return .id(AnyHashable(viewID)) }
      guard #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) else { return nil }
      return (axis == .vertical ? y : x).map { .offset($0) }
    }
  }
#endif
