#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import OverscrollListCore
  public import SwiftUI

  // These are about `VerticalList` and `HorizontalList`, and not about SwiftUI's `List`.
  extension View {
    /// Sets the configuration of the vertical and horizontal lists in this view.
    ///
    /// Modifiers for parts of a configuration take precedence over it, wherever they are applied:
    ///
    /// ```swift
    /// VerticalList(messages) { MessageRow($0) }
    ///   .listInsets(.vertical, 8)
    ///   .listConfiguration(.chat)
    /// ```
    ///
    /// If two modifiers set the same part, the inner one wins. No modifier reaches lists inside another list's items.
    public func listConfiguration(_ configuration: ListConfiguration) -> some View {
      transformEnvironment(\.listOptions) { $0.configuration = configuration }
    }

    /// Sets how the vertical and horizontal lists in this view arrange their items: one after another, in columns, or as
    /// masonry.
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
        $0.arrangement = ListOptions.Arrangement(arrangement: arrangement, laneSpacing: laneSpacing)
      }
    }

    /// Sets the space before the first item, after the last one, or both, of the vertical and horizontal lists in this
    /// view.
    ///
    /// - Parameters:
    ///   - edges: Where: `.top` and `.leading` are before the first item, `.bottom` and `.trailing` after the last one.
    ///   - length: How much, in pt; negative and non-finite values count as 0.
    public func listInsets(_ edges: Edge.Set, _ length: CGFloat) -> some View {
      transformEnvironment(\.listOptions) {
        if !edges.isDisjoint(with: [.top, .leading]) { $0.insets.start = length }
        if !edges.isDisjoint(with: [.bottom, .trailing]) { $0.insets.end = length }
      }
    }

    /// Sets the space before the first item and after the last one, in pt, of the vertical and horizontal lists in this
    /// view.
    public func listInsets(_ length: CGFloat) -> some View { listInsets(.all, length) }

    /// Sets the edge at which the vertical and horizontal lists in this view begin, and stay as items arrive while they
    /// are there.
    ///
    /// With `.bottom`, as in a chat, a list begins at its end. With `.top`, new items before the first one are
    /// shown at once. With nil, the default, a list begins at its start and keeps its place.
    ///
    /// Items that don't fill the viewport stand at its top, with free space below them. With the alignment `.bottom`, they
    /// stand at its bottom, as a chat's first messages do:
    ///
    /// ```swift
    /// VerticalList(messages) { MessageRow($0) }
    ///   .listAnchor(.bottom, alignment: .bottom)
    /// ```
    ///
    /// The alignment is what SwiftUI calls the role `alignment` of `defaultScrollAnchor(_:for:)`.
    ///
    /// - Parameters:
    ///   - edge: The edge, or nil for neither. In a horizontal list, `.leading` means what `.top` means above,
    ///     and `.trailing` what `.bottom` means.
    ///   - alignment: The edge at which items stand that don't fill the viewport; nil for the configuration's, which is the
    ///     top by default.
    public func listAnchor(_ edge: Edge?, alignment: Edge? = nil) -> some View {
      transformEnvironment(\.listOptions) {
        $0.anchor = .some(edge?.scrollEdge)
        if let alignment { $0.alignment = alignment.scrollEdge }
      }
    }

    /// Sets who scrolls the vertical and horizontal lists in this view: the platform, which is the default, or this
    /// package.
    public func listScrolling(_ scrolling: ListScrolling) -> some View {
      transformEnvironment(\.listOptions) { $0.scrolling = scrolling }
    }
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
