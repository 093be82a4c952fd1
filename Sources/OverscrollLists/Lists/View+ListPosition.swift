#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension View {
    /// Binds an id to the first item in sight of a vertical or horizontal list.
    ///
    /// Setting the id scrolls the list to that item; in `withAnimation`, with the list's own animation. Scrolling the
    /// list sets the id to that of the first item in sight. A list that appears with an id begins at its item, so this
    /// is enough to bring the reader back:
    ///
    /// ```swift
    /// @SceneStorage("inbox.message") private var message: Int?
    ///
    /// VerticalList(model.messages) { MessageRow($0) }
    ///   .listPosition(id: $message)
    /// ```
    ///
    /// In a list with sections, use the id of an item or a `ListItemID`. Nil, or an id that isn't found, scrolls
    /// nothing; see `ListController.scrollTo(id:anchor:animated:)` for which items are searched.
    ///
    /// - Parameters:
    ///   - id: The id. The list sets it while it scrolls.
    ///   - anchor: The place in the viewport to which the list brings an item, and from which it takes the id. If nil,
    ///     setting an id scrolls as little as needed, and the id is that of the first item in sight. The default is the
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
