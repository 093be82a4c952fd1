#if canImport(SwiftUI)
  package import SwiftUI

  /// The coordinator of a feature of rows, for example of swipe actions or a reorder.
  ///
  /// A list makes each of its coordinators once, and keeps it.
  @MainActor package protocol RowCoordinator: AnyObject {
    /// Stores the list; called once, before all other methods.
    func attach(to list: any RowList)
    /// Cancels what is going on, because the list has disappeared.
    func listDisappeared()
    /// A view of no size that reads gestures.
    ///
    /// It is at the start of the content, or in the corner of the viewport if the engine scrolls the list.
    var reader: AnyView? { get }
    /// A view over the viewport, for example an index.
    var overlay: AnyView? { get }
    /// Whether the feature decorates rows.
    ///
    /// Such a feature must exist from the start. A feature added later would wrap the rows in a new view, and
    /// reset their state.
    var decoratesRows: Bool { get }
    /// Returns a row as the feature shows it; called only if the feature decorates rows.
    func decorate(_ row: AnyView, _ context: RowContext) -> AnyView
    /// Whether the feature needs frames; see `RowList.updateFrames()`.
    var needsFrames: Bool { get }
    /// Handles a frame; called only if the feature needs it.
    func tick()
    /// Handles a change of the data, of positions or of the offset.
    func listChanged(_ change: RowListChange)
  }

  extension RowCoordinator {
    package func listDisappeared() {}
    package var reader: AnyView? { nil }
    package var overlay: AnyView? { nil }
    package var decoratesRows: Bool { false }
    package func decorate(_ row: AnyView, _ context: RowContext) -> AnyView { row }
    package var needsFrames: Bool { false }
    package func tick() {}
    package func listChanged(_ change: RowListChange) {}
  }

  /// A change of a list.
  package enum RowListChange {
    /// The data or the declaration, and perhaps the positions.
    case data
    /// The offset or the positions of rows.
    case positions
    /// A scroll by a page for an assistive technology, which has just begun.
    ///
    /// The platform's scroll views announce their position, so only a driven list reports it.
    case page
  }

  /// A source of the order in which a list shows its data.
  @MainActor package protocol RowOrderSource: AnyObject {
    /// Returns the map for the data, or `nil` to show the data as they are.
    ///
    /// - Parameter data: The data in their own order.
    func arrangement(of data: RowSource) -> RowIndexMap?
  }

  /// A list's data for a `RowOrderSource`.
  @MainActor package struct RowSource {
    /// The number of items.
    package let count: Int
    /// Returns the list's identity of an item's data; called only with valid indices.
    package let id: (Int) -> AnyHashable
    /// Returns the kind of an item.
    package let kind: (Int) -> RowKind

    /// Returns the index of an item near an index, or `nil`.
    package func index(of id: AnyHashable, near index: Int, limit: Int = 2048) -> Int? {
      for distance in 0...limit {
        let (before, after) = (index - distance, index + distance)
        if after >= 0, after < count, self.id(after) == id { return after }
        if before >= 0, before < count, self.id(before) == id { return before }
        if before < 0, after >= count { return nil }
      }
      return nil
    }
  }
#endif
