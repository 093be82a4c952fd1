import Foundation
import PlatformViews
import ScrollPhysics

/// The gesture recognizer for a SwiftUI gesture: a tap or a drag.
final class GestureRecognizer: UIGestureRecognizer {
  /// The finger's minimum distance for a drag to begin, in pt, or `nil` for a tap.
  var minimumDistance: CGFloat?
  var changed: [(DragGesture.Value) -> Void] = []
  var ended: [(DragGesture.Value) -> Void] = []
  var resets: [() -> Void] = []
  /// The action of a tap.
  var tapped: (() -> Void)?
  /// The action of a control while a finger moves on it.
  ///
  /// It returns whether the control follows the finger.
  var tracked: ((CGPoint) -> Bool)?
  var isHighPriority = false

  /// The maximum movement of the finger during a tap, in pt.
  ///
  /// Belief: 10 pt.
  private static let slop: CGFloat = 10

  private var start: CGPoint?
  private var last = CGPoint.zero
  private var speed = FingerVelocity()
  private var time = 0.0

  override var precedence: Int { isHighPriority ? 1 : 0 }

  /// Removes the options and actions of the previous gesture.
  func clear() {
    minimumDistance = nil
    changed = []
    ended = []
    resets = []
    tapped = nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let touch = touches.first else { return state = .failed }
    start = touch.location(in: view)
    last = touch.location(in: view)
    speed = FingerVelocity()
    note(touch)
    if minimumDistance == 0 || tracked?(last) == true { recognize(.began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    last = touch.location(in: view)
    note(touch)
    let distance = hypot(last.x - start.x, last.y - start.y)
    if tracked?(last) == true {
      recognize(.changed)
    } else if let minimumDistance {
      if state == .possible {
        if distance >= minimumDistance { recognize(.began) }
      } else {
        recognize(.changed)
      }
    } else if distance > Self.slop, state == .possible {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    last = touch.location(in: view)
    time = touch.timestamp
    if minimumDistance == nil, state == .possible {
      let isInside = view?.bounds.contains(last) ?? false
      state = isInside ? .ended : .failed
      if state == .ended { tapped?() }
    } else if state == .possible {
      state = .failed
    } else {
      state = .ended
      ended.forEach { $0(value) }
      resets.forEach { $0() }
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasBegun = state == .began || state == .changed
    state = .cancelled
    if hasBegun { resets.forEach { $0() } }
  }

  override func reset() { start = nil }

  private func recognize(_ next: State) {
    state = next
    if state == next { changed.forEach { $0(value) } }
  }

  private func note(_ touch: UITouch) {
    time = touch.timestamp
    speed.note(last, at: time)
  }

  private var value: DragGesture.Value {
    let speed = speed.velocity(at: time)
    return DragGesture.Value(
      time: StageClock.date(at: time), location: last, startLocation: start ?? last,
      velocity: CGSize(width: speed.x, height: speed.y))
  }
}
