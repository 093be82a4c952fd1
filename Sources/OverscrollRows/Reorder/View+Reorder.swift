#if canImport(SwiftUI)
  public import Foundation
  import OverscrollLists
  public import SwiftUI

  // These modifiers are for `VerticalList` and `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Lets the user reorder the items of a list.
    ///
    /// A press of 0.5 s lifts an item, and a finger on a `listReorderHandle()` lifts it at once. The item
    /// follows the finger, the other items make room, and near an edge the list scrolls. When the finger
    /// lifts, the closure receives the change. Apply it to the data in the closure:
    ///
    /// ```swift
    /// VerticalList(tasks) { TaskRow($0) }
    ///   .listReorder { tasks.apply($0) }
    /// ```
    ///
    /// If the data don't change then, the item returns to its place. It also returns if a second finger
    /// touches the list, the system cancels the touch, or the user presses Escape. It returns, too, if
    /// `isEnabled` becomes false, the list disappears, or the data lose the item. Data that change during the
    /// drag don't move the item under the finger.
    ///
    /// VoiceOver offers the actions "Move up", "Move down" and "Move to top". An item that has the keyboard
    /// focus moves with Option-Command and an arrow key. On tvOS, only these ways are available.
    ///
    /// - Parameters:
    ///   - type: The type of the items' ids. The closure is not called for ids of a different type.
    ///   - isEnabled: Whether the user can reorder items.
    ///   - move: Receives the change of the order.
    /// - Complexity: O(v) for each movement of the finger, in the number v of visible items.
    public func listReorder<ID: Hashable>(
      for type: ID.Type = ID.self, isEnabled: Bool = true,
      move: @escaping @MainActor (ListReorderDifference<ID, Never>) -> Void
    ) -> some View {
      reorderFeature(isEnabled) {
        if let difference = ListReorderDifference<ID, Never>($0) { move(difference) }
      }
    }

    /// Lets the user reorder the items of a list with sections.
    ///
    /// An item can move to a different section.
    ///
    /// ```swift
    /// VerticalList(sections: projects, items: \.tasks) { TaskRow($0) } header: { Text($0.title) }
    ///   .listReorder(in: Project.ID.self) { projects.apply($0, to: \.tasks) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the items' ids.
    ///   - section: The type of the sections' ids.
    ///   - isEnabled: Whether the user can reorder items.
    ///   - move: Receives the change of the order; see `listReorder(for:isEnabled:move:)`.
    public func listReorder<ID: Hashable, Section: Hashable>(
      for type: ID.Type = ID.self, in section: Section.Type, isEnabled: Bool = true,
      move: @escaping @MainActor (ListReorderDifference<ID, Section>) -> Void
    ) -> some View {
      reorderFeature(isEnabled) {
        if let difference = ListReorderDifference<ID, Section>($0) { move(difference) }
      }
    }

    /// Lets the user reorder the items, with a closure as in SwiftUI's `onMove(perform:)`.
    ///
    /// It is for a list without sections.
    ///
    /// ```swift
    /// VerticalList(tasks) { TaskRow($0) }
    ///   .onListMove { tasks.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the user can reorder items.
    ///   - perform: Receives the offsets of the moved items, and the offset before which they go.
    public func onListMove(
      isEnabled: Bool = true, perform: @escaping @MainActor (IndexSet, Int) -> Void
    ) -> some View {
      reorderFeature(isEnabled) { reorder in
        let (old, new) = reorder.indices
        perform(IndexSet(integer: old), new > old ? new + 1 : new)
      }
    }

    private func reorderFeature(
      _ isEnabled: Bool, commit: @escaping @MainActor (RowReorderRequest) -> Void
    ) -> some View {
      rowCoordinator(ReorderCoordinator.self, make: { ReorderCoordinator() }) { feature in
        feature.commit = commit
        if feature.isEnabled != isEnabled { feature.isEnabled = isEnabled }
      }
    }

    /// Makes this view a handle that lifts its row at once.
    ///
    /// It is for a view in the row of a list with `listReorder(for:isEnabled:move:)` or
    /// `onListMove(isEnabled:perform:)`.
    public func listReorderHandle() -> some View { modifier(ReorderHandleModifier()) }
  }

  extension ListReorderDifference {
    /// Creates the difference of a request; `nil` if the row's ids have a different type.
    fileprivate init?(_ request: RowReorderRequest) {
      guard let source = request.source.first(of: ID.self) else { return nil }
      let next = request.next?.first(of: ID.self)
      self.init(
        sources: [source],
        destination: Destination(
          section: request.section?.base as? Section, position: next.map { .before($0) } ?? .end))
    }
  }
#endif
