#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// A list of any length that builds only the visible items and a few more.
  ///
  /// `VerticalList` and `HorizontalList` are such lists. Don't conform your own types to this protocol.
  ///
  /// The data can be any random-access collection, and a list reads only the elements and ids of the items
  /// that it builds. Items may have any extent; each is measured when it is built. Visible items don't move
  /// when items elsewhere are measured, inserted or removed.
  ///
  /// An item's view has the identity of its element. It keeps its state when elements before it come or go.
  /// It loses its state far outside the viewport, unless it has the keyboard's or VoiceOver's focus, or is
  /// cached (see `View.listCache(_:)`). Ids should be unique. If an id occurs twice among the items that are
  /// built, the later item is identified by its position.
  ///
  /// Across the axis, an item smaller than its lane is centered. A horizontal list in a page that scrolls
  /// vertically is as high as the highest item that it has shown. Set its height if the items differ much.
  /// The same holds for the width of a vertical list in a page that scrolls horizontally.
  ///
  /// `View.listArrangement(_:laneSpacing:)` and `View.listInsets(_:_:)` set the layout of a list. With
  /// `View.listScrolling(_:)`, the engine scrolls the list instead of the platform. To refresh and to load
  /// more, apply `View.pullToRefresh(edge:isEnabled:when:configuration:status:controller:action:)`; pulling
  /// works if the platform scrolls.
  @MainActor public protocol ItemList<ID>: View {
    /// The type of an item's id.
    associatedtype ID: Hashable
    /// The type of an item's view.
    associatedtype Content: View

    /// The axis along which the list scrolls.
    static var axis: Axis { get }

    /// Creates a list from a declaration, which the initializers with data create.
    init(_ declaration: ListDeclaration<ID, Content>)
  }

  /// A list of any length that scrolls vertically.
  ///
  /// It builds only the visible items and a few more. See ``ItemList`` for the identity and the layout of
  /// its items.
  ///
  /// ```swift
  /// VerticalList(messages) { message in
  ///   MessageRow(message)
  /// }
  /// ```
  public struct VerticalList<ID: Hashable, Content: View>: ItemList {
    /// The axis along which the list scrolls.
    public static var axis: Axis { .vertical }

    private let declaration: ListDeclaration<ID, Content>

    /// Creates a list from a declaration.
    public init(_ declaration: ListDeclaration<ID, Content>) { self.declaration = declaration }

    /// The view's content.
    public var body: some View { ListContainerView(axis: Self.axis, declaration: declaration) }
  }

  /// A list of any length that scrolls horizontally.
  ///
  /// It builds only the visible items and a few more. See ``ItemList`` for the identity and the layout of
  /// its items.
  ///
  /// ```swift
  /// HorizontalList(photos, spacing: 8) { photo in
  ///   PhotoView(photo)
  /// }
  /// ```
  public struct HorizontalList<ID: Hashable, Content: View>: ItemList {
    /// The axis along which the list scrolls.
    public static var axis: Axis { .horizontal }

    private let declaration: ListDeclaration<ID, Content>

    /// Creates a list from a declaration.
    public init(_ declaration: ListDeclaration<ID, Content>) { self.declaration = declaration }

    /// The view's content.
    public var body: some View { ListContainerView(axis: Self.axis, declaration: declaration) }
  }
#endif
