import Combine
public import Foundation
public import PlatformViews

/// A view that scrolls what is in it.
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
    // Several views make a column, along each axis (recorded: `scroll-children-vertical`, `scroll-children-horizontal`).
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

/// The layout of a scroll view.
///
/// Its content is proposed the room that the safe area leaves, and its ideal extent along the axes. It begins at the
/// start edge: at the top, and at the left or in a right-to-left layout at the right (`ScrollProbes`). Along its axes a
/// scroll view takes what is proposed; across them it is as long as its content (recorded: `scroll-narrow-content`,
/// `scroll-wide-content`, `scroll-horizontal`).
@MainActor public class ScrollElement: Element {
  /// The platform's scroll view.
  public let view: UIScrollView
  private(set) var axes = Axis.Set.vertical
  private var isPlaced = false
  /// The axes along which content that fits bounces, too, as SwiftUI has set them.
  var bounces: Axis.Set?
  /// By how much the content is wider than the viewport, in pt.
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

  /// Belief: SwiftUI sets its own properties of the scroll view in updates (`PlatformScrollProbes`).
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

  /// How far the content is scrolled from where it rests at the start, in pt.
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

  /// Returns what the content is proposed: what insets leave across the axes, and nothing along them.
  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - insets.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - insets.vertical) })
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    let insets = surroundings.safeArea + environment.scrollContentMargins
    let room = insets.inset(frame, isRightToLeft: isRightToLeft)
    if view.frame.size != frame.size { view.frame.size = frame.size }
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

  /// The content has a size; it starts at its start edge, and stays where it is from there.
  private func measured(_ size: CGSize) {
    let runsBackwards = isRightToLeft && axes.contains(.horizontal)
    let lengthening = size.height - view.contentSize.height
    if view.contentSize != size { view.contentSize = size }
    let insets = view.adjustedContentInset
    let end = max(-insets.left, size.width + insets.right - frame.width)
    // Insets move nothing, whichever way the content runs.
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

  /// Whether SwiftUI takes what is new for content above what is seen: only where something is above.
  private var anchorsSizeChanges: Bool {
    guard node?.stage?.habits.contains(.anchorsSizeChanges) == true else { return false }
    return environment.sizeChangesAnchor == nil && axes.contains(.vertical) && offset.y > 0
  }

  override func hit(_ point: CGPoint) -> [Element]? { frame.contains(point) ? super.hit(point) : nil }

  /// Belief: a scroll view scrolls by a page, and declines at its edge.
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

/// The refresh control that SwiftUI gives a scroll view whose environment has a refresh action.
///
/// Documented for iOS and iPadOS.
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

/// What content margins are for.
public struct ContentMarginPlacement: Sendable {
  /// The content, and not the scroll bars.
  public static let scrollContent = ContentMarginPlacement()
}

extension View {
  /// Documented: margins of all scroll views in this view, those in other ones included.
  public func contentMargins(
    _ edges: Edge.Set, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { $0 = $0 + EdgeInsets(edges, length ?? 0) }
  }
}

extension EnvironmentValues {
  /// What surrounds the content of scroll views, in pt.
  var scrollContentMargins: EdgeInsets {
    get { self[or: EdgeInsets()] }
    set { self[or: EdgeInsets()] = newValue }
  }
  /// Whether a scroll view is a list's.
  var isList: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
  /// What stays in place when a scroll view's content changes its size, if anything was said.
  var sizeChangesAnchor: UnitPoint? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  /// How the offset is adjusted when the content's size, or the scroll view's, changes.
  public static let sizeChanges = ScrollAnchorRole()
}

extension View {
  /// Documented: sets the anchor of the scroll views in this view for a role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    environment(\.sizeChangesAnchor, anchor)
  }
}
