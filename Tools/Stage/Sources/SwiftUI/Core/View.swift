/// A part of the user interface.
///
/// The protocol is isolated to the main actor, as in Apple's SDK since Xcode 16.2.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The view's content.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that the stage implements directly, without a body.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// Creates or updates the nodes of the child views, and stores them in `node.children`.
  func update(_ node: ViewNode)
  /// Sets `node.elements`, usually to the elements of the node's children.
  func assemble(_ node: ViewNode)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
  func assemble(_ node: ViewNode) { node.elements = node.children.flatMap(\.elements) }
}

/// A result builder that combines several views into one view.
///
/// It is not isolated, as in Apple's SDK. So a closure that is not isolated can build views.
@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .first(first)) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(branch: .second(second)) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content.
public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
  func update(_ node: ViewNode) {}
}

/// Several views that a view builder has combined.
///
/// Each view is identified by its position.
public struct TupleView<Content> {
  let views: [any View]
}

extension TupleView: PrimitiveView {
  func update(_ node: ViewNode) {
    let last = node.children
    node.children = views.enumerated().map { place, view in
      node.resolve(view, in: place < last.count ? last[place] : nil)
    }
  }
}

/// The view of an `if` or `switch` statement in a view builder.
///
/// Each branch has its own identity, so a change of the branch resets the state.
public struct _ConditionalContent<First: View, Second: View> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension _ConditionalContent: PrimitiveView {
  func update(_ node: ViewNode) {
    let (view, key): (any View, AnyHashable) =
      switch branch {
      case .first(let view): (view, 0)
      case .second(let view): (view, 1)
      }
    node.children = [node.resolve(view, in: node.children.first, key: key)]
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func update(_ node: ViewNode) {
    if let self {
      node.children = [node.resolve(self, in: node.children.first)]
    } else {
      node.children.forEach { $0.unmount() }
      node.children = []
    }
  }
}

/// A view of any type.
///
/// If the type of the wrapped view changes, the new view gets a new identity and new state.
public struct AnyView {
  let view: any View

  public init(_ view: some View) { self.view = view }
}

extension AnyView: PrimitiveView {
  func update(_ node: ViewNode) { node.children = [node.resolve(view, in: node.children.first)] }
}

/// Several views that a modifier treats separately: it applies to each of them.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func update(_ node: ViewNode) { node.children = [node.resolve(content, in: node.children.first)] }
}

/// A view for each element of a collection, identified by the elements' ids.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  func update(_ node: ViewNode) {
    let children: [(key: AnyHashable, make: () -> any View)] = data.map { element in
      (AnyHashable(id(element)), { content(element) })
    }
    node.resolve(children)
  }
}
