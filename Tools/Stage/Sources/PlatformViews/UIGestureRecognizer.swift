public import Foundation

/// Whoever looks at the touches of a view, and of the views in it.
///
/// There is no Objective-C here, so a target is an object with a closure.
@MainActor open class UIGestureRecognizer {
  /// Where it stands.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// What is not continuous ends at once.
    public static let recognized = State.ended
  }

  /// Where it stands: subclasses set it, and what is set may come to be `failed`, where another one does not
  /// allow it.
  public var state: State {
    get { current }
    set { enter(newValue) }
  }
  /// Who is asked.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view.
  public internal(set) weak var view: UIView?
  /// Whether it takes touches.
  ///
  /// Documented: one that is switched off while it recognizes is cancelled.
  public var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }
  /// Whether views get the end of a touch only once this one has failed.
  ///
  /// Documented. The stage's views get no touches, so nothing waits here.
  public var delaysTouchesEnded = true
  /// The stage's own: who is told of a touch first.
  ///
  /// At the same level the views go from the inside out.
  open var precedence: Int { 0 }
  /// The touches that it looks at, in the order in which they came.
  public private(set) var touches: [UITouch] = []

  private var current = State.possible
  private var targets: [Target] = []

  private struct Target {
    weak var owner: AnyObject?
    let act: () -> Void
  }

  /// Makes a recognizer.
  public init() {}

  /// Calls a closure after each change of the state, and each move of a continuous one, as long as its owner
  /// lives.
  public func addTarget(_ owner: AnyObject, _ act: @escaping () -> Void) {
    targets.append(Target(owner: owner, act: act))
  }

  /// Calls none of an owner's closures any more.
  public func removeTarget(_ owner: AnyObject) { targets.removeAll { $0.owner === owner } }

  /// How many touches it looks at, without scrolls, which are none.
  public var numberOfTouches: Int { touches.count { $0.scroll == nil } }

  /// Where its touches are in the middle, in a view's coordinates or in the window's.
  public func location(in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  // What subclasses override, with the names of UIKit's.

  /// A touch came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch was lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// A touch was taken away by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// All of it is over: the next touch is a new gesture's.
  open func reset() {}
  /// Whether it keeps another one from recognizing.
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  /// Whether another one may keep it from recognizing.
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  /// Whether it looks at touches of a kind: not at scrolls.
  func takes(_ touch: UITouch) -> Bool { touch.scroll == nil }
}

// What a window does with it.
extension UIGestureRecognizer {
  /// Whether it wants a touch.
  ///
  /// Documented: a delegate is asked of touches, and a scroll is none.
  func accepts(_ touch: UITouch) -> Bool {
    guard isEnabled, takes(touch) else { return false }
    return touch.scroll != nil || delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Takes what a touch does, unless it is through with this gesture.
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

  /// Lets a touch go that is over; with the last one it is ready again.
  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty else { return }
    current = .possible
    reset()
  }

  /// Fails, if it has not begun, or ends without success.
  func cancel() {
    switch current {
    case .possible: if !touches.isEmpty { current = .failed }
    case .began, .changed: enter(.cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Another one keeps it from recognizing.
  func prevent() { current = .failed }

  var isRecognizing: Bool {
    switch current {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Goes to another state, if there is a way.
  ///
  /// The ways are documented: [about the state
  /// machine](https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine).
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

/// Who is asked by a recognizer.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether it may go on beside another one, either of which has begun.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Whether it is told of a touch.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether another one begins only after it has failed.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// It may not.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// It is.
  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  /// It does not wait.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
}
