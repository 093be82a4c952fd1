#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// What ``VerticalList`` and ``HorizontalList`` share: both show lists of any length, and build only the items in
  /// sight and a few around them.
  ///
  /// Don't conform your own types to it.
  ///
  /// A list asks its data only for those elements and their ids; the data can be any random-access collection. Items
  /// may have any extent. Each is measured when it is built. What is in sight doesn't move when items are measured,
  /// inserted or removed elsewhere.
  ///
  /// An item's view has the identity of its element: it keeps its state when elements before it come or go,
  /// and loses it once it is far out of sight, unless it has the keyboard's or VoiceOver's focus. Ids should
  /// be unique. If an id occurs twice among the items that are built, the later item is identified by its
  /// position.
  ///
  /// Across the axis, an item smaller than its lane is centred. In a page that scrolls the other way, a list without a
  /// size across its axis is as large as the largest item that it has shown. Set a size if the items differ much.
  ///
  /// Lay it out with `View.listArrangement(_:laneSpacing:)` and `View.listInsets(_:_:)`, and let this package scroll it
  /// instead of the platform with `View.listScrolling(_:)`. To refresh and to load more, apply
  /// `View.pullToRefresh(edge:when:configuration:status:controller:action:)`: pulling works where the platform
  /// scrolls.
  @MainActor public protocol ItemList<ID>: View {
    /// What an item is identified by.
    associatedtype ID: Hashable
    /// What an item is drawn as.
    associatedtype Content: View

    /// The axis that the list scrolls along.
    static var axis: Axis { get }

    /// Makes a list of what has been declared; the other initialisers declare it.
    init(_ declaration: ListDeclaration<ID, Content>)
  }

  /// A list of any length that scrolls up and down and builds only the items in sight and a few around them.
  ///
  /// ```swift
  /// VerticalList(messages) { message in
  ///   MessageRow(message)
  /// }
  /// ```
  ///
  /// See ``ItemList`` for what it does with its items.
  public struct VerticalList<ID: Hashable, Content: View>: ItemList {
    /// The axis that it scrolls along.
    public static var axis: Axis { .vertical }

    private let declaration: ListDeclaration<ID, Content>

    /// Makes a list of what has been declared.
    public init(_ declaration: ListDeclaration<ID, Content>) { self.declaration = declaration }

    /// The view's content.
    public var body: some View { ListFrame(axis: Self.axis, declaration: declaration) }
  }

  /// A list of any length that scrolls sideways and builds only the items in sight and a few around them.
  ///
  /// ```swift
  /// HorizontalList(photos, spacing: 8) { photo in
  ///   PhotoView(photo)
  /// }
  /// ```
  ///
  /// See ``ItemList`` for what it does with its items.
  public struct HorizontalList<ID: Hashable, Content: View>: ItemList {
    /// The axis that it scrolls along.
    public static var axis: Axis { .horizontal }

    private let declaration: ListDeclaration<ID, Content>

    /// Makes a list of what has been declared.
    public init(_ declaration: ListDeclaration<ID, Content>) { self.declaration = declaration }

    /// The view's content.
    public var body: some View { ListFrame(axis: Self.axis, declaration: declaration) }
  }
#endif
