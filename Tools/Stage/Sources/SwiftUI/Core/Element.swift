public import Foundation
import PlatformViews

/// What is handed down as elements are placed.
struct Surroundings {
  /// What of the element's frame bars and the like cover; only views that go on under them are told.
  var safeArea = EdgeInsets()
  /// What moves what is placed elsewhere than before.
  var animation: Animation?
  /// What of the window the nearest scroll view shows, where there is one.
  var visible: CGRect?

  /// What is handed to a view that ends where bars begin.
  var inside: Surroundings { Surroundings(animation: animation, visible: visible) }

  /// Returns the surroundings of a part of a frame: only the bars that reach into the part cover it.
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

  /// Whether nothing moves in either, and they say the same.
  func isStill(_ other: Surroundings) -> Bool {
    animation == nil && other.animation == nil && safeArea == other.safeArea && visible == other.visible
  }
}

/// A part of the layout: what has a size and a place.
///
/// Frames are in the window's coordinates, with all that is scrolled and shifted applied.
@MainActor public class Element {
  /// Where it is.
  public internal(set) var frame = CGRect.zero
  /// What it is made of.
  public internal(set) var children: [Element] = [] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
    }
  }
  /// What it is a part of.
  ///
  /// Weak references to all elements would make the counting of all references to them slow: who goes takes leave of its
  /// children instead.
  public private(set) unowned(unsafe) var parent: Element?
  /// The view that it is the layout of.
  private(set) weak var node: ViewNode?
  /// The sizes that it has chosen, few of them.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// How it was placed last, and whether nothing of it, or in it, has changed since.
  private var placed = (proposal: ProposedViewSize.unspecified, surroundings: Surroundings())
  private var isSettled = false
  private var direction: LayoutDirection?

  init(_ node: ViewNode) { self.node = node }

  isolated deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// What it is, in words: for golden tests and for looking things up.
  public var name: String { "\(type(of: self))" }
  /// What the environment is here.
  var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }
  /// Whether leading is on the right.
  final var isRightToLeft: Bool {
    if let direction { return direction == .rightToLeft }
    let direction = environment.layoutDirection
    self.direction = direction
    return direction == .rightToLeft
  }
  /// Whether it is given the whole room, bars included, and told what they cover.
  var takesSafeArea: Bool { children.count == 1 && children[0].takesSafeArea }
  /// Whether a touch on its frame is for it, and not for what is behind.
  var isTouchable: Bool { false }
  /// Which of overlapping siblings is in front.
  var zIndex: Double { 0 }
  /// The platform's view that it is.
  var platformView: UIView? { nil }
  /// What it is made of, in the order of the platform's views.
  ///
  /// The view of a background is before that of what it is behind, as
  /// [swiftui-introspect](https://github.com/siteline/swiftui-introspect) relies on.
  var platformChildren: [Element] { drawnChildren }
  /// The platform's view that those of its children are in.
  var platformContent: UIView? { platformView }
  /// What its layout's parent asks of it.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Where it says that one of its alignment guides is, or nil for the guide's usual place.
  func guide(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat? { nil }

  /// The size that it chooses.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(proposal) ?? .zero }

  /// Takes its place, and places what it is made of.
  func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    for child in children { child.place(frame, proposal, surroundings) }
  }

  /// Draws itself and what it is made of.
  func draw(_ display: inout DisplayList) {
    for child in drawnChildren { child.draw(&display) }
  }

  /// What assistive technologies find in it.
  func describe(_ tree: inout [AccessibilityElement]) {
    for child in children { child.describe(&tree) }
  }

  /// What takes a touch, from the outermost to the innermost, or nil where nothing does.
  func hit(_ point: CGPoint) -> [Element]? {
    for child in drawnChildren.reversed() {
      if let path = child.hit(point) { return [self] + path }
    }
    return isTouchable && frame.contains(point) ? [self] : nil
  }
}

extension Element {
  /// What it is made of, from back to front.
  final var drawnChildren: [Element] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map(\.1)
  }

  /// The size that it chooses; asked for once as long as nothing in it changes.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = sizeThatFits(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// Forgets sizes, here and further out.
  final func invalidateSizes() {
    sizes = []
    direction = nil
    unsettle(forgetsSizes: true)
    node?.stage?.setNeedsLayout()
  }

  /// Has it laid out anew in the next layout, be its frame another or not.
  ///
  /// What it is in neither has asked for its size nor placed it where that has forgotten both.
  final func unsettle(forgetsSizes: Bool = false) {
    isSettled = false
    var outer = parent
    while let element = outer, element.isSettled || forgetsSizes && !element.sizes.isEmpty {
      if forgetsSizes { element.sizes = [] }
      element.isSettled = false
      outer = element.parent
    }
  }

  /// Gives it a frame; where that and all that it depends on are as before, there is nothing to do.
  final func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    if isSettled, frame == self.frame, proposal == placed.proposal, surroundings.isStill(placed.surroundings)
    {
      return
    }
    // Before: what changes in the middle of its layout has it laid out again.
    isSettled = true
    self.frame = frame
    placed = (proposal, surroundings)
    layOut(proposal, surroundings)
  }

  /// Its frame in the layout: where it goes on under bars, without what they cover (`LayoutProbes.layersOfAScrollViewEndAtTheSafeArea`).
  final var layoutFrame: CGRect {
    takesSafeArea ? placed.surroundings.safeArea.inset(frame, isRightToLeft: isRightToLeft) : frame
  }

  /// Gives a child the place in a rectangle that an alignment says, in the size that it chooses.
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

  /// A size with the element's own guides.
  final func dimensions(in size: CGSize) -> ViewDimensions {
    ViewDimensions(size: size) { [self] in guide($0, in: size) }
  }

  /// Calls a closure with the element and everything in it, from back to front.
  public final func visit(_ body: (Element) -> Void) {
    body(self)
    for child in drawnChildren { child.visit(body) }
  }

  /// The element and those that it is a part of, outwards.
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
  /// The first result that is not nil.
  ///
  /// That of `lazy.compactMap` is found twice: in a recursion, once more for each level.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
