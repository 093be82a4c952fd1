#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Keeps an id of the app's and the first item in sight of a vertical or horizontal list the same.
    ///
    /// Set the id, and the list scrolls to that item, without an animation. Scroll the list, and the id becomes that of
    /// the first item in sight. A list that appears with an id begins at its item, so that this is all it takes to come
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
    /// where it is; see `ListController.scrollTo(id:alignment:animated:)` for where it is looked for.
    ///
    /// - Parameter id: The id, which is set once the list has come to rest at an item, or while it scrolls.
    public func listPosition<ID: Hashable>(id: Binding<ID?>) -> some View {
      environment(
        \.listPosition,
        PositionBinding(
          id: id.wrappedValue.map { AnyHashable($0) }, accepts: { $0.base is ID },
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
