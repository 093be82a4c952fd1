public import Foundation
import PlatformViews

/// The values that a parent passes to its children during a layout pass.
struct Surroundings {
  /// The safe area insets that overlap the element's frame.
  ///
  /// They are zero if the frame is entirely inside the safe area.
  var safeArea = EdgeInsets()
  /// The part of the top inset, in pt, that bars added by views cover.
  var addedBars: CGFloat = 0
  /// The animation for elements whose frame changes in this layout pass.
  var animation: Animation?
  /// The visible rectangle of the nearest enclosing scroll view, in window coordinates.
  ///
  /// The value is `nil` outside of scroll views.
  var visible: CGRect?

  /// A copy without safe area insets, for a child whose frame ends at the bars.
  var inside: Surroundings { Surroundings(animation: animation, visible: visible) }

  /// Returns the surroundings for `part`, a rectangle inside `frame`.
  ///
  /// The result has an inset only for a bar that overlaps `part`.
  func within(_ frame: CGRect, _ part: CGRect, isRightToLeft: Bool) -> Surroundings {
    if part == frame || safeArea == EdgeInsets() { return self }
    let room = safeArea.inset(frame, isRightToLeft: isRightToLeft)
    func cover(_ length: CGFloat, _ overlap: CGFloat) -> CGFloat { min(length, max(0, overlap)) }
    let (before, after) = (room.minX - part.minX, part.maxX - room.maxX)
    var result = self
    result.safeArea = EdgeInsets(
      top: cover(safeArea.top, room.minY - part.minY),
      leading: cover(safeArea.leading, isRightToLeft ? after : before),
      bottom: cover(safeArea.bottom, part.maxY - room.maxY),
      trailing: cover(safeArea.trailing, isRightToLeft ? before : after))
    return result
  }

  /// Whether the two values are equal and neither has an animation.
  func isStill(_ other: Surroundings) -> Bool {
    animation == nil && other.animation == nil && safeArea == other.safeArea && visible == other.visible
      && addedBars == other.addedBars
  }
}

/// A node of the layout tree, with a size and a frame.
///
/// Its frame is in window coordinates, and includes scrolling and offsets.
@MainActor public class Element {
  /// The element's frame, in window coordinates.
  public internal(set) var frame = CGRect.zero
  /// The child elements; `drawnChildren` has them from back to front.
  public internal(set) var children: [Element] = [] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
    }
  }
  /// The element that contains this element.
  ///
  /// The reference is unowned, because weak references to every element would slow down reference counting.
  /// A deallocated element sets the `parent` of its children to `nil`.
  public private(set) unowned(unsafe) var parent: Element?
  /// The node of the view that this element belongs to.
  final var node: ViewNode? { place.object }
  private let place: Backreference<ViewNode>
  /// The cached results of `sizeThatFits(_:)`, by proposal.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The arguments of the last `place(_:_:_:)` call.
  ///
  /// They are valid while `isSettled` is true.
  private var placed = (proposal: ProposedViewSize.unspecified, surroundings: Surroundings())
  private var isSettled = false
  private var direction: LayoutDirection?

  init(_ node: ViewNode) { place = node.reference }

  isolated deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// The kind of the element, for searches and for the texts that tests compare.
  public var name: String { "\(type(of: self))" }
  var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }
  /// Whether the layout direction is right to left.
  final var isRightToLeft: Bool {
    if let direction { return direction == .rightToLeft }
    let direction = environment.layoutDirection
    self.direction = direction
    return direction == .rightToLeft
  }
  /// Whether the element's frame may extend under bars.
  ///
  /// Such an element gets the full frame and the safe area insets. All remaining elements end at the bars.
  var takesSafeArea: Bool { children.count == 1 && children[0].takesSafeArea }
  /// Whether the element receives touches in its frame.
  var isTouchable: Bool { false }
  /// The order among overlapping siblings; the highest value is in front.
  var zIndex: Double { 0 }
  /// The platform view that represents the element in the view hierarchy, if any.
  var platformView: UIView? { nil }
  /// The children in the order of their platform views, from back to front.
  ///
  /// The platform view of a background comes before the platform view of its content.
  /// [swiftui-introspect](https://github.com/siteline/swiftui-introspect) relies on this order.
  var platformChildren: [Element] { drawnChildren }
  /// The platform view whose subviews are the platform views of the children.
  var platformContent: UIView? { platformView }
  /// Returns the value that the element passes to its parent's layout for a key.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Returns the explicit position of an alignment guide, or `nil` for the default position.
  func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? { nil }

  /// Returns the size that the element chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(proposal) ?? .zero }

  /// Places the children inside the element's frame, which is already set.
  func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    for child in children { child.place(frame, proposal, surroundings) }
  }

  /// Draws the element and its children.
  func draw(_ display: inout DisplayList) {
    for child in drawnChildren { child.draw(&display) }
  }

  /// Appends the accessibility elements of this element and its children.
  func describe(_ tree: inout [AccessibilityElement]) {
    for child in children { child.describe(&tree) }
  }

  /// Performs a hit test at a point, in window coordinates.
  ///
  /// - Returns: The path from this element to the touched element, outermost first. `nil` if no element
  ///   receives the touch.
  func hit(_ point: CGPoint) -> [Element]? {
    for child in drawnChildren.reversed() {
      if let path = child.hit(point) { return [self] + path }
    }
    return isTouchable && frame.contains(point) ? [self] : nil
  }
}

extension Element {
  /// The children in drawing order, from back to front.
  final var drawnChildren: [Element] {
    guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map(\.1)
  }

  /// Returns the size that the element chooses for a proposal.
  ///
  /// The result is cached until the element is invalidated.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = sizeThatFits(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Removes the cached sizes of this element and its ancestors, and requests a layout.
  final func invalidateSizes() {
    sizes = []
    direction = nil
    unsettle(forgetsSizes: true)
    node?.stage?.setNeedsLayout()
  }

  /// Marks the element and its ancestors for the next layout.
  ///
  /// They are then laid out even if their frames do not change. With `forgetsSizes`, the ancestors also
  /// lose their cached sizes. The loop ends at the first ancestor that has nothing to reset, because the
  /// ancestors above it were reset before.
  final func unsettle(forgetsSizes: Bool = false) {
    isSettled = false
    var outer = parent
    while let element = outer, element.isSettled || forgetsSizes && !element.sizes.isEmpty {
      if forgetsSizes { element.sizes = [] }
      element.isSettled = false
      outer = element.parent
    }
  }

  /// Sets the frame and lays out the children.
  ///
  /// Returns early if the arguments are the same as before and the element was not invalidated.
  final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    if isSettled, frame == self.frame, proposal == placed.proposal, surroundings.isStill(placed.surroundings)
    {
      return
    }
    // `isSettled` is set before the layout, because a change during the layout must cause another layout.
    isSettled = true
    self.frame = frame
    placed = (proposal, surroundings)
    layOut(proposal, surroundings)
  }

  /// The frame that ends at the bars.
  ///
  /// It differs from `frame` only for an element that extends under bars, see `takesSafeArea` (checked by
  /// `LayoutProbes.layersOfAScrollViewEndAtTheSafeArea`).
  final var layoutFrame: CGRect {
    takesSafeArea ? placed.surroundings.safeArea.inset(frame, isRightToLeft: isRightToLeft) : frame
  }

  /// Places a child in its chosen size, aligned inside a rectangle.
  final func align(
    _ child: Element, in bounds: CGRect, _ alignment: Alignment, _ proposal: ProposedViewSize,
    _ surroundings: Surroundings, outer: ViewDimensions? = nil
  ) {
    let inner = child.dimensions(in: child.size(proposal))
    let outer = outer ?? ViewDimensions(size: bounds.size)
    var x = outer[alignment.horizontal] - inner[alignment.horizontal]
    if isRightToLeft { x = bounds.width - x - inner.width }
    let y = outer[alignment.vertical] - inner[alignment.vertical]
    let frame = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: inner.width, height: inner.height)
    child.place(frame, proposal, surroundings.within(bounds, frame, isRightToLeft: isRightToLeft))
  }

  /// Returns `size` together with the element's alignment guides at that size.
  final func dimensions(in size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [self] in guide($0, in: size) }
  }

  /// Calls a closure for this element and all its descendants, from back to front.
  public final func visit(_ body: (Element) -> Void) {
    body(self)
    for child in drawnChildren { child.visit(body) }
  }

  /// The element and its ancestors, innermost first.
  public final var ancestry: [Element] {
    var result: [Element] = []
    var next: Element? = self
    while let element = next {
      result.append(element)
      next = element.parent
    }
    return result
  }
}

extension Sequence {
  /// Returns the first result of the closure that is not `nil`.
  ///
  /// `lazy.compactMap(_:).first` would call the closure twice for the matching element. In a recursive
  /// search, that doubles the number of calls at each level.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
