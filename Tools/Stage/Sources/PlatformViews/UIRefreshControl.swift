public import Foundation
import ScrollPhysics

/// A view that performs actions for its events.
@MainActor open class UIControl: UIView {
  /// The events of a control.
  ///
  /// The project uses only `valueChanged`.
  public enum Event: Sendable { case valueChanged }

  private var actions: [UIAction] = []

  /// Adds an action for an event.
  public func addAction(_ action: UIAction, for event: Event) { actions.append(action) }

  /// Performs all actions of the control.
  func sendActions(for event: Event) {
    for action in actions { action.handler(action) }
  }
}

/// A closure that a control performs for an event.
@MainActor public final class UIAction {
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action that calls a closure.
  public init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

/// The system's control for pull to refresh.
///
/// Belief: the control starts with a haptic when a finger has pulled the content by 100 pt. When the
/// finger lifts, the control opens a gap of 60 pt. The gap is a part of `contentInset`, as
/// [observed](https://github.com/lionheart/openradar-mirror/issues/19022).
@MainActor open class UIRefreshControl: UIControl {
  /// The overscroll that starts a refresh, in pt.
  public static let threshold: CGFloat = 100
  /// The height of the control, in pt.
  public static let height: CGFloat = 60

  /// Whether the control is refreshing.
  public private(set) var isRefreshing = false
  private weak var scrollView: UIScrollView?
  private var isOpen = false
  private var isSpent = false

  /// Creates a control without a scroll view.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Starts refreshing from code, without performing the actions.
  ///
  /// The adjusted inset grows by the control's height, and the content offset stays the same (recorded as
  /// `refresh-begin` in `RecordedFacts.json`).
  open func beginRefreshing() {
    guard !isRefreshing, let scrollView else { return }
    isRefreshing = true
    open(scrollView)
  }

  /// Ends refreshing, and closes the gap.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    close()
  }

  /// Moves the control after a change of the content offset, and starts a refresh at the threshold.
  func scrolled(_ scrollView: UIScrollView) {
    place(in: scrollView)
    guard scrollView.isDragging, !isRefreshing, !isSpent, pull(of: scrollView) >= UIRefreshControl.threshold
    else { return }
    isRefreshing = true
    isSpent = true
    UIFeedbackLog.entries.append(.impact(.medium))
    sendActions(for: .valueChanged)
  }

  /// Opens the gap if the control is refreshing when the finger lifts.
  func lifted(_ scrollView: UIScrollView) {
    isSpent = false
    if isRefreshing { open(scrollView) }
  }

  /// Attaches the control to a scroll view.
  func enter(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  /// Detaches the control, and closes its gap.
  func leave() {
    isRefreshing = false
    close()
    scrollView = nil
  }

  /// Places the control at the top of the viewport during a pull.
  ///
  /// Otherwise the control is behind the top of the content (recorded as `refresh-place-at-rest` and
  /// `refresh-place-pulled` in `RecordedFacts.json`).
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
