public import Foundation
import ScrollPhysics

/// A bar above screens, with the title of the one in front.
///
/// A large title goes behind the bar as the content scrolls, and comes down with content that is pulled, for the bar
/// "itself stretches" ([seen](https://github.com/jcavar/refresher/issues/38)). The safe area stays until the title has
/// gone ([recorded](https://github.com/iamcgn/swiftui-web/blob/main/Fixtures/Goldens/ios/nav/scroll/frames.json)).
@MainActor public final class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The screens, of which the last one is seen.
  public private(set) var viewControllers: [UIViewController]
  /// The screen that is seen.
  public var topViewController: UIViewController? { viewControllers.last }
  /// Pops the screen when a finger swipes from the leading side.
  ///
  /// The stage has none: a test swipes anywhere.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  /// Pops the screen when a finger swipes anywhere (iOS 26).
  ///
  /// Documented: the recognizer "handles interactively popping … when a person pans horizontally in the view".
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popPan }
  /// The stage's own: called after the reader has popped a screen.
  public var popped: () -> Void = {}

  private let popPan = UIPanGestureRecognizer()
  /// The content whose scrolling the bar follows.
  private weak var content: UIScrollView?

  /// Makes a bar above a screen.
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

  /// Shows another screen, at once.
  ///
  /// [Recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md): the view of the
  /// screen before leaves the hierarchy, and comes back with a pop.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.last?.view.removeFromSuperview()
    viewControllers.append(controller)
    show(controller)
  }

  /// Shows the screen before, at once.
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

  /// A swipe towards the trailing side goes back, where there is a screen to go back to.
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

  /// How high the bar is with its title whole, in pt.
  var largest: CGFloat { navigationBar.metrics.row + (hasLargeTitle ? navigationBar.metrics.title : 0) }
  /// The stage's own: whether the title is large, whole or not.
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
  /// How much less than with its title the bar leaves to the safe area, in pt.
  var collapse: CGFloat {
    navigationBar.height > navigationBar.metrics.row ? 0 : largest - navigationBar.metrics.row
  }

  /// The title is large, or is no longer; until there is content under it, it is whole, and has its room.
  func titleModeChanged() {
    view.setNeedsLayout()
    if content == nil { apply(largest) }
  }

  func layOut() {
    guard let screen = topViewController else { return }
    screen.view.frame = view.bounds
    guard let content = scrollView(in: screen.view) else { return apply(largest) }
    if content !== self.content {
      // A scroll view that comes new has its title whole, and begins below it. Belief.
      self.content = content
      let isNew = content.bar !== self
      content.bar = self
      if isNew { apply(largest) }
      content.adjustInsets()
    }
    contentScrolled(content)
  }

  /// The content is elsewhere: the title ends where it begins.
  ///
  /// Belief: what somebody has added with `contentInset` stands between the two, so that the title jumps up
  /// when it is added to content that is pulled, and down when it is taken away.
  func contentScrolled(_ scrollView: UIScrollView) {
    guard scrollView === content else { return }
    let row = navigationBar.metrics.row
    let start = scrollView.convert(CGPoint.zero, to: view).y - scrollView.contentInset.top - search
    apply(hasLargeTitle ? max(row, start - top) : row)
  }

  /// After a drag a title that has come to rest half collapsed goes on to the nearer end (belief).
  func contentRested(_ scrollView: UIScrollView) {
    let (height, row) = (navigationBar.height, navigationBar.metrics.row)
    guard scrollView === content, hasLargeTitle, height > row, height < largest, !scrollView.isTracking else {
      return
    }
    let way = height - row > (largest - row) / 2 ? height - largest : height - row
    let place = scrollView.contentOffset
    scrollView.setContentOffset(CGPoint(x: place.x, y: place.y + way), animated: true)
  }

  /// Where the bar begins, in pt: below the status bar.
  private var top: CGFloat { max(view.safeAreaInsets.top, navigationBar.metrics.top) }
  /// How high the search field is, in pt.
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
    // The safe area grows with no pull, and has room for the title until that has gone.
    topViewController?.additionalSafeAreaInsets.top =
      top - view.safeAreaInsets.top + (height > bar.metrics.row ? largest : bar.metrics.row) + search
    content?.titleChanged()
  }

  /// The first scroll view that begins at the top of the screen, whose title it is (belief).
  private func scrollView(in view: UIView) -> UIScrollView? {
    if let found = view as? UIScrollView { return found }
    for child in view.subviews where child.frame.minY <= view.bounds.minY {
      if let found = scrollView(in: child) { return found }
    }
    return nil
  }
}

/// The bar, under the status bar, with its title.
@MainActor public final class UINavigationBar: UIView {
  /// The stage's own: the heights that bars are made with.
  public static var metrics = UINavigationBarMetrics.phone26

  /// Whether items may have large titles.
  ///
  /// Documented: "the navigation item must specify" which it has.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { owner?.titleModeChanged() } }
  }
  /// The stage's own: where the bottom of the title is, in the window, in pt.
  public var titleBottom: CGFloat { convert(CGPoint(x: 0, y: height), to: nil).y }
  /// The stage's own: whether a part of a large title is seen.
  public var showsLargeTitle: Bool { height > metrics.row }
  /// The stage's own: how high its parts are.
  public let metrics = UINavigationBar.metrics
  /// The stage's own: how high it is now, without the status bar and a search field, in pt.
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

/// The view of a navigation controller.
@MainActor private final class UINavigationView: UIView, Stepping {
  weak var owner: UINavigationController?

  /// A scroll view may have come or gone.
  func step(_ seconds: Double) { owner?.layOut() }

  override func layoutSubviews() { owner?.layOut() }
  override func safeAreaInsetsDidChange() { setNeedsLayout() }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    owner?.mayBegin(recognizer) ?? true
  }
}
