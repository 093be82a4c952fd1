public import Foundation
import ScrollPhysics

/// A view with scrollable content.
///
/// `ScrollPhysics` computes the motion. This class publishes the motion with UIKit's properties and timing.
@MainActor open class UIScrollView: UIView {
  /// A setting that determines whether the adjusted insets include the safe area.
  public enum ContentInsetAdjustmentBehavior: Sendable { case automatic, never }

  /// The recognizer whose pans scroll the content.
  ///
  /// As documented, it also receives scrolls of trackpads and wheels.
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
  /// Whether the content can be pulled vertically even if it fits into the viewport.
  public var alwaysBounceVertical = false {
    didSet { setBounce(.vertical, alwaysBounceVertical) }
  }
  /// Whether the content can be pulled horizontally even if it fits into the viewport.
  public var alwaysBounceHorizontal = false {
    didSet { setBounce(.horizontal, alwaysBounceHorizontal) }
  }
  /// The size of the content, in pt.
  ///
  /// Belief: when the size shrinks, content that does not move returns to its range immediately.
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
    didSet {
      writes.insets += 1
      insetChanged(from: oldValue)
    }
  }
  /// A setting that determines whether the adjusted insets include the safe area.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }
  /// The sum of the content inset and the included safe area, in pt.
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero
  /// The refresh control at the top of the content.
  public var refreshControl: UIRefreshControl? {
    didSet { refreshControlChanged(from: oldValue) }
  }
  /// Whether a finger is down on the content, before or during a drag.
  public internal(set) var isTracking = false
  /// Whether a finger drags the content.
  public internal(set) var isDragging = false
  /// Whether the content still moves after the finger has lifted.
  ///
  /// When a finger catches moving content, the value stays `true` until the finger lifts, as
  /// [observed](https://github.com/flowkey/UIKit-cross-platform/pull/307). Belief: it becomes `false`
  /// earlier if the finger moves the content.
  public var isDecelerating: Bool { isCaught || !isDragging && physics.isDecelerating }

  /// The closure that returns the final offset of the content after a drag.
  ///
  /// The closure receives the content's velocity in pt/ms and the default target offset. It replaces the
  /// delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, which has the same units.
  public var willEndDragging: (@MainActor (_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?

  let physics = ScrollPhysics()
  /// The changes of the offset that animation blocks draw gradually.
  var offsetAnimations = OffsetAnimations()
  /// Whether a finger has stopped moving content and has not moved it since.
  var isCaught = false
  /// Whether the content still moves, or a finger still drags it, since a drag began.
  var wasDragged = false
  /// The observers of each property.
  var observers: [PartialKeyPath<UIScrollView>: Observers] = [:]
  /// The navigation controller whose bar changes its height with the content offset.
  weak var bar: UINavigationController?
  /// The height, in pt, of SwiftUI's bars below the navigation bar's title.
  ///
  /// UIKit has no such property.
  public var barsBelowTitle: CGFloat = 0
  /// The safe area's top and the bar's largest height, in pt, at the last update of `missingTitle`.
  var titleRoom: [CGFloat]?
  /// The height of the large title that the safe area does not include, in pt.
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

  /// The visible rectangle of the content, in pt.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// The content offset, in pt.
  ///
  /// Setting the property does not end a deceleration. `setContentOffset(_:animated:)` without an animation
  /// ends it ([observed](https://github.com/lionheart/openradar-mirror/issues/3680)).
  public var contentOffset: CGPoint {
    get { physics.offset }
    set {
      writes.offsets += 1
      physics.put(newValue)
    }
  }

  /// The number of times that code has set the insets or the offset.
  ///
  /// UIKit has no such property. Tests use it to count the writes of the package.
  public private(set) var writes = WriteCount()

  /// A number of writes to a scroll view.
  public struct WriteCount: Equatable, Sendable {
    /// The number of times that code has set `contentInset`.
    public var insets = 0
    /// The number of times that code has set the content offset, with or without an animation.
    public var offsets = 0
  }

  /// Scrolls to an offset inside or outside the range of the content.
  ///
  /// Belief: an animated scroll ends a deceleration, although the report about iOS 7 that `contentOffset`
  /// links to describes both continuing. During a drag, an animated scroll has no effect.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) {
    writes.offsets += 1
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

  /// The content offset that is drawn in the current frame, in pt.
  ///
  /// It differs from `contentOffset` while a change in an animation block is drawn. In UIKit, it is the origin
  /// of the bounds of `layer.presentation()`.
  public var drawnOffset: CGPoint {
    CGPoint(x: contentOffset.x - offsetAnimations.rest.x, y: contentOffset.y - offsetAnimations.rest.y)
  }

  private func offsetChanged() {
    offsetAnimations.add(
      CGPoint(x: contentOffset.x - boundsOrigin.x, y: contentOffset.y - boundsOrigin.y),
      over: UIView.inheritedAnimationDuration)
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
