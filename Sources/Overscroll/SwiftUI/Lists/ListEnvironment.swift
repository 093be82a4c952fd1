#if canImport(SwiftUI)
  public import OverscrollCore
  public import SwiftUI

  extension View {
    /// Sets the configuration of the lists in this view, except of lists inside another list's items.
    ///
    /// The modifiers for parts of a configuration change the one that is set further out, so apply them
    /// before this one:
    ///
    /// ```swift
    /// VerticalList(messages) { MessageRow($0) }
    ///   .listInsets(start: 8, end: 8)
    ///   .listConfiguration(.chat)
    /// ```
    public func listConfiguration(_ configuration: ListConfiguration) -> some View {
      transformEnvironment(\.listOptions) { $0.configuration = configuration }
    }

    /// Sets how the lists in this view arrange their items: one after another, in columns, or as masonry.
    ///
    /// ```swift
    /// VerticalList(photos, spacing: 4) { PhotoView($0) }
    ///   .listArrangement(.masonry(2), laneSpacing: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - arrangement: How: `.stack`, `.columns(3)`, `.adaptiveColumns(minimum: 160)`, `.masonry(2)`,
    ///     `.adaptiveMasonry(minimum: 160)`.
    ///   - laneSpacing: The gap between two lanes, in pt; negative and non-finite values count as 0.
    public func listArrangement(_ arrangement: ListArrangement, laneSpacing: CGFloat = 0) -> some View {
      transformEnvironment(\.listOptions) {
        $0.configuration.arrangement = arrangement
        $0.configuration.laneSpacing = laneSpacing
      }
    }

    /// Sets the space before the first item and after the last one of the lists in this view, in pt.
    public func listInsets(start: CGFloat = 0, end: CGFloat = 0) -> some View {
      transformEnvironment(\.listOptions) { $0.configuration.insets = EdgePair(start: start, end: end) }
    }

    /// Sets the edge at which the lists in this view begin, and at which a list that is there stays as items
    /// arrive.
    ///
    /// With `.end`, as in a chat, a list begins at its end. With `.start`, new items before the first one are
    /// shown at once. With nil, the default, a list begins at its start and keeps its place.
    ///
    /// - Parameter edge: The edge, or nil for neither.
    public func listAnchor(_ edge: ScrollEdge?) -> some View {
      transformEnvironment(\.listOptions) {
        $0.configuration.sticks = EdgePair(start: edge == .start, end: edge == .end)
        $0.configuration.startsAtEnd = edge == .end
      }
    }

    /// Sets who scrolls the lists in this view: the platform, which is the default, or this package.
    public func listScrolling(_ scrolling: ListScrolling) -> some View {
      transformEnvironment(\.listOptions) { $0.scrolling = scrolling }
    }
  }

  /// What the modifiers say of lists.
  struct ListOptions: Equatable {
    var configuration = ListConfiguration()
    var scrolling = ListScrolling.native
  }

  extension EnvironmentValues {
    /// What the modifiers around a list say of it.
    var listOptions: ListOptions {
      get { self[ListOptionsKey.self] }
      set { self[ListOptionsKey.self] = newValue }
    }
  }

  private struct ListOptionsKey: EnvironmentKey {
    static let defaultValue = ListOptions()
  }
#endif
