public import Foundation
import ScrollPhysics

/// A view with scrollable content.
///
/// `ScrollPhysics` computes the motion. This class reports it with UIKit's properties and timing.
@MainActor open class UIScrollView: UIView {
  /// The choice whether the adjusted insets include the safe area.
  public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, never }

  /// The recognizer of the drag that scrolls the content.
  ///
  /// It also receives scrolls of trackpads and wheels, as documented.
  public let panGestureRecognizer: UIPanGestureRecognizer
  /// Whether a tap on the status bar scrolls to the top.
  public var scrollsToTop = true
  /// Whether a drag scrolls the content.
  public var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content can be pulled past its edges.
  public var bounces: Bool {
    get { physics.bounces }
    set { physics.bounces = newValue }
  }
  /// Whether the content can be pulled vertically even if it fits.
  public var alwaysBounceVertical = false {
    didSet { setBounce(.vertical, alwaysBounceVertical) }
  }
  /// Whether the content can be pulled horizontally even if it fits.
  public var alwaysBounceHorizontal = false {
    didSet { setBounce(.horizontal, alwaysBounceHorizontal) }
  }
  /// The size of the content, in pt.
  ///
  /// Belief: when the size shrinks, resting content moves back into its range at once.
  public var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      physics.content = contentSize
      physics.clamp()
      changed(\.contentSize)
    }
  }
  /// The insets that code adds around the content, in pt.
  public var contentInset = UIEdgeInsets.zero {
    didSet { insetChanged(from: oldValue) }
  }
  /// The choice whether the adjusted insets include the safe area.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }
  /// The content inset plus the safe area, in pt.
  ///
  /// Documented: "the insets derived from the content insets and the safe area of the scroll view".
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero
  /// The refresh control.
  public var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }
  /// Whether a finger that drags or may drag the content is down.
  public internal(set) var isTracking = false
  /// Whether a finger drags the content.
  public internal(set) var isDragging = false
  /// Whether the content still moves after a lift.
  ///
  /// [Seen](https://github.com/flowkey/UIKit-cross-platform/pull/307): the value stays `true` when a finger
  /// catches moving content, until the lift. Belief: it becomes `false` when that finger moves the content.
  public var isDecelerating: Bool { isCaught || !isDragging && physics.isDecelerating }

  /// The closure that returns the target offset of a lift.
  ///
  /// It receives the content's velocity in pt/ms and the default target. It replaces the delegate's
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, which has the same units.
  public var willEndDragging: (@MainActor (_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?

  let physics = ScrollPhysics()
  /// Whether a finger has caught moving content and not moved it since.
  var isCaught = false
  /// Whether the content has not come to rest since the last drag.
  var wasDragged = false
  /// The observers of each property.
  var observers: [PartialKeyPath<UIScrollView>: Observers] = [:]
  /// The navigation controller whose bar follows the content.
  weak var bar: UINavigationController?
  /// The safe area's top and the bar's largest height of the last `missingTitle`, in pt.
  var titleRoom: [CGFloat]?
  /// The part of the large title that the safe area does not include, in pt.
  var missingTitle: CGFloat = 0

  /// Creates a scroll view.
  public override init(frame: CGRect = .zero) {
    let pan = ScrollPan()
    panGestureRecognizer = pan
    super.init(frame: frame)
    physics.viewport = frame.size
    physics.onChange = { [weak self] in self?.offsetChanged() }
    addGestureRecognizer(pan)
    pan.addTarget(self) { [weak self] in self?.pan() }
  }

  /// The viewport in the content's coordinates, in pt.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The content offset, in pt.
  ///
  /// [Seen](https://github.com/lionheart/openradar-mirror/issues/3680): setting the property keeps
  /// momentum, and `setContentOffset(_:animated:)` without an animation ends it.
  public var contentOffset: CGPoint {
    get { physics.offset }
    set { physics.put(newValue) }
  }

  /// Scrolls to an offset inside or outside the range.
  ///
  /// Belief: an animation ends momentum, although both continue in that report of iOS 7. During a
  /// drag an animation does nothing.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    if animated {
      physics.glide(to: offset)
    } else {
      physics.stop()
      physics.put(offset)
    }
  }

  /// Scrolls by the shortest distance that makes a rectangle of the content visible.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    var place = contentOffset
    if rect.minX < shown.minX { place.x += rect.minX - shown.minX }
    if rect.maxX > shown.maxX { place.x += min(rect.maxX - shown.maxX, rect.minX - shown.minX) }
    if rect.minY < shown.minY { place.y += rect.minY - shown.minY }
    if rect.maxY > shown.maxY { place.y += min(rect.maxY - shown.maxY, rect.minY - shown.minY) }
    if place != contentOffset { setContentOffset(place, animated: animated) }
  }

  /// Whether a recognizer of this view may begin.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === panGestureRecognizer ? mayPan : true
  }

  override func sizeChanged() {
    physics.viewport = frame.size
    adjustInsets()
    physics.clamp()
    changed(\.bounds)
  }

  open override func safeAreaInsetsDidChange() { adjustInsets() }

  open override func layoutSubviews() { refreshControl?.place(in: self) }

  private func offsetChanged() {
    boundsOrigin = contentOffset
    bar?.contentScrolled(self)
    refreshControl?.scrolled(self)
    changed(\.contentOffset)
    changed(\.bounds)
  }

  private func setBounce(_ axis: ScrollPhysics.Axes, _ isOn: Bool) {
    if isOn { physics.alwaysBounces.insert(axis) } else { physics.alwaysBounces.remove(axis) }
  }
}

extension CGRect {
  func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
