public import Foundation

/// A type that sizes and places the views in a container.
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  @MainActor func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  @MainActor func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  @MainActor func makeCache(subviews: Subviews) -> Cache
  @MainActor func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
  @MainActor public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Documented: the default implementation replaces the cache with a new one.
  @MainActor public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  @MainActor @preconcurrency public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: AnyLayout(self), content: content())
  }
}

/// The key of a value that a view passes to the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views in a container, as its layout receives them.
@MainActor public struct LayoutSubviews: @MainActor RandomAccessCollection {
  let all: [LayoutSubview]
  /// The layout direction of the container.
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(position: Int) -> LayoutSubview { all[position] }
}

/// A view in a container, as the container's layout receives it.
@MainActor public struct LayoutSubview {
  let element: Element
  let bounds: CGRect
  let surroundings: Surroundings
  let isMirrored: Bool

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(in: element.size(proposal))
  }

  /// Places the view at a point of the container's bounds.
  ///
  /// Documented: in a right-to-left layout, SwiftUI mirrors the position in the bounds.
  public func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = element.size(proposal)
    var x = point.x - anchor.x * size.width
    if isMirrored { x = bounds.minX + bounds.maxX - x - size.width }
    let frame = CGRect(origin: CGPoint(x: x, y: point.y - anchor.y * size.height), size: size)
    element.place(frame, proposal, surroundings.within(bounds, frame, isRightToLeft: isMirrored))
  }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    element.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

extension UnitPoint {
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

/// A layout of any type.
///
/// The views in a container keep their state when its `AnyLayout` changes to a different layout.
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// The cache of the wrapped layout, or `nil` before the first use.
  public struct Cache {
    fileprivate var base: Any?
  }

  public init(_ layout: any Layout) { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Cache { Cache(base: layout.makeCache(subviews: subviews)) }

  /// Updates the cache, or creates a new one if the type of the layout has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.base = updated(layout, cache, subviews)
  }

  @MainActor private func updated<Base: Layout>(_ layout: Base, _ cache: Cache, _ subviews: Subviews)
    -> Base.Cache
  {
    guard var base = cache.base as? Base.Cache else { return layout.makeCache(subviews: subviews) }
    layout.updateCache(&base, subviews: subviews)
    return base
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func fit<Base: Layout>(_ layout: Base) -> CGSize {
      var base = cache.base as? Base.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.base = base }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &base)
    }
    return fit(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Base: Layout>(_ layout: Base) {
      var base = cache.base as? Base.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.base = base }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &base)
    }
    place(layout)
  }
}

/// A view that places its content with a layout.
struct LayoutContainer<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let content: Content

  func update(_ node: ViewNode) {
    node.remembered { LayoutElement(node) }.layout = layout
    node.children = [node.resolve(content, in: node.children.first)]
  }

  func assemble(_ node: ViewNode) {
    guard let element = node.memory as? LayoutElement else { return }
    element.take(node.children.flatMap(\.elements))
    node.elements = [element]
  }
}

@MainActor private final class LayoutElement: Element {
  var layout: AnyLayout?
  /// The cache that the layout keeps between calls.
  private var cache = AnyLayout.Cache()

  override var name: String { "Layout" }

  /// Sets the child elements.
  ///
  /// Documented: the layout's cache is updated when the child views change.
  func take(_ children: [Element]) {
    self.children = children
    layout?.updateCache(&cache, subviews: subviews(Surroundings()))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    layout?.sizeThatFits(proposal: proposal, subviews: subviews(Surroundings()), cache: &cache) ?? .zero
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    // If the container has only a scroll view, the scroll view extends under bars and insets its content
    // ([described](https://www.swiftuifieldguide.com/layout/scrollview/)).
    let inner = takesSafeArea ? surroundings : surroundings.inside
    layout?.placeSubviews(in: frame, proposal: proposal, subviews: subviews(inner), cache: &cache)
  }

  private func subviews(_ surroundings: Surroundings) -> LayoutSubviews {
    let isMirrored = isRightToLeft
    return LayoutSubviews(
      all: children.map {
        LayoutSubview(element: $0, bounds: frame, surroundings: surroundings, isMirrored: isMirrored)
      },
      layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
  }
}
