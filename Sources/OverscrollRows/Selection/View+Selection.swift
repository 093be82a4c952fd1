#if canImport(SwiftUI)
  public import OverscrollLists
  public import SwiftUI

  // These modifiers are for `VerticalList` and `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Lets the user select several items of a list.
    ///
    /// A tap selects an item. With Command, a tap changes one item, and with Shift, it selects a range. The
    /// arrow keys move the selection, and with Shift, they extend it. Space changes the item with the focus,
    /// Command-A selects all, and Escape none. A drag of two fingers selects the items that it passes. In the
    /// edit mode of iOS, each tap changes one item. The keys need iOS 17 or macOS 14.
    ///
    /// ```swift
    /// VerticalList(mails) { MailRow($0) }
    ///   .listSelection($selection)
    /// ```
    ///
    /// A selected item has a background in the tint color, and its views read `isListItemSelected`.
    ///
    /// - Parameter selection: The ids of the selected items. Ids of items that the list does not contain stay in the
    ///   set.
    /// - Complexity: O(1) for each tap; O(n) in the number of items between two items for a range.
    public func listSelection<ID: Hashable>(_ selection: Binding<Set<ID>>) -> some View {
      rowCoordinator(SelectionCoordinator.self, make: { SelectionCoordinator() }) { coordinator in
        coordinator.update(.several(selection))
      }
    }

    /// Lets the user select one item of a list.
    ///
    /// - Parameter selection: The id of the selected item, or `nil`; see `listSelection(_:)` for a set of ids.
    public func listSelection<ID: Hashable>(_ selection: Binding<ID?>) -> some View {
      rowCoordinator(SelectionCoordinator.self, make: { SelectionCoordinator() }) { coordinator in
        coordinator.update(.one(selection))
      }
    }
  }

  extension ItemList {
    /// Creates a list of identifiable elements, of which the user selects several.
    ///
    /// For other lists, use the modifier `listSelection(_:)`, which also describes the ways to select.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The ids of the selected elements.
    ///   - spacing: The spacing between two items, in pt, or `nil` for the configuration's spacing.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Returns the view of an element.
    public init<Data: RandomAccessCollection>(
      _ data: Data, selection: Binding<Set<Data.Element.ID>>, spacing: CGFloat? = nil,
      controller: ListController? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
      self.init(
        ListDeclaration(data, spacing: spacing, controller: controller, content: content)
          .rowCoordinator(make: { SelectionCoordinator() }) {
            $0.update(.several(selection))
          })
    }

    /// Creates a list of identifiable elements, of which the user selects one.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - selection: The id of the selected element, or `nil`.
    ///   - spacing: The spacing between two items, in pt, or `nil` for the configuration's spacing.
    ///   - controller: A controller that the app keeps, to scroll the list from code.
    ///   - content: Returns the view of an element.
    public init<Data: RandomAccessCollection>(
      _ data: Data, selection: Binding<Data.Element.ID?>, spacing: CGFloat? = nil,
      controller: ListController? = nil, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
      self.init(
        ListDeclaration(data, spacing: spacing, controller: controller, content: content)
          .rowCoordinator(make: { SelectionCoordinator() }) {
            $0.update(.one(selection))
          })
    }
  }

  extension SelectionCoordinator.Source {
    /// The ids of several rows in a binding of the app.
    @MainActor fileprivate static func several<ID: Hashable>(_ selection: Binding<Set<ID>>) -> Self {
      Self(
        isMultiple: true, value: value(ID.self), get: { Set(selection.wrappedValue.map { AnyHashable($0) }) },
        set: { selection.wrappedValue = Set($0.compactMap { $0.base as? ID }) })
    }

    /// The id of one row in a binding of the app.
    @MainActor fileprivate static func one<ID: Hashable>(_ selection: Binding<ID?>) -> Self {
      Self(
        isMultiple: false, value: value(ID.self),
        get: { Set([selection.wrappedValue].compactMap { $0 }.map { AnyHashable($0) }) },
        set: { selection.wrappedValue = $0.first?.base as? ID })
    }

    private static func value<ID: Hashable>(_ type: ID.Type) -> ([AnyHashable]) -> AnyHashable? {
      { aliases in aliases.first { $0.base is ID } }
    }
  }
#endif
