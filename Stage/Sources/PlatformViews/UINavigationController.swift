public import Foundation
import ScrollPhysics

/// A bar above a screen, with its title.
///
/// The bar's height follows the content: a large title has 52 pt below the bar's 44, goes behind the bar as
/// the content scrolls, and comes down with content that is pulled, for the bar "itself stretches"
/// ([seen](https://github.com/jcavar/refresher/issues/38)). The heights are belief.
@MainActor public final class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// The screen.
  public let topViewController: UIViewController

  /// Makes a bar above a screen.
  public init(rootViewController: UIViewController) {
    topViewController = rootViewController
    super.init()
    addChild(rootViewController)
    let view = UINavigationView()
    view.owner = self
    adopt(view)
    view.addSubview(rootViewController.view)
    view.addSubview(navigationBar)
    navigationBar.owner = self
  }

  /// Whether there has been content under the bar.
  private var hasContent = false

  /// How much of the large title, in pt, has gone behind the bar.
  var collapse: CGFloat { navigationBar.largest - min(navigationBar.largest, navigationBar.height) }

  /// The title is large, or is no longer; until there is content under it, it is whole, and has its room.
  func titleModeChanged() {
    view.setNeedsLayout()
    if !hasContent { apply(navigationBar.largest, nil) }
  }

  func layOut() {
    topViewController.view.frame = view.bounds
    guard let content = scrollView(in: topViewController.view) else {
      return apply(navigationBar.largest, nil)
    }
    if content.bar !== self {
      // A scroll view that comes new has its title whole, and begins below it. Belief.
      content.bar = self
      hasContent = true
      apply(navigationBar.largest, content)
      content.adjustInsets()
    }
    contentScrolled(content)
  }

  /// The content is elsewhere: the bar ends where it begins.
  ///
  /// Belief: what somebody has added with `contentInset` stands between the two, so that the title jumps up
  /// when it is added to content that is pulled, and down when it is taken away.
  func contentScrolled(_ scrollView: UIScrollView) {
    let top = view.safeAreaInsets.top
    let start = scrollView.convert(CGPoint.zero, to: view).y - scrollView.contentInset.top
    apply(max(UINavigationBar.small, start - top), scrollView)
  }

  /// After a drag a title that has come to rest half collapsed goes on to the nearer end (belief).
  func contentRested(_ scrollView: UIScrollView) {
    let bar = navigationBar
    guard bar.prefersLargeTitles, bar.height > UINavigationBar.small, bar.height < bar.largest,
      !scrollView.isTracking
    else { return }
    let isMostlyThere = bar.height - UINavigationBar.small > UINavigationBar.title / 2
    let way = isMostlyThere ? bar.height - bar.largest : bar.height - UINavigationBar.small
    let place = scrollView.contentOffset
    scrollView.setContentOffset(CGPoint(x: place.x, y: place.y + way), animated: true)
  }

  private func apply(_ height: CGFloat, _ scrollView: UIScrollView?) {
    let bar = navigationBar
    bar.height = bar.prefersLargeTitles ? height : UINavigationBar.small
    let top = view.safeAreaInsets.top
    // Below the status bar, as UIKit's is.
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: bar.height)
    // The safe area does not grow with a pull.
    topViewController.additionalSafeAreaInsets.top = min(bar.height, bar.largest)
    scrollView?.titleChanged()
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
  /// How high it is without a large title, in pt.
  public static let small: CGFloat = 44
  /// How high the large title is, in pt.
  public static let title: CGFloat = 52

  /// Whether it has a large title.
  public var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { owner?.titleModeChanged() } }
  }
  /// The stage's own: where the bottom of the title is, in the window, in pt.
  public var titleBottom: CGFloat { convert(CGPoint(x: 0, y: frame.height), to: nil).y }

  weak var owner: UINavigationController?
  /// The stage's own: how high it is now, without the status bar, in pt.
  public internal(set) var height = UINavigationBar.small
  var largest: CGFloat {
    prefersLargeTitles ? UINavigationBar.small + UINavigationBar.title : UINavigationBar.small
  }
}

/// The view of a navigation controller.
@MainActor private final class UINavigationView: UIView, Stepping {
  weak var owner: UINavigationController?

  /// A scroll view may have come or gone.
  func step(_ seconds: Double) { owner?.layOut() }

  override func layoutSubviews() { owner?.layOut() }
  override func safeAreaInsetsDidChange() { setNeedsLayout() }
}
