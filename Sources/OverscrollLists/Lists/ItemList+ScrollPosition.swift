#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  // SwiftUI's own modifiers of these names know nothing of what a list builds. Applied to a list itself, these win.
  extension ItemList {
    /// Binds an id to an item in sight, as SwiftUI's modifier does for a scroll view, but from iOS 16 on.
    ///
    /// It is `listPosition(id:anchor:)` with another default anchor. Apply it to the list before any other modifier:
    /// after one, the name means SwiftUI's modifier, which doesn't know the list's items.
    ///
    /// ```swift
    /// VerticalList(model.messages) { MessageRow($0) }
    ///   .scrollPosition(id: $message)
    ///   .listInsets(.vertical, 8)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the item at the anchor. Setting it scrolls the list there; in `withAnimation`, with the list's
    ///     own animation. Nil, or an id that isn't found, scrolls nothing.
    ///   - anchor: Where in the viewport that item is. If nil, setting an id scrolls as little as needed, and the
    ///     binding receives the id of the first item in sight.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
      listPosition(id: id, anchor: anchor)
    }
  }

  extension ItemList where ID: Sendable {
    /// Binds a scroll position to the list, as SwiftUI's modifier does for a scroll view.
    ///
    /// Scroll to an id, an edge or a point; in `withAnimation`, with the list's own animation. Once the reader has
    /// scrolled away, the position counts as set by the user and has the id of the item at the anchor (a `ListItemID`
    /// in a list with sections), so the app can ask for the same place again. While the position is an edge, the list
    /// stays there as items come and go, as with `listAnchor(_:)`.
    ///
    /// `scrollTo(x:)` and `scrollTo(y:)` work from iOS 26, macOS 26, tvOS 26 and visionOS 26 on; before,
    /// use `scrollTo(point:)`. The anchor of `scrollTo(id:anchor:)` is ignored, because only SwiftUI can read it; the
    /// modifier's counts.
    ///
    /// Apply it to the list before any other modifier.
    ///
    /// - Parameters:
    ///   - position: The position. A point counts from the content's start; non-finite coordinates are ignored.
    ///   - anchor: Where in the viewport to put the item with an id; if nil, scrolls as little as needed.
    @available(iOS 18, macOS 15, tvOS 18, visionOS 2, *)
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
      environment(
        \.listPosition,
        PositionBinding(
          goal: position.wrappedValue.goal(along: Self.axis), anchor: anchor, isOverOnceLeft: true,
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
    /// The target along an axis, or nil if the user has scrolled.
    fileprivate func goal(along axis: Axis) -> PositionBinding.Goal? {
      guard !isPositionedByUser else { return nil }
      if let edge { return edge.axis == axis ? .edge(edge.scrollEdge) : nil }
      if let point { return .offset(axis == .vertical ? point.y : point.x) }
      if let viewID { return .id(AnyHashable(viewID)) }
      guard #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) else { return nil }
      return (axis == .vertical ? y : x).map { .offset($0) }
    }
  }
#endif
