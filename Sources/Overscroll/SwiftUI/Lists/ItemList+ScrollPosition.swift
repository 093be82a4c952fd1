#if canImport(SwiftUI)
  import OverscrollCore
  public import SwiftUI

  // SwiftUI's own modifiers of these names know nothing of what a list builds. Applied to a list itself, these win.
  extension ItemList {
    /// Keeps an id of the app's and an item in sight the same, as SwiftUI's modifier does for a scroll view, and on iOS 16
    /// as well.
    ///
    /// It is `listPosition(id:anchor:)`, but for the default of its anchor. Apply it to the list before any other modifier:
    /// after one, the name is SwiftUI's, whose modifier doesn't know the list's items.
    ///
    /// ```swift
    /// VerticalList(model.messages) { MessageRow($0) }
    ///   .scrollPosition(id: $message)
    ///   .listInsets(.vertical, 8)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the item at the anchor. Set it, and the list scrolls there, in `withAnimation` with an animation of
    ///     its own; an id that isn't found, or nil, leaves it where it is.
    ///   - anchor: Where in the viewport that item is. With nil, an item that is set comes into sight by the least movement,
    ///     and the first item in sight is told.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
      listPosition(id: id, anchor: anchor)
    }
  }

  #if canImport(SwiftUICore) || !canImport(ObjectiveC)
    extension ItemList where ID: Sendable {
      /// Ties a scroll position of the app's to the list, as SwiftUI's modifier does for a scroll view.
      ///
      /// Scroll to an id, an edge or a point, in `withAnimation` with an animation of the list's own. Once the reader has
      /// scrolled away, the position is one by the user, and has the id of the item at the anchor; in a list with sections
      /// that is a `ListItemID`. So the same place can be asked for again. As long as the position is an edge, the list stays
      /// there as items come and go, as with `listAnchor(_:)`.
      ///
      /// Of `scrollTo(x:)` and `scrollTo(y:)` the list learns from iOS 26, macOS 26, tvOS 26, watchOS 26 and
      /// visionOS 26 on; before, use `scrollTo(point:)`. An anchor that is given to `scrollTo(id:anchor:)` isn't known to
      /// anybody but SwiftUI; the modifier's counts.
      ///
      /// Apply it to the list before any other modifier.
      ///
      /// - Parameters:
      ///   - position: The position. A point counts from the content's start; what of it isn't finite is ignored.
      ///   - anchor: Where in the viewport the item of an id is; with nil, it comes into sight by the least movement.
      @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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

    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    extension ScrollPosition {
      /// Where it wants a list to be that scrolls along an axis; nil where the reader has brought it.
      fileprivate func goal(along axis: Axis) -> PositionBinding.Goal? {
        guard !isPositionedByUser else { return nil }
        if let edge { return edge.axis == axis ? .edge(edge.scrollEdge) : nil }
        if let point { return .offset(axis == .vertical ? point.y : point.x) }
        if let viewID { return .id(AnyHashable(viewID)) }
        guard #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return nil }
        return (axis == .vertical ? y : x).map { .offset($0) }
      }
    }
  #endif
#endif
