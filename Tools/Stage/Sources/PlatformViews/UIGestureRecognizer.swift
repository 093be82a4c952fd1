public import Foundation

/// An object that receives the touches of a view and its subviews.
///
/// On the stage, a target is an owner with a closure instead of a selector, because Linux has no
/// Objective-C.
@MainActor open class UIGestureRecognizer {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a discrete recognizer that has recognized.
    public static let recognized = State.ended
  }

  /// The current state, set by subclasses.
  ///
  /// If the recognizer may not begin, a state that a subclass sets becomes `failed`.
  public var state: State {
    get { current }
    set { enter(newValue) }
  }
  /// The delegate, which decides about touches and rival recognizers.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer is attached to.
  public internal(set) unowned(unsafe) var view: UIView?
  /// Whether the recognizer receives touches.
  ///
  /// As documented, disabling a recognizer cancels its current gesture.
  public var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  /// Whether views receive the end of a touch only after this recognizer has failed.
  ///
  /// The property has no effect, because the stage's views receive no touches.
  public var delaysTouchesEnded = true
  /// The priority for receiving touches, highest first; UIKit has no such property.
  ///
  /// Of recognizers with the same priority, the recognizer of the innermost view receives a touch first.
  open var precedence: Int { 0 }
  /// The current touches, in the order of their beginning.
  public private(set) var touches: [UITouch] = []

  private var current = State.possible
  private var targets: [Target] = []

  private struct Target {
    weak var owner: AnyObject?
    let act: () -> Void
  }

  /// Creates a recognizer without a view.
  public init() {}

  /// Adds a closure that is called after each change of the state.
  ///
  /// Continuous recognizers also call it after each move. The recognizer ignores the closure after its
  /// owner is deallocated.
  public func addTarget(_ owner: AnyObject, _ act: @escaping () -> Void) {
    targets.append(Target(owner: owner, act: act))
  }

  /// Removes all closures of an owner.
  public func removeTarget(_ owner: AnyObject) { targets.removeAll { $0.owner === owner } }

  /// The number of touches.
  ///
  /// Scrolls of a trackpad or wheel are not included.
  public var numberOfTouches: Int { touches.count { $0.scroll == nil } }

  /// Returns the mean location of the touches in a view, or in the window for `nil`.
  public func location(in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  // Methods that subclasses override, named as in UIKit.

  /// Receives touches that began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives touches that moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives touches that ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Receives touches that the system cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Resets the recognizer for the next gesture, after its last touch.
  open func reset() {}
  /// Whether this recognizer can prevent another recognizer.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer can prevent this one.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer receives this kind of touch.
  ///
  /// By default, it receives no scrolls of a trackpad or wheel.
  func takes(_ touch: UITouch) -> Bool { touch.scroll == nil }
}

// The methods that a window calls.
extension UIGestureRecognizer {
  /// Whether the recognizer and its delegate accept a touch.
  ///
  /// As documented, the delegate decides about touches, but not about scrolls of a trackpad or wheel.
  func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, takes(touch) else { return false }
    return touch.scroll != nil || delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Receives a phase of a touch.
  ///
  /// Ignores it if the recognizer has already ended, been cancelled or failed for this gesture.
  func take(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { touches.append(touch) }
    switch current {
    case .ended, .cancelled, .failed: return
    case .possible, .began, .changed: break
    }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// Removes a touch that has ended, and resets the recognizer after the last touch.
  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty else { return }
    current = .possible
    reset()
  }

  /// Fails the recognizer before its gesture begins, or cancels the gesture.
  func cancel() {
    switch current {
    case .possible: if !touches.isEmpty { current = .failed }
    case .began, .changed: enter(.cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Fails the recognizer, because another recognizer prevents it.
  func prevent() { current = .failed }

  var isRecognizing: Bool {
    switch current {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Changes the state, or fails the recognizer if it may not begin.
  ///
  /// The transitions are documented in [about the state
  /// machine](https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine).
  ///
  /// - Precondition: The state machine has a transition to the new state.
  private func enter(_ state: State) {
    switch (current, state) {
    case (.possible, .failed), (.possible, .cancelled):
      current = .failed
    case (.possible, .began), (.possible, .ended):
      guard !GestureArbiter.mustWait(self) else { return }
      guard GestureArbiter.mayBegin(self) else {
        current = .failed
        return
      }
      current = state
      GestureArbiter.preventOthers(than: self)
      act()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      current = state
      act()
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.possible, _), (.began, _), (.changed, _), (.ended, _), (.cancelled, _), (.failed, _):
      preconditionFailure("A recognizer cannot go from \(current) to \(state)")
    }
  }

  private func act() {
    let targets = targets
    for target in targets where target.owner != nil { target.act() }
  }
}

/// The delegate of a gesture recognizer.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recognizer may begin.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers may recognize at the same time.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer receives a touch.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether another recognizer must wait until this one has failed.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `false`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// Returns `false`.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}
