public import Foundation
import ScrollPhysics

/// Content larger than its frame, and what moves it.
///
/// The motion is `ScrollPhysics`; here is what UIKit says of it, and when.
@MainActor open class UIScrollView: UIView {
  /// Whether the safe area counts among the insets.
  public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, never }

  /// What recognizes the finger that scrolls.
  ///
  /// It takes trackpads and wheels too, as documented.
  public let panGestureRecognizer: UIPanGestureRecognizer
  /// Whether a tap on the status bar brings it to its top.
  public var scrollsToTop = true
  /// Whether fingers scroll it.
  public var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content can be pulled past its edges.
  public var bounces: Bool {
    get { physics.bounces }
    set { physics.bounces = newValue }
  }
  /// Whether it can be pulled up and down though it fits.
  public var alwaysBounceVertical = false {
    didSet { setBounce(.vertical, alwaysBounceVertical) }
  }
  /// Whether it can be pulled sideways though it fits.
  public var alwaysBounceHorizontal = false {
    didSet { setBounce(.horizontal, alwaysBounceHorizontal) }
  }
  /// How large the content is, in pt.
  ///
  /// Belief: content at rest comes back into its range at once when that shrinks.
  public var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      physics.content = contentSize
      physics.clamp()
      changed(\.contentSize)
    }
  }
  /// What is added around the content, in pt.
  public var contentInset = UIEdgeInsets.zero {
    didSet { insetChanged(from: oldValue) }
  }
  /// Whether the safe area counts among the insets.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }
  /// The insets of the content, with those of the safe area, in pt.
  ///
  /// Documented: "the insets derived from the content insets and the safe area of the scroll view".
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero
  /// What refreshes it.
  public var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }
  /// Whether a finger is on it that scrolls it, or may come to.
  public internal(set) var isTracking = false
  /// Whether a finger scrolls it.
  public internal(set) var isDragging = false
  /// Whether it moves by itself after a finger has lifted.
  ///
  /// [Seen](https://github.com/flowkey/UIKit-cross-platform/pull/307): content that a finger has caught
  /// counts as decelerating up to the lift; belief: unless that finger moves it.
  public var isDecelerating: Bool { isCaught || !isDragging && physics.isDecelerating }

  /// Is asked where content is to come to rest that a finger lets go of, with the content's velocity in pt/ms and where it
  /// would by itself.
  ///
  /// It stands for the delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, whose units are these.
  public var willEndDragging: (@MainActor (_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?

  let physics = ScrollPhysics()
  /// Whether a finger has caught the content, and has not moved it since.
  var isCaught = false
  /// Whether the content has not yet come to rest after a finger.
  var wasDragged = false
  /// Who is told of each change of a property.
  var observers: [PartialKeyPath<UIScrollView>: Observers] = [:]
  /// The navigation bar whose height follows the content.
  weak var bar: UINavigationController?
  /// The safe area and the bar's largest height that the title's room was last worked out for, in pt.
  var titleRoom: [CGFloat]?
  /// How much of the large title's room the safe area does not have, in pt.
  var missingTitle: CGFloat = 0

  /// Makes a scroll view.
  public override init(frame: CGRect = .zero) {
    let pan = ScrollPan()
    panGestureRecognizer = pan
    super.init(frame: frame)
    physics.viewport = frame.size
    physics.onChange = { [weak self] in self?.offsetChanged() }
    addGestureRecognizer(pan)
    pan.addTarget(self) { [weak self] in self?.pan() }
  }

  /// Its own coordinates begin where the viewport does in the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// Where the viewport begins in the content, in pt.
  ///
  /// [Seen](https://github.com/lionheart/openradar-mirror/issues/3680): what is written here leaves momentum
  /// as it is; `setContentOffset(_:animated:)` without an animation ends it.
  public var contentOffset: CGPoint {
    get { physics.offset }
    set { physics.put(newValue) }
  }

  /// Scrolls to a place, which need not be in its range.
  ///
  /// Belief: an animation takes the content over from momentum, where that report, of iOS 7, has both go on;
  /// no scroll takes it from a finger.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    if animated {
      physics.glide(to: offset)
    } else {
      physics.stop()
      physics.put(offset)
    }
  }

  /// Scrolls as far as it takes to show a part of the content, which is nowhere if it is shown.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    var place = contentOffset
    if rect.minX < shown.minX { place.x += rect.minX - shown.minX }
    if rect.maxX > shown.maxX { place.x += min(rect.maxX - shown.maxX, rect.minX - shown.minX) }
    if rect.minY < shown.minY { place.y += rect.minY - shown.minY }
    if rect.maxY > shown.maxY { place.y += min(rect.maxY - shown.maxY, rect.minY - shown.minY) }
    if place != contentOffset { setContentOffset(place, animated: animated) }
  }

  /// Whether a movement of the finger scrolls it.
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
