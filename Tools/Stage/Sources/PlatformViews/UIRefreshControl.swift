public import Foundation
import ScrollPhysics

/// What a control does of itself.
@MainActor open class UIControl: UIView {
  /// What has happened.
  public enum Event: Sendable { case valueChanged }

  private var actions: [UIAction] = []

  /// Performs an action whenever something has happened.
  public func addAction(_ action: UIAction, for event: Event) { actions.append(action) }

  /// Performs the actions.
  func sendActions(for event: Event) {
    for action in actions { action.handler(action) }
  }
}

/// Something to do.
@MainActor public final class UIAction {
  let handler: @MainActor (UIAction) -> Void

  /// Makes an action.
  public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

/// The system's own pull to refresh.
///
/// Belief: it begins while the finger is down, once the content is pulled by 100 pt, and that is felt; it is held open by 60 pt
/// from the lift on. [Seen](https://github.com/lionheart/openradar-mirror/issues/19022): they are added to
/// `contentInset`.
@MainActor open class UIRefreshControl: UIControl {
  /// How far, in pt, is far enough.
  public static let threshold: CGFloat = 100
  /// How high it is, in pt.
  public static let height: CGFloat = 60

  /// Whether it refreshes.
  public private(set) var isRefreshing = false
  private weak var scrollView: UIScrollView?
  private var isOpen = false
  private var isSpent = false

  /// Makes a control that is in no scroll view.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Shows that a refresh goes on that code has started.
  ///
  /// Recorded (`refresh-begin`): the adjusted inset grows by the control's height, and nothing scrolls.
  open func beginRefreshing() {
    guard !isRefreshing, let scrollView else { return }
    isRefreshing = true
    open(scrollView)
  }

  /// Shows that the refresh is over.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    close()
  }

  /// The content is elsewhere.
  func scrolled(_ scrollView: UIScrollView) {
    place(in: scrollView)
    guard scrollView.isDragging, !isRefreshing, !isSpent, pull(of: scrollView) >= UIRefreshControl.threshold
    else { return }
    isRefreshing = true
    isSpent = true
    UIFeedbackLog.entries.append(.impact(.medium))
    sendActions(for: .valueChanged)
  }

  /// The finger is lifting.
  func lifted(_ scrollView: UIScrollView) {
    isSpent = false
    if isRefreshing { open(scrollView) }
  }

  /// It has come into a scroll view.
  func enter(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  /// It goes, with its insets.
  func leave() {
    isRefreshing = false
    close()
    scrollView = nil
  }

  /// Stays at the viewport's top while content is pulled down, and otherwise at the content's top, behind it.
  ///
  /// Recorded: `refresh-place-at-rest`, `refresh-place-pulled`.
  func place(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset.top - (isOpen ? UIRefreshControl.height : 0)
    frame = CGRect(
      x: 0, y: min(0, scrollView.contentOffset.y + inset), width: scrollView.frame.width,
      height: UIRefreshControl.height)
  }

  private func pull(of scrollView: UIScrollView) -> CGFloat {
    scrollView.physics.range.y.lowerBound - scrollView.contentOffset.y
  }

  private func open(_ scrollView: UIScrollView) {
    guard !isOpen else { return }
    isOpen = true
    let place = scrollView.contentOffset
    scrollView.contentInset.top += UIRefreshControl.height
    scrollView.contentOffset = place
  }

  private func close() {
    guard isOpen, let scrollView else { return }
    isOpen = false
    let place = scrollView.contentOffset
    scrollView.contentInset.top -= UIRefreshControl.height
    guard !scrollView.isDragging else { return }
    scrollView.contentOffset = place
    scrollView.physics.settle()
  }
}

extension UIScrollView {
  func refreshControlChanged(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.leave()
    old?.removeFromSuperview()
    guard let refreshControl else { return }
    refreshControl.enter(self)
    insertSubview(refreshControl, at: 0)
    refreshControl.place(in: self)
  }
}
