public import Foundation
import ScrollPhysics

/// A stack of screens below a navigation bar.
///
/// A large title moves behind the bar when the content scrolls up. When the content is pulled down, the
/// title moves down, because the bar "itself stretches"
/// ([observed](https://github.com/jcavar/refresher/issues/38)). The safe area keeps its size until the
/// title is hidden
/// ([recorded](https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/ios/nav/scroll/frames.json)).
@MainActor public final class UINavigationController: UIViewController {
  /// The navigation bar.
  public let navigationBar = UINavigationBar()
  /// The stack of screens; the last one is visible.
  public private(set) var viewControllers: [UIViewController]
  /// The visible screen.
  public var topViewController: UIViewController? { viewControllers.last }
  /// The recognizer of a swipe from the leading edge, always `nil` on the stage.
  ///
  /// A test uses `interactiveContentPopGestureRecognizer` instead, which recognizes a swipe anywhere.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// The recognizer of a swipe anywhere in the view that pops the screen (iOS 26).
  ///
  /// As documented, it "handles interactively popping … when a person pans horizontally in the view".
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popPan }
  /// The closure that is called after a swipe has popped a screen; UIKit has no such property.
  public var popped: () -> Void = {}

  private let popPan = UIPanGestureRecognizer()
  /// The scroll view whose offset determines the bar's height.
  private weak var content: UIScrollView?

  /// Creates a navigation controller with the first screen of the stack.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
    let view = UINavigationView()
    view.owner = self
    adopt(view)
    navigationBar.owner = self
    view.addGestureRecognizer(popPan)
    popPan.addTarget(self) { [weak self] in self?.swiped() }
    view.addSubview(navigationBar)
    show(rootViewController)
  }

  /// Pushes a screen without an animation.
  ///
  /// The view of the previous screen leaves the view hierarchy, and returns with a pop
  /// ([recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md)).
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.last?.view.removeFromSuperview()
    viewControllers.append(controller)
    show(controller)
  }

  /// Pops the visible screen without an animation.
  ///
  /// - Returns: The popped screen, or `nil` if only the first screen remains.
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.view.removeFromSuperview()
    last.navigationItem.changed = {}
    last.removeFromParent()
    if let next = viewControllers.last { show(next) }
    return last
  }

  private func show(_ controller: UIViewController) {
    addChild(controller)
    controller.navigationItem.changed = { [weak self] in self?.titleModeChanged() }
    content = nil
    view.insertSubview(controller.view, at: 0)
    titleModeChanged()
  }

  /// Whether a recognizer of this view may begin.
  ///
  /// The recognizer that pops needs a swipe to the trailing side and a previous screen.
  fileprivate func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === popPan else { return true }
    let travel = popPan.translation(in: nil)
    let way = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -travel.x : travel.x
    return viewControllers.count > 1 && way > abs(travel.y)
  }

  private func swiped() {
    guard popPan.state == .ended, abs(popPan.translation(in: nil).x) > 40 else { return }
    popViewController(animated: true)
    popped()
  }

  /// The bar's height with the complete title, in pt.
  var largest: CGFloat { navigationBar.metrics.row + (hasLargeTitle ? navigationBar.metrics.title : 0) }
  /// Whether the title is large, even if it is collapsed; UIKit has no such property.
  public var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    for controller in viewControllers.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }
  /// The large title's height, in pt, if the title is hidden, and otherwise 0.
  ///
  /// The safe area does not include a hidden title.
  var collapse: CGFloat {
    navigationBar.height > navigationBar.metrics.row ? 0 : largest - navigationBar.metrics.row
  }

  /// Updates the bar after the title has changed its size.
  ///
  /// Without a scroll view below the bar, the bar shows the complete title.
  func titleModeChanged() {
    view.setNeedsLayout()
    if content == nil { apply(largest) }
  }

  func layOut() {
    guard let screen = topViewController else { return }
    screen.view.frame = view.bounds
    guard let content = scrollView(in: screen.view) else { return apply(largest) }
    if content !== self.content {
      // Belief: above a new scroll view the title is complete, and the content begins below the title.
      self.content = content
      let isNew = content.bar !== self
      content.bar = self
      if isNew { apply(largest) }
      content.adjustInsets()
    }
    contentScrolled(content)
  }

  /// Moves the bottom of the title to the start of the content, or of SwiftUI's bars above it.
  ///
  /// Belief: an inset that code adds with `contentInset` lies between the title and the content. So while
  /// the content is pulled, the title jumps up when code adds an inset, and down when code removes it.
  func contentScrolled(_ scrollView: UIScrollView) {
    guard scrollView === content else { return }
    let row = navigationBar.metrics.row
    let between = scrollView.contentInset.top + scrollView.barsBelowTitle + search
    let start = scrollView.convert(CGPoint.zero, to: view).y - between
    let height = start - top
    if let shrunk = navigationBar.metrics.shrunk, height < row { return apply(max(shrunk, height)) }
    apply(hasLargeTitle ? max(row, height) : row)
  }

  /// Scrolls after a drag until a partly hidden title is completely visible or hidden.
  ///
  /// Belief: the nearer of the two states is chosen.
  func contentRested(_ scrollView: UIScrollView) {
    let (height, row) = (navigationBar.height, navigationBar.metrics.row)
    guard scrollView === content, hasLargeTitle, height > row, height < largest, !scrollView.isTracking else {
      return
    }
    let way = height - row > (largest - row) / 2 ? height - largest : height - row
    let place = scrollView.contentOffset
    scrollView.setContentOffset(CGPoint(x: place.x, y: place.y + way), animated: true)
  }

  /// The y coordinate of the bar's top, in pt, below the status bar.
  private var top: CGFloat { max(view.safeAreaInsets.top, navigationBar.metrics.top) }
  /// The height of the search field, in pt, or 0 without one.
  private var search: CGFloat {
    topViewController?.navigationItem.searchController == nil ? 0 : navigationBar.metrics.search
  }

  private func apply(_ height: CGFloat) {
    let bar = navigationBar
    bar.height = height
    bar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: height + (bar.metrics.holdsSearch ? search : 0))
    bar.searchBar = topViewController?.navigationItem.searchController?.searchBar
    bar.searchBar?.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: search)
    // The safe area includes the complete title until the title is hidden, so a pull does not change it.
    topViewController?.additionalSafeAreaInsets.top =
      top - view.safeAreaInsets.top + (height > bar.metrics.row ? largest : height) + search
    content?.titleChanged()
  }

  /// Returns the scroll view whose offset determines the bar's height.
  ///
  /// Belief: UIKit uses the first scroll view that begins at the top of the screen.
  private func scrollView(in view: UIView) -> UIScrollView? {
    if let found = view as? UIScrollView { return found }
    for child in view.subviews where child.frame.minY <= view.bounds.minY {
      if let found = scrollView(in: child) { return found }
    }
    return nil
  }
}

/// A navigation bar with a title, below the status bar.
@MainActor public final class UINavigationBar: UIView {
  /// The heights of bars that are created from now on; UIKit has no such property.
  public static var metrics = UINavigationBarMetrics.phone26

  /// Whether the bar shows the large titles that its items specify.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { owner?.titleModeChanged() } }
  }
  /// The y coordinate of the title's bottom in the window, in pt; UIKit has no such property.
  public var titleBottom: CGFloat { convert(CGPoint(x: 0, y: height), to: nil).y }
  /// Whether a part of a large title is visible; UIKit has no such property.
  public var showsLargeTitle: Bool { height > metrics.row }
  /// The heights of the bar's parts; UIKit has no such property.
  public let metrics = UINavigationBar.metrics
  /// The current height, in pt, without the status bar and the search field.
  ///
  /// UIKit has no such property.
  public internal(set) var height = UINavigationBar.metrics.row

  weak var owner: UINavigationController?
  var searchBar: UISearchBar? {
    didSet {
      guard searchBar !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let searchBar { addSubview(searchBar) }
    }
  }
}

@MainActor private final class UINavigationView: UIView, Stepping {
  weak var owner: UINavigationController?

  /// Lays out the bar in each frame, because a scroll view may have been added or removed.
  func step(_ seconds: Double) { owner?.layOut() }

  override func layoutSubviews() { owner?.layOut() }
  override func safeAreaInsetsDidChange() { setNeedsLayout() }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    owner?.mayBegin(recognizer) ?? true
  }
}
