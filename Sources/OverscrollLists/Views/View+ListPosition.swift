#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension View {
    /// Binds an id to the first visible item of a vertical or horizontal list.
    ///
    /// Setting the id scrolls the list to that item. In `withAnimation`, the list uses its own animation.
    /// Scrolling the list sets the id to the id of the first visible item. A list that appears with an id
    /// begins at its item. So this is enough to restore the user's position:
    ///
    /// ```swift
    /// @SceneStorage("inbox.message") private var message: Int?
    ///
    /// VerticalList(model.messages) { MessageRow($0) }
    ///   .listPosition(id: $message)
    /// ```
    ///
    /// In a list with sections, use the id of an item or a `ListItemID`. `nil`, or an id that isn't found,
    /// scrolls nothing. See `ListController.scrollTo(id:anchor:animated:)` for the items that are searched.
    ///
    /// - Parameters:
    ///   - id: The id. The list sets it while it scrolls.
    ///   - anchor: A point of the viewport. Setting the id moves its item to this point, and scrolling sets
    ///     the id of the item at this point. The default is the start, on either axis. If `nil`, setting
    ///     the id scrolls as little as needed, and scrolling sets the id of the first visible item.
    public func listPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = .topLeading) -> some View {
      environment(
        \.listPosition,
        PositionBinding(
          target: id.wrappedValue.map { .id(AnyHashable($0)) }, anchor: anchor, accepts: { $0.base is ID },
          set: { id.wrappedValue = $0.base as? ID }))
    }
  }

  extension EnvironmentValues {
    /// The binding of the app's scroll position, if any.
    var listPosition: PositionBinding? {
      get { self[ListPositionKey.self] }
      set { self[ListPositionKey.self] = newValue }
    }
  }

  private struct ListPositionKey: EnvironmentKey {
    static var defaultValue: PositionBinding? { nil }
  }
#endif
