#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Keeps an id of the app's and the first item in sight of a vertical or horizontal list the same.
    ///
    /// Set the id, and the list scrolls to that item, in `withAnimation` with an animation of its own. Scroll the list, and
    /// the id becomes that of the first item in sight. A list that appears with an id begins at its item, so that this is all it takes to come
    /// back to where the reader was:
    ///
    /// ```swift
    /// @SceneStorage("inbox.message") private var message: Int?
    ///
    /// VerticalList(model.messages) { MessageRow($0) }
    ///   .listPosition(id: $message)
    /// ```
    ///
    /// In a list with sections it is the id of an item, or a `ListItemID`. An id that isn't found, or nil, leaves the list
    /// where it is; see `ListController.scrollTo(id:anchor:animated:)` for where it is looked for.
    ///
    /// - Parameters:
    ///   - id: The id, which is set once the list has come to rest at an item, or while it scrolls.
    ///   - anchor: Where in the viewport the item is brought, and at which place of the viewport the item is whose id is
    ///     told. With nil, an item comes into sight by the least movement, and the first in sight is told. By default the
    ///     start, on either axis.
    public func listPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = .topLeading) -> some View {
      environment(
        \.listPosition,
        PositionBinding(
          goal: id.wrappedValue.map { .id(AnyHashable($0)) }, anchor: anchor, accepts: { $0.base is ID },
          set: { id.wrappedValue = $0.base as? ID }))
    }
  }

  extension EnvironmentValues {
    /// The app's id of the first item in sight, if it has one.
    var listPosition: PositionBinding? {
      get { self[ListPositionKey.self] }
      set { self[ListPositionKey.self] = newValue }
    }
  }

  private struct ListPositionKey: EnvironmentKey {
    static var defaultValue: PositionBinding? { nil }
  }
#endif
