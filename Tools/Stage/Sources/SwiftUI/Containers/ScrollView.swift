import Combine
public import Foundation
public import PlatformViews

/// A view with content that the user can scroll.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.content = content()
  }

  func update(_ node: ViewNode) {
    let element = node.remembered { ScrollElement(node) }
    element.take(axes)
    // Several views in the content form a column, in a horizontal scroll view as well (recorded facts
    // `scroll-children-vertical`, `scroll-children-horizontal`).
    let stack = StackLayout(.vertical, .center, nil)
    let view = LayoutContainer(layout: AnyLayout(stack), content: content)
    node.children = [node.resolve(view, in: node.children.first) { $0.isList = false }]
  }

  func assemble(_ node: ViewNode) {
    guard let element = node.memory as? ScrollElement else { return }
    element.children = node.children.flatMap(\.elements)
    node.elements = [element]
  }
}

/// The element of a scroll view.
///
/// It lays out the content, and sets the properties of the platform scroll view. Along a scroll axis, the
/// content has its ideal length, and the scroll view has the proposed length. Across the axes, the content
/// is proposed the room inside the safe area, and the scroll view is as long as its content (recorded facts
/// `scroll-narrow-content`, `scroll-wide-content`, `scroll-horizontal`). The content begins at the top, and
/// at the leading side: at the right in a right-to-left layout (checked by `ScrollProbes`).
@MainActor public class ScrollElement: Element {
  /// The platform scroll view that performs the scrolling.
  public let view: UIScrollView
  private(set) var axes = Axis.Set.vertical
  private var isPlaced = false
  /// The axes for which the stage last set the platform scroll view to always bounce.
  var bounces: Axis.Set?
  /// The width of the content minus the width of the viewport, in pt; at least 0.
  private var excess: CGFloat = 0
  private var token: AnyCancellable?

  override init(_ node: ViewNode) {
    view = node.environment.isList ? UICollectionView() : UIScrollView()
    super.init(node)
    token = view.publisher(for: \.contentOffset, options: []).sink { [weak self] _ in
      self?.unsettle()
      self?.node?.stage?.setNeedsLayout()
    }
  }

  public override var name: String { "ScrollView" }
  override var takesSafeArea: Bool { true }
  override var isTouchable: Bool { true }
  override var platformView: UIView? { view }

  /// Sets the axes, and the platform properties that SwiftUI controls.
  ///
  /// Belief: SwiftUI sets these properties in its updates (see `PlatformScrollProbes`).
  func take(_ axes: Axis.Set) {
    self.axes = axes
    takeTargetBehavior()
    let habits = node?.stage?.habits ?? []
    if environment.refresh == nil {
      if view.refreshControl is HostedRefreshControl { view.refreshControl = nil }
    } else if !isPlaced || habits.contains(.restoresRefreshControl),
      !(view.refreshControl is HostedRefreshControl)
    {
      view.refreshControl = HostedRefreshControl(self)
    }
    bounce()
    if habits.contains(.restoresProperties) { view.contentInset = .zero }
    if habits.contains(.restoresTopInset) { view.contentInset.top = 0 }
    if habits.contains(.restoresBottomInset) { view.contentInset.bottom = 0 }
  }

  /// The distance that the content is scrolled from its start, in pt.
  public var offset: CGPoint {
    CGPoint(
      x: view.contentOffset.x + view.adjustedContentInset.left,
      y: view.contentOffset.y + view.adjustedContentInset.top)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let margins = environment.scrollContentMargins
    let content = children.first?.size(inner(proposal, margins)) ?? .zero
    let (width, height) = (content.width + margins.horizontal, content.height + margins.vertical)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  /// Returns the proposal for the content.
  ///
  /// It has no length along the axes, and the inset length across them.
  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - insets.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    let insets = surroundings.safeArea + environment.scrollContentMargins
    let room = insets.inset(frame, isRightToLeft: isRightToLeft)
    if view.frame.size != frame.size { view.frame.size = frame.size }
    view.barsBelowTitle = min(surroundings.addedBars, insets.top)
    view.safeAreaOverride = UIEdgeInsets(
      top: insets.top, left: room.minX - frame.minX, bottom: insets.bottom, right: frame.maxX - room.maxX)
    guard let content = children.first else { return }
    let proposal = inner(
      ProposedViewSize(width: proposal.width ?? frame.width, height: proposal.height ?? frame.height), insets)
    let size = content.size(proposal)
    measured(
      CGSize(
        width: axes.contains(.horizontal) ? size.width : min(size.width, room.width),
        height: axes.contains(.vertical) ? size.height : min(size.height, room.height)))
    var origin = CGPoint(x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y)
    if !axes.contains(.horizontal) { origin.x = room.minX + (room.width - size.width) / 2 - offset.x }
    if axes == .horizontal { origin.y = room.minY + (room.height - size.height) / 2 - offset.y }
    var inside = surroundings.inside
    inside.visible = surroundings.visible.map { $0.intersection(frame) } ?? frame
    content.place(CGRect(origin: origin, size: size), proposal, inside)
  }

  /// Sets the content size and corrects the offset.
  ///
  /// The first layout scrolls to the start of the content. Later changes of the content size keep the
  /// distance from the start.
  private func measured(_ size: CGSize) {
    let runsBackwards = isRightToLeft && axes.contains(.horizontal)
    let lengthening = size.height - view.contentSize.height
    if view.contentSize != size { view.contentSize = size }
    let insets = view.adjustedContentInset
    let end = max(-insets.left, size.width + insets.right - frame.width)
    // Only a change of the content's width moves the offset, and only in a right-to-left layout. A change of
    // the insets does not move it.
    let change = max(0, size.width - frame.width) - excess
    excess = max(0, size.width - frame.width)
    if isPlaced, lengthening != 0, anchorsSizeChanges { view.contentOffset.y += lengthening }
    if !isPlaced {
      isPlaced = true
      view.contentOffset = CGPoint(x: runsBackwards ? end : -insets.left, y: -insets.top)
    } else if runsBackwards, change != 0 {
      view.contentOffset.x += change
    }
  }

  /// Whether a change of the content's height is treated as a change above the viewport.
  ///
  /// See `Habits.anchorsSizeChanges`. At the top of the content the value is false.
  private var anchorsSizeChanges: Bool {
    guard node?.stage?.habits.contains(.anchorsSizeChanges) == true else { return false }
    return environment.sizeChangesAnchor == nil && axes.contains(.vertical) && offset.y > 0
  }

  override func hit(_ point: CGPoint) -> [Element]? { frame.contains(point) ? super.hit(point) : nil }

  /// Appends a container that assistive technologies can scroll.
  ///
  /// Belief: such a scroll moves the content by one page. At the edge of the content it fails.
  override func describe(_ tree: inout [AccessibilityElement]) {
    var inner: [AccessibilityElement] = []
    super.describe(&inner)
    var element = AccessibilityElement(inner, frame: frame)
    element.scroll = { [weak self] edge in self?.scrollByPage(to: edge) ?? false }
    tree.append(element)
  }

  private func scrollByPage(to edge: Edge) -> Bool {
    let (insets, size) = (view.adjustedContentInset, view.contentSize)
    let room = CGSize(
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    var place = view.contentOffset
    switch edge {
    case .top: place.y -= room.height
    case .bottom: place.y += room.height
    case .leading: place.x += isRightToLeft ? room.width : -room.width
    case .trailing: place.x += isRightToLeft ? -room.width : room.width
    }
    let far = CGPoint(
      x: max(-insets.left, size.width + insets.right - frame.width),
      y: max(-insets.top, size.height + insets.bottom - frame.height))
    place.x = min(max(place.x, -insets.left), far.x)
    place.y = min(max(place.y, -insets.top), far.y)
    guard abs(place.x - view.contentOffset.x) >= 1 || abs(place.y - view.contentOffset.y) >= 1 else {
      return false
    }
    view.setContentOffset(place, animated: true)
    return true
  }

  override func draw(_ display: inout DisplayList) {
    let origin = CGPoint(x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y)
    let place = "\(Double(origin.x).brief(1)) \(Double(origin.y).brief(1))"
    display.part("ScrollView, its content at \(place),", frame, clips: true) { display in
      display.with(.origin(origin)) { super.draw(&$0) }
    }
  }
}

/// The refresh control of a scroll view with a `refreshable(action:)` modifier.
///
/// Documented: scroll views have this control on iOS and iPadOS.
final class HostedRefreshControl: UIRefreshControl {
  init(_ element: ScrollElement) {
    super.init(frame: .zero)
    let action = UIAction { [weak self, weak element] _ in
      guard let action = element?.environment.refresh else { return }
      Task {
        await action()
        self?.endRefreshing()
      }
    }
    addAction(action, for: .valueChanged)
  }
}

/// The parts of a scroll view that a content margin can apply to.
public struct ContentMarginPlacement: Sendable {
  /// The scrollable content; the scroll indicators are not inset.
  public static let scrollContent = ContentMarginPlacement()
}

extension View {
  /// Documented: adds margins to the content of all scroll views in this view, including nested ones.
  public func contentMargins(
    _ edges: Edge.Set, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { $0 = $0 + EdgeInsets(edges, length ?? 0) }
  }
}

extension EnvironmentValues {
  /// The margins around the content of scroll views, in pt.
  var scrollContentMargins: EdgeInsets {
    get { self[or: EdgeInsets()] }
    set { self[or: EdgeInsets()] = newValue }
  }
  /// Whether the scroll view is the scroll view of a `List`.
  var isList: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
  /// The anchor that stays in place when the content size changes, or `nil` without one.
  var sizeChangesAnchor: UnitPoint? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

/// The purpose of a scroll anchor, such as keeping content in place during size changes.
public struct ScrollAnchorRole: Hashable, Sendable {
  /// A change in the size of the content or of the scroll view.
  public static let sizeChanges = ScrollAnchorRole()
}

extension View {
  /// Documented: sets the anchor that scroll views in this view use in one situation.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environment(\.sizeChangesAnchor, anchor)
  }
}
