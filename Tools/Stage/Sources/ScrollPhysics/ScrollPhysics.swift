public import Foundation

/// A platform's scroll view as motion: two axes, in UIKit's coordinates.
///
/// At rest the offset is between `-inset` and `content + inset - viewport`, or at `-inset` where the content
/// fits. Whoever shows it tells it of fingers and lets time pass; it tells of each change of the offset.
@MainActor public final class ScrollPhysics {
  /// Which axes.
  public struct Axes: OptionSet, Sendable {
    /// The axes, a bit each.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Axes(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Axes(rawValue: 2)
  }

  /// What surrounds the content, in pt.
  public struct Insets: Equatable, Sendable {
    /// Above it.
    public var top: CGFloat
    /// On its left.
    public var left: CGFloat
    /// Below it.
    public var bottom: CGFloat
    /// On its right.
    public var right: CGFloat

    /// Makes insets, in pt.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// Is called after each change of the offset.
  public var onChange: (@MainActor () -> Void)?
  /// How large the viewport is, in pt.
  public var viewport = CGSize.zero {
    didSet { if viewport != oldValue { updateRanges() } }
  }
  /// How large the content is, in pt.
  public var content = CGSize.zero {
    didSet { if content != oldValue { updateRanges() } }
  }
  /// What surrounds it.
  public var insets = Insets() {
    didSet { if insets != oldValue { updateRanges() } }
  }
  /// Whether content can be pulled past its range.
  public var bounces = true {
    didSet { (x.bounces, y.bounces) = (bounces, bounces) }
  }
  /// The axes along which content that fits can be pulled.
  public var alwaysBounces: Axes = []
  /// Where the viewport begins in the content's coordinates, in pt, on a whole pixel of a screen with three
  /// to a pt.
  ///
  /// UIKit rounds what it is given, as
  /// [seen](http://andrewmarinov.com/uiscrollviews-contentoffset-precision/).
  public private(set) var offset = CGPoint.zero

  private var x = AxisMotion()
  private var y = AxisMotion()

  /// Makes a scroll view without content.
  public init() {}

  /// The offsets at which content rests that nobody has put elsewhere.
  public var range: (x: ClosedRange<Double>, y: ClosedRange<Double>) { (x.range, y.range) }

  /// The axes along which a finger can move the content.
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

  /// Does something to the axes and tells of it once.
  private func change(_ body: () -> Void) {
    body()
    let now = CGPoint(x: (x.offset * 3).rounded() / 3, y: (y.offset * 3).rounded() / 3)
    guard now != offset else { return }
    offset = now
    onChange?()
  }
}

// What moves the content.
extension ScrollPhysics {
  /// Whether it moves by its own velocity or on its spring.
  public var isDecelerating: Bool {
    for motion in [x, y] {
      switch motion.mover {
      case .momentum, .aimed: return true
      case .nothing, .finger, .animation: break
      }
    }
    return false
  }

  /// Whether code scrolls it.
  public var isAnimating: Bool {
    for motion in [x, y] {
      if case .animation = motion.mover { return true }
    }
    return false
  }

  /// Whether a finger has hold of it.
  public var isHeld: Bool {
    for motion in [x, y] {
      if case .finger = motion.mover { return true }
    }
    return false
  }

  /// A finger takes hold of the content, and ends what moved it.
  ///
  /// - Parameter axes: The axes along which it moves it.
  public func press(along axes: Axes) {
    x.stop()
    y.stop()
    if axes.contains(.horizontal) { x.press() }
    if axes.contains(.vertical) { y.press() }
  }

  /// The finger has come so far since it took hold, in pt.
  public func drag(to translation: CGPoint) {
    change {
      x.drag(to: translation.x)
      y.drag(to: translation.y)
    }
  }

  /// The finger lets go while it moves, in pt/s.
  public func lift(velocity: CGPoint) {
    change {
      x.lift(velocity: velocity.x)
      y.lift(velocity: velocity.y)
    }
  }

  /// Takes the first step of momentum, once it is known where that goes.
  public func stepAhead() {
    change {
      x.stepAhead()
      y.stepAhead()
    }
  }

  /// Where content comes to rest that a finger lets go of at a velocity, in pt/s.
  public func projection(velocity: CGPoint) -> CGPoint {
    CGPoint(x: x.projection(velocity: velocity.x), y: y.projection(velocity: velocity.y))
  }

  /// Has content that has just been let go of come to rest at a place.
  public func aim(at place: CGPoint) {
    x.aim(at: place.x)
    y.aim(at: place.y)
  }

  /// Puts the content elsewhere, and leaves what moves it as it is.
  public func put(_ offset: CGPoint) {
    change {
      x.put(offset.x)
      y.put(offset.y)
    }
  }

  /// Ends a motion where it is, but no finger's.
  public func stop() {
    guard !isHeld else { return }
    x.stop()
    y.stop()
  }

  /// Scrolls to a place in 0.3 s, slowly at both ends.
  ///
  /// A finger keeps its hold.
  public func glide(to target: CGPoint) {
    guard !isHeld else { return }
    x.glide(to: target.x)
    y.glide(to: target.y)
  }

  /// Lets content that is past its range spring back.
  public func settle() {
    change {
      x.settle()
      y.settle()
    }
  }

  /// Puts content that nothing moves into its range.
  public func clamp() {
    change {
      if x.mover == .nothing { x.put(x.clamped) }
      if y.mover == .nothing { y.put(y.clamped) }
    }
  }

  /// Lets time pass, in s.
  public func step(_ seconds: Double) {
    change {
      x.step(seconds)
      y.step(seconds)
    }
  }
}
