public import Foundation

/// The motion of a platform scroll view on two axes, in UIKit's coordinates.
///
/// Content that does not move has an offset between `-inset` and `content + inset - viewport`, or `-inset`
/// if the content fits. The scroll view calls these functions with touches and time. `onChange` reports
/// each change of the offset.
@MainActor public final class ScrollPhysics {
  /// A set of axes.
  public struct Axes: OptionSet, Sendable {
    /// The axes, one bit each.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The horizontal axis, positive to the right.
    public static let horizontal = Axes(rawValue: 1)
    /// The vertical axis, positive down.
    public static let vertical = Axes(rawValue: 2)
  }

  /// The insets around the content, in pt.
  public struct Insets: Equatable, Sendable {
    /// The top inset.
    public var top: CGFloat
    /// The left inset.
    public var left: CGFloat
    /// The bottom inset.
    public var bottom: CGFloat
    /// The right inset.
    public var right: CGFloat

    /// Creates insets, in pt.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// The closure that is called after each change of the offset.
  public var onChange: (@MainActor () -> Void)?
  /// The size of the viewport, in pt.
  public var viewport = CGSize.zero {
    didSet { if viewport != oldValue { updateRanges() } }
  }
  /// The size of the content, in pt.
  public var content = CGSize.zero {
    didSet { if content != oldValue { updateRanges() } }
  }
  /// The insets around the content, in pt.
  public var insets = Insets() {
    didSet { if insets != oldValue { updateRanges() } }
  }
  /// Whether the content can be pulled past its range.
  public var bounces = true {
    didSet { (x.bounces, y.bounces) = (bounces, bounces) }
  }
  /// The axes along which content can be pulled even if it fits into the viewport.
  public var alwaysBounces: Axes = []
  /// The content offset, in pt, rounded to a pixel of a 3x screen.
  ///
  /// UIKit also rounds the offset, as
  /// [observed](http://andrewmarinov.com/uiscrollviews-contentoffset-precision/).
  public private(set) var offset = CGPoint.zero

  private var x = AxisMotion()
  private var y = AxisMotion()

  /// Creates a scroll view without content or motion.
  public init() {}

  /// The ranges of offsets without overscroll, in pt.
  ///
  /// Code can set an offset outside these ranges.
  public var range: (x: ClosedRange<Double>, y: ClosedRange<Double>) { (x.range, y.range) }

  /// The axes along which a drag can move the content.
  public var dragAxes: Axes {
    var axes: Axes = []
    if isDraggable(x, along: .horizontal) { axes.insert(.horizontal) }
    if isDraggable(y, along: .vertical) { axes.insert(.vertical) }
    return axes
  }

  private func isDraggable(_ motion: AxisMotion, along axis: Axes) -> Bool {
    motion.range.lowerBound < motion.range.upperBound || bounces && alwaysBounces.contains(axis)
  }

  private func updateRanges() {
    func range(_ start: CGFloat, _ end: CGFloat, _ content: CGFloat, _ viewport: CGFloat) -> ClosedRange<
      Double
    > {
      -start...max(-start, content + end - viewport)
    }
    change {
      x.setRange(range(insets.left, insets.right, content.width, viewport.width), viewport: viewport.width)
      y.setRange(range(insets.top, insets.bottom, content.height, viewport.height), viewport: viewport.height)
    }
  }

  /// Runs a closure that changes the axes, and calls `onChange` at most once.
  private func change(_ body: () -> Void) {
    body()
    let now = CGPoint(x: (x.offset * 3).rounded() / 3, y: (y.offset * 3).rounded() / 3)
    guard now != offset else { return }
    offset = now
    onChange?()
  }
}

// The motion of the content.
extension ScrollPhysics {
  /// Whether the content decelerates or springs back, without a finger.
  public var isDecelerating: Bool {
    for motion in [x, y] {
      switch motion.mover {
      case .released, .momentum, .aimed: return true
      case .nothing, .finger, .animation: break
      }
    }
    return false
  }

  /// Whether an animated scroll from code is running.
  public var isAnimating: Bool {
    for motion in [x, y] {
      if case .animation = motion.mover { return true }
    }
    return false
  }

  /// Whether a finger drags the content.
  public var isHeld: Bool {
    for motion in [x, y] {
      if case .finger = motion.mover { return true }
    }
    return false
  }

  /// Ends the current motion and starts a drag.
  ///
  /// - Parameter axes: The axes of the drag.
  public func press(along axes: Axes) {
    x.stop()
    y.stop()
    if axes.contains(.horizontal) { x.press() }
    if axes.contains(.vertical) { y.press() }
  }

  /// Sets the translation of the drag since it began, in pt.
  public func drag(to translation: CGPoint) {
    change {
      x.drag(to: translation.x)
      y.drag(to: translation.y)
    }
  }

  /// Ends the drag at the finger's velocity, in pt/s.
  public func lift(velocity: CGPoint) {
    change {
      x.lift(velocity: velocity.x)
      y.lift(velocity: velocity.y)
    }
  }

  /// Advances momentum by one frame when the finger lifts, as UIKit does.
  ///
  /// Call it after `aim(at:)`, because the target determines the speed.
  public func stepAhead() {
    change {
      x.stepAhead()
      y.stepAhead()
    }
  }

  /// Returns the final offset of a fling.
  ///
  /// - Parameter velocity: The finger's velocity, in pt/s.
  public func projection(velocity: CGPoint) -> CGPoint {
    CGPoint(x: x.projection(velocity: velocity.x), y: y.projection(velocity: velocity.y))
  }

  /// Sets the final offset of the content after the finger has lifted.
  public func aim(at place: CGPoint) {
    x.aim(at: place.x)
    y.aim(at: place.y)
  }

  /// Sets the offset and keeps the current motion.
  public func put(_ offset: CGPoint) {
    change {
      x.put(offset.x)
      y.put(offset.y)
    }
  }

  /// Ends the motion at the current offset, except during a drag.
  public func stop() {
    guard !isHeld else { return }
    x.stop()
    y.stop()
  }

  /// Starts an animated scroll of 0.3 s with a slow start and end, except during a drag.
  public func glide(to target: CGPoint) {
    guard !isHeld else { return }
    x.glide(to: target.x)
    y.glide(to: target.y)
  }

  /// Starts the spring if the content is past its range.
  public func settle() {
    change {
      x.settle()
      y.settle()
    }
  }

  /// Moves content into its range at once if it has no motion and no finger drags it.
  public func clamp() {
    change {
      if x.mover == .nothing { x.put(x.clamped) }
      if y.mover == .nothing { y.put(y.clamped) }
    }
  }

  /// Advances the motion by a time, in s.
  public func step(_ seconds: Double) {
    change {
      x.step(seconds)
      y.step(seconds)
    }
  }
}
