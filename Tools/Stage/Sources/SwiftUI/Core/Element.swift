public import Foundation
import PlatformViews

/// The values that a parent passes to its children during a layout pass.
struct Surroundings {
  /// The safe area insets of the element's frame.
  ///
  /// Zero for views that stay inside the safe area.
  var safeArea = EdgeInsets()
  /// The animation of elements whose frame changes in this layout pass.
  var animation: Animation?
  /// The rectangle of the window that the nearest scroll view shows.
  ///
  /// `nil` outside of scroll views.
  var visible: CGRect?

  /// The surroundings without safe area insets, for a view that ends at the bars.
  var inside: Surroundings { Surroundings(animation: animation, visible: visible) }

  /// Returns the surroundings of a part of a frame.
  ///
  /// The part keeps only the insets of bars that reach into it.
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

  /// Whether both surroundings are equal and neither has an animation.
  func isStill(_ other: Surroundings) -> Bool {
    animation == nil && other.animation == nil && safeArea == other.safeArea && visible == other.visible
  }
}

/// A node of the layout tree, with a size and a frame.
///
/// Frames are in window coordinates, after scrolling and offsets.
@MainActor public class Element {
  /// The element's frame, in window coordinates.
  public internal(set) var frame = CGRect.zero
  /// The child elements.
  public internal(set) var children: [Element] = [] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
    }
  }
  /// The element that contains this one.
  ///
  /// The reference is unowned, because weak references to every element would slow down reference counting.
  /// A deallocated element sets the `parent` of its children to `nil`.
  public private(set) unowned(unsafe) var parent: Element?
  /// The view node that made the element.
  private(set) weak var node: ViewNode?
  /// The chosen sizes by proposal, since the last invalidation.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The proposal and surroundings of the last layout.
  ///
  /// They are valid while `isSettled` is true.
  private var placed = (proposal: ProposedViewSize.unspecified, surroundings: Surroundings())
  private var isSettled = false
  private var direction: LayoutDirection?

  init(_ node: ViewNode) { self.node = node }

  isolated deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// The element's kind as text, for golden tests and searches.
  public var name: String { "\(type(of: self))" }
  var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }
  /// Whether the layout direction is right to left.
  final var isRightToLeft: Bool {
    if let direction { return direction == .rightToLeft }
    let direction = environment.layoutDirection
    self.direction = direction
    return direction == .rightToLeft
  }
  /// Whether the element gets the full frame, bars included, with the safe area as insets.
  var takesSafeArea: Bool { children.count == 1 && children[0].takesSafeArea }
  /// Whether the element receives touches in its frame.
  var isTouchable: Bool { false }
  /// The order among overlapping siblings; the highest value is in front.
  var zIndex: Double { 0 }
  /// The platform view of the element, if it has one.
  var platformView: UIView? { nil }
  /// The children in the order of their platform views.
  ///
  /// The view of a background comes before the view in front of it.
  /// [swiftui-introspect](https://github.com/siteline/swiftui-introspect) relies on this order.
  var platformChildren: [Element] { drawnChildren }
  /// The platform view that contains the platform views of the children.
  var platformContent: UIView? { platformView }
  /// Returns the value of a layout key that the element sets for its parent.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Returns the position of an alignment guide, or `nil` for the default position.
  func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? { nil }

  /// Returns the size that the element chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(proposal) ?? .zero }

  /// Places the children; `frame` is already set.
  func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    for child in children { child.place(frame, proposal, surroundings) }
  }

  /// Draws the element and its children.
  func draw(_ display: inout DisplayList) {
    for child in drawnChildren { child.draw(&display) }
  }

  /// Adds the accessibility elements of this element.
  func describe(_ tree: inout [AccessibilityElement]) {
    for child in children { child.describe(&tree) }
  }

  /// Returns the path from this element to the touched element, outermost first.
  ///
  /// - Returns: The path, or `nil` if no element takes the touch.
  func hit(_ point: CGPoint) -> [Element]? {
    for child in drawnChildren.reversed() {
      if let path = child.hit(point) { return [self] + path }
    }
    return isTouchable && frame.contains(point) ? [self] : nil
  }
}

extension Element {
  /// The children from back to front.
  final var drawnChildren: [Element] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map(\.1)
  }

  /// Returns the chosen size, cached until the element is invalidated.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = sizeThatFits(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Removes the cached sizes of this element and of its ancestors.
  final func invalidateSizes() {
    sizes = []
    direction = nil
    unsettle(forgetsSizes: true)
    node?.stage?.setNeedsLayout()
  }

  /// Marks the element for the next layout, even if its frame does not change.
  ///
  /// The walk ends at an ancestor that is already marked and has no cached sizes. The parent of that
  /// ancestor has neither measured nor placed it since.
  final func unsettle(forgetsSizes: Bool = false) {
    isSettled = false
    var outer = parent
    while let element = outer, element.isSettled || forgetsSizes && !element.sizes.isEmpty {
      if forgetsSizes { element.sizes = [] }
      element.isSettled = false
      outer = element.parent
    }
  }

  /// Sets the frame and lays out the element.
  ///
  /// Does nothing if the frame, the proposal, the surroundings and the element are unchanged.
  final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    if isSettled, frame == self.frame, proposal == placed.proposal, surroundings.isStill(placed.surroundings)
    {
      return
    }
    // Set before the layout, because a change during the layout must cause another layout.
    isSettled = true
    self.frame = frame
    placed = (proposal, surroundings)
    layOut(proposal, surroundings)
  }

  /// The frame in the layout, without the parts under bars.
  ///
  /// Only an element with `takesSafeArea` extends under bars
  /// (`LayoutProbes.layersOfAScrollViewEndAtTheSafeArea`).
  final var layoutFrame: CGRect {
    takesSafeArea ? placed.surroundings.safeArea.inset(frame, isRightToLeft: isRightToLeft) : frame
  }

  /// Places a child in a rectangle by an alignment, in the child's chosen size.
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

  /// Returns the dimensions of a size with the element's alignment guides.
  final func dimensions(in size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [self] in guide($0, in: size) }
  }

  /// Calls a closure for the element and all descendants, from back to front.
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
  /// Returns the first result that is not `nil`.
  ///
  /// `lazy.compactMap(_:).first` calls the transform of the match twice. In a recursion, that doubles the
  /// calls at each level.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
