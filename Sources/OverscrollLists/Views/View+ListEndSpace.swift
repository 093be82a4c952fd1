#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  extension View {
    /// Adds space after the last item, so that an item can reach its place.
    ///
    /// In a chat with a language model, a sent message goes to the top, and the answer grows below it:
    ///
    /// ```swift
    /// VerticalList(messages, controller: list) { MessageRow($0) }
    ///   .listEndSpace(toPlace: lastQuestion?.id, at: .top)
    /// ```
    ///
    /// The space is as short as possible. It shrinks as items after the item grow or arrive, and is gone when
    /// they fill the viewport. The modifier doesn't scroll: call `list.scrollTo(id:anchor:)` when you add
    /// the item. A list with `listAnchor(.bottom)` at its end scrolls by itself.
    ///
    /// - Parameters:
    ///   - id: The item's id, as in `ListController.scrollTo(id:anchor:animated:)`. If it is `nil` or not
    ///     found, there is no space. The list searches the built items and 1024 items on each side.
    ///   - anchor: The point of the viewport for the same point of the item.
    public func listEndSpace(toPlace id: (some Hashable)?, at anchor: UnitPoint = .top) -> some View {
      environment(\.listEndSpace, id.map { EndSpace(id: AnyHashable($0), anchor: anchor) })
    }
  }

  extension EnvironmentValues {
    /// The item that the end space of a list is for, if any.
    var listEndSpace: EndSpace? {
      get { self[ListEndSpaceKey.self] }
      set { self[ListEndSpaceKey.self] = newValue }
    }
  }

  private struct ListEndSpaceKey: EnvironmentKey {
    static var defaultValue: EndSpace? { nil }
  }
#endif
