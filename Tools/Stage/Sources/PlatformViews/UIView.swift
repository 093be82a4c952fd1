public import Foundation

/// A rectangle in a tree of them.
@MainActor open class UIView: UIResponder {
  /// Where it is, in its superview's coordinates, in pt.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size {
        sizeChanged()
        setNeedsLayout()
      }
      noteSafeAreas()
    }
  }
  /// Its own coordinates: subviews are placed in them.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  /// The view that it is in.
  public private(set) weak var superview: UIView?
  /// The views in it, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The stage's own: whether SwiftUI has put it where it is.
  public var isHosted = false
  /// Whether it and what is in it can be touched.
  public var isUserInteractionEnabled = true
  /// Whether it is not drawn, and cannot be touched.
  public var isHidden = false
  /// How opaque it is.
  ///
  /// What is nearly transparent cannot be touched.
  public var alpha: CGFloat = 1
  /// The color of its symbols, if it has one of its own.
  public var tintColor: UIColor?
  /// Whether assistive technologies know it.
  public var isAccessibilityElement = false
  /// Whether assistive technologies know nothing of what is in it.
  public var accessibilityElementsHidden = false
  /// What looks at the touches in it.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The stage's own: the safe area, in pt, where it is not what is left of the superview's.
  ///
  /// Belief: SwiftUI gives a scroll view the safe area of its own layout.
  public var safeAreaOverride: UIEdgeInsets? {
    didSet { if safeAreaOverride != oldValue { noteSafeAreas() } }
  }

  var boundsOrigin = CGPoint.zero
  /// The stage's own: the view controller whose view this is.
  public internal(set) weak var controller: UIViewController?
  private weak var lastWindow: UIWindow?
  private var needsLayout = true

  /// Makes a view.
  public init(frame: CGRect = .zero) { self.frame = frame }

  /// Its controller, if it is one's own view, or its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The window that it is in.
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// It has entered a window, or left one.
  open func didMoveToWindow() {}

  /// Places its subviews.
  open func layoutSubviews() {}

  /// What the safe area leaves may be another.
  open func safeAreaInsetsDidChange() {}

  /// Looks at touches from now on.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers?.append(recognizer)
    recognizer.view = self
  }

  /// Looks at touches no more.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.cancel()
    recognizer.view = nil
  }

  /// The view in front at a point of its own coordinates, if it or a view in it is there and can be touched.
  ///
  /// Documented: what is hidden, cannot be touched or is nearly transparent (below 0.01) is left out.
  open func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of its own coordinates is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Asks whether a recognizer of this view may begin.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// Which way the interface runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Does something without an animation.
  ///
  /// Nothing of UIKit's is animated here but what a scroll view animates.
  public static func performWithoutAnimation(_ body: () -> Void) { body() }

  /// Its size is another.
  func sizeChanged() {}
}

// The tree.
extension UIView {
  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place, counted from the back without it.
  public func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.detach()
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.noteWindow()
    view.noteSafeAreas()
    setNeedsLayout()
  }

  /// Leaves its superview.
  public func removeFromSuperview() {
    detach()
    noteWindow()
  }

  /// Whether it is a view, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Tells itself, and then what is in it, of another window.
  private func noteWindow() {
    let window = window
    guard window !== lastWindow else { return }
    lastWindow = window
    // Belief: who leaves its window gets no more of a touch.
    if window == nil { gestureRecognizers?.forEach { $0.cancel() } }
    didMoveToWindow()
    for view in subviews { view.noteWindow() }
  }
}

// The layout.
extension UIView {
  /// Asks for a layout before the next frame.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays out now what has asked for it, from here down.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}

/// A color, of which nothing counts but whether it can be seen.
public struct UIColor: Equatable, Sendable {
  private let isClear: Bool

  /// No color.
  public static let clear = UIColor(isClear: true)
}
