public import Foundation

/// A rectangle in a tree of views.
@MainActor open class UIView: UIResponder {
  /// The frame in the superview's coordinates, in pt.
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
  /// The bounds in the view's own coordinates, in pt.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  /// The view that contains this view.
  ///
  /// The reference is unowned, because weak references to every view would slow down reference counting. A
  /// deallocated view sets the `superview` of its subviews to `nil`.
  public private(set) unowned(unsafe) var superview: UIView?
  /// The subviews, from back to front.
  public private(set) var subviews: [UIView] = []
  /// Whether SwiftUI sets the frame of the view; UIKit has no such property.
  public var isHosted = false
  /// Whether the view and its subviews receive touches.
  public var isUserInteractionEnabled = true
  /// Whether the view is hidden and receives no touches.
  public var isHidden = false
  /// The opacity of the view, from 0 to 1.
  ///
  /// A view with an opacity below 0.01 receives no touches.
  public var alpha: CGFloat = 1
  /// The layer of the view.
  public let layer = CALayer()
  /// The color behind the view's content, or `nil`; the stage draws no platform view.
  public var backgroundColor: UIColor?
  /// The color of the view's symbols, or `nil` for the inherited color.
  public var tintColor: UIColor?
  /// Whether the view is visible to assistive technologies.
  public var isAccessibilityElement = false
  /// Whether the subviews are hidden from assistive technologies.
  public var accessibilityElementsHidden = false
  /// The actions that assistive technologies offer for the view.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The gesture recognizers of the view.
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  /// The safe area, in pt, that replaces the computed one, or `nil`; UIKit has no such property.
  ///
  /// Belief: SwiftUI sets the safe area of a scroll view from SwiftUI's own layout.
  public var safeAreaOverride: UIEdgeInsets? {
    didSet { if safeAreaOverride != oldValue { noteSafeAreas() } }
  }

  var boundsOrigin = CGPoint.zero
  /// The controller whose root view is this view; UIKit has no such property.
  public internal(set) weak var controller: UIViewController?
  private weak var lastWindow: UIWindow?
  /// The safe area at the last call of `safeAreaInsetsDidChange()`.
  var lastSafeArea: UIEdgeInsets?
  private var needsLayout = true
  /// Whether the view is a `Stepping` view; a cast in each frame would be slow.
  private(set) lazy var isStepping = self is any Stepping

  /// Creates a view.
  public init(frame: CGRect = .zero) { self.frame = frame }

  isolated deinit {
    for view in subviews where view.superview === self { view.superview = nil }
    for recognizer in gestureRecognizers ?? [] where recognizer.view === self { recognizer.view = nil }
  }

  /// The controller of the view, or otherwise its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The window of the view.
  public var window: UIWindow? { self as? UIWindow ?? superview?.window }

  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Places the subviews.
  open func layoutSubviews() {}

  /// Called after a change of the safe area.
  open func safeAreaInsetsDidChange() {}

  /// Attaches a recognizer to the view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers?.append(recognizer)
    recognizer.view = self
  }

  /// Detaches a recognizer from the view.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.cancel()
    recognizer.view = nil
  }

  /// Returns the frontmost view at a point that receives touches, or `nil`.
  ///
  /// The result is this view or one of its descendants. As documented, hidden views, views without user
  /// interaction and views with an opacity below 0.01 are skipped.
  open func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a recognizer of this view may begin.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  /// The direction of the user interface.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Called after a change of the view's size.
  func sizeChanged() {}
}

// The view hierarchy.
extension UIView {
  /// Adds a view in front of all subviews.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index of the subviews, which are ordered from back to front.
  ///
  /// If the view is already a subview, it is removed before the index is applied.
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

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    detach()
    noteWindow()
  }

  /// Whether this view is the given view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Notifies this view and then its subviews if the window has changed.
  private func noteWindow() {
    let window = window
    guard window !== lastWindow else { return }
    lastWindow = window
    // Belief: a view that leaves its window receives no further touches.
    if window == nil { gestureRecognizers?.forEach { $0.cancel() } }
    didMoveToWindow()
    for view in subviews { view.noteWindow() }
  }
}

extension UIView {
  /// Schedules a layout pass before the next frame.
  public func setNeedsLayout() { needsLayout = true }

  /// Performs the scheduled layout pass of this view and its subviews now.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
}

/// A color.
///
/// The stage only distinguishes the clear color.
public struct UIColor: Equatable, Sendable {
  private let isClear: Bool

  /// The clear color.
  public static let clear = UIColor(isClear: true)
}
