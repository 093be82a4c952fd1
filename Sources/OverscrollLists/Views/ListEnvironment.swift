#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import OverscrollListCore
  public import SwiftUI

  // These modifiers are for `VerticalList` and `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Sets the configuration of the vertical and horizontal lists in this view.
    ///
    /// Modifiers for parts of a configuration take precedence over it, in any order:
    ///
    /// ```swift
    /// VerticalList(messages) { MessageRow($0) }
    ///   .listInsets(.vertical, 8)
    ///   .listConfiguration(.chat)
    /// ```
    ///
    /// If two modifiers set the same part, the inner modifier takes precedence. The modifiers don't affect
    /// lists inside the items of a list.
    public func listConfiguration(_ configuration: ListConfiguration) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in $0.configuration = configuration }
    }

    /// Sets the arrangement of the items in the vertical and horizontal lists in this view.
    ///
    /// Items are one after another, in columns, or in masonry lanes.
    ///
    /// ```swift
    /// VerticalList(photos, spacing: 4) { PhotoView($0) }
    ///   .listArrangement(.masonry(2), laneSpacing: 4)
    /// ```
    ///
    /// - Parameters:
    ///   - arrangement: The arrangement: `.stack`, `.columns(3)`, `.adaptiveColumns(minimum: 160)`,
    ///     `.masonry(2)`, or `.adaptiveMasonry(minimum: 160)`.
    ///   - laneSpacing: The spacing between two lanes, in pt. Negative and non-finite values are treated as
    ///     0.
    public func listArrangement(_ arrangement: ListArrangement, laneSpacing: CGFloat = 0) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in
        $0.arrangement = ListOptions.Arrangement(arrangement: arrangement, laneSpacing: laneSpacing)
      }
    }

    /// Sets the space at the ends of the vertical and horizontal lists in this view.
    ///
    /// - Parameters:
    ///   - edges: The ends. `.top` and `.leading` are before the first item, `.bottom` and `.trailing`
    ///     after the last one.
    ///   - length: The space, in pt. Negative and non-finite values are treated as 0.
    public func listInsets(_ edges: Edge.Set, _ length: CGFloat) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in
        if !edges.isDisjoint(with: [.top, .leading]) { $0.insets.start = length }
        if !edges.isDisjoint(with: [.bottom, .trailing]) { $0.insets.end = length }
      }
    }

    /// Sets the space at both ends of the vertical and horizontal lists, in pt.
    public func listInsets(_ length: CGFloat) -> some View { listInsets(.all, length) }

    /// Sets the anchor edge of the vertical and horizontal lists in this view.
    ///
    /// A list begins at its anchor edge. As long as the user does not scroll away from the edge, the list
    /// stays there as items arrive. With `.bottom`, as in a chat, a list begins at its end. With `.top`,
    /// new items before the first item are shown at once. With `nil`, the default, a list begins at its
    /// start and keeps its position.
    ///
    /// While a `loadMore` at the end has more to load, the loaded end is not the end of the data. Then a
    /// list with `.bottom` does not follow its end, and keeps its position.
    ///
    /// If the items don't fill the viewport, they are at its top, with free space below them. With the
    /// alignment `.bottom`, they are at its bottom, as a chat's first messages are:
    ///
    /// ```swift
    /// VerticalList(messages) { MessageRow($0) }
    ///   .listAnchor(.bottom, alignment: .bottom)
    /// ```
    ///
    /// The alignment corresponds to the role `alignment` of SwiftUI's `defaultScrollAnchor(_:for:)`.
    ///
    /// With `within: 80`, a list with `.bottom` also follows its end while the user is up to 80 pt above
    /// the end. It stops when the user scrolls farther away, and resumes when the user is back.
    ///
    /// - Parameters:
    ///   - edge: The edge, or `nil` for neither. In a horizontal list, `.leading` is equivalent to `.top`,
    ///     and `.trailing` to `.bottom`.
    ///   - distance: The maximum distance from the edge, in pt, at which the list stays there. Distances below
    ///     1 pt, and non-finite ones, are treated as 1 pt.
    ///   - alignment: The edge for items that don't fill the viewport. If `nil`, the list uses the
    ///     configuration's alignment, which is the top by default.
    public func listAnchor(_ edge: Edge?, within distance: CGFloat = 0, alignment: Edge? = nil) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in
        $0.anchor = .some(edge?.scrollEdge)
        $0.followDistance = distance
        if let alignment { $0.alignment = alignment.scrollEdge }
      }
    }

    /// Sets the point of the viewport that keeps its item in a rearrangement.
    ///
    /// The modifier affects the vertical and horizontal lists in this view. A rearrangement changes the lanes
    /// or the size of the viewport. The modifier is useful in a grid whose number of columns follows a pinch:
    ///
    /// ```swift
    /// VerticalList(photos) { PhotoView($0) }
    ///   .listArrangement(.columns(columns))
    ///   .listRearrangementAnchor(.center)
    /// ```
    ///
    /// When the device turns, the item at the point stays at the point. Several changes keep the same item
    /// until the user or code scrolls. A list at its start or its end stays there. Edits and measurements of
    /// the items keep a visible item as without this modifier.
    ///
    /// - Parameter anchor: The point of the viewport. Only its coordinate along the list's axis is used.
    ///   Coordinates outside 0...1 are clamped, and NaN is treated as 0. With `nil`, the default, the list
    ///   keeps the first measured item whose start is visible.
    public func listRearrangementAnchor(_ anchor: UnitPoint?) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in $0.rearrangementAnchor = .some(anchor) }
    }

    /// Sets whether the platform or the engine scrolls the lists in this view.
    ///
    /// The modifier affects vertical and horizontal lists. By default, the platform scrolls.
    public func listScrolling(_ scrolling: ListScrolling) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in $0.scrolling = scrolling }
    }

    /// Sets the number of items that lists keep after they have left.
    ///
    /// By default, a list removes the view of an item that is far outside the viewport, together with its
    /// state. With this modifier, the items that left last keep their views, with a typed text, a running
    /// video or the offset of a horizontal shelf. If such an item comes back, the list shows the same view.
    ///
    /// ```swift
    /// VerticalList(posts) { PostView($0) }
    ///   .listCache(20)
    /// ```
    ///
    /// A cached view is hidden, cannot be touched, and is not read by VoiceOver. It receives new data, and
    /// its tasks continue. SwiftUI calls `onDisappear` when the list removes the view, not when the item
    /// leaves. If an edit removes an item, the list removes its view. A memory warning on iOS, tvOS and
    /// visionOS removes all cached views.
    ///
    /// - Parameter count: The maximum number of cached items. `nil`, a negative count and 0 mean no cache; a
    ///   count above 1024 is treated as 1024. The item that left first is removed first; of items
    ///   that leave together, the farthest.
    /// - Complexity: O(c log c) in the number of cached items when the built items change. SwiftUI also
    ///   compares and places the cached views.
    public func listCache(_ count: Int?) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in $0.cacheLimit = count ?? 0 }
    }

    /// Sets the number of cached items for lists without `listCache(_:)` around them.
    package func listCacheDefault(_ count: Int) -> some View {
      transformEnvironment(\.listOptions) { @Sendable in
        if $0.cacheLimit == nil { $0.cacheLimit = count }
      }
    }
  }

  extension EnvironmentValues {
    /// The options that modifiers set for the lists in a view.
    var listOptions: ListOptions {
      get { self[ListOptionsKey.self] }
      set { self[ListOptionsKey.self] = newValue }
    }
  }

  private struct ListOptionsKey: EnvironmentKey {
    static let defaultValue = ListOptions()
  }
#endif
