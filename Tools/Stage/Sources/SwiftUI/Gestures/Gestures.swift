public import Foundation
import ScrollPhysics
import PlatformViews

/// A gesture that the user performs with touches.
@MainActor @preconcurrency public protocol Gesture {
  associatedtype Value
}

/// A gesture that the stage can recognize.
@MainActor protocol RecognizableGesture: Gesture {
  /// Sets the options of the gesture and its actions on a recognizer.
  func configure(_ recognizer: GestureRecognizer)
}

/// A drag with one finger.
public struct DragGesture: RecognizableGesture {
  public struct Value: Equatable, Sendable {
    /// The time of the touch on the stage's clock.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity of the finger, in pt/s.
    public var velocity: CGSize
  }

  let minimumDistance: CGFloat

  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }

  func configure(_ recognizer: GestureRecognizer) { recognizer.minimumDistance = minimumDistance }
}

/// A gesture with an action added by `onChanged`, `onEnded` or `updating`.
public struct _ObservedGesture<Base: Gesture>: RecognizableGesture {
  public typealias Value = Base.Value

  let base: Base
  let observe: (GestureRecognizer) -> Void

  func configure(_ recognizer: GestureRecognizer) {
    (base as? any RecognizableGesture)?.configure(recognizer)
    observe(recognizer)
  }
}

extension Gesture where Value == DragGesture.Value {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { $0.changed.append(action) }
  }

  public func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { $0.ended.append(action) }
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { recognizer in
      recognizer.changed.append { value in
        var (now, transaction) = (state.wrappedValue, Transaction())
        body(value, &now, &transaction)
        withTransaction(transaction) { state.set(now) }
      }
      // Documented: the state returns to its initial value when the gesture ends or is cancelled.
      recognizer.resets.append { state.reset() }
    }
  }
}

/// A modifier that adds a gesture to a view.
private struct GestureAttachment: ElementModifier {
  let name: String
  let isHighPriority: Bool
  let configure: (GestureRecognizer) -> Void

  func platformView(_ element: ModifiedElement) -> UIView? { element.touchView }

  func updated(_ node: ViewNode) {
    for case let element as ModifiedElement in node.elements {
      let recognizer = element.touchView.recognizer
      recognizer.isHighPriority = isHighPriority
      recognizer.clear()
      configure(recognizer)
    }
  }
}

/// The platform view that receives the touches for a SwiftUI gesture or control.
final class TouchView: UIView {
  let recognizer = GestureRecognizer()

  init() {
    super.init(frame: .zero)
    addGestureRecognizer(recognizer)
  }
}

extension View {
  public func gesture<Attached: Gesture>(_ gesture: Attached) -> some View {
    attaching(gesture, name: "gesture")
  }

  public func highPriorityGesture<Attached: Gesture>(_ gesture: Attached) -> some View {
    attaching(gesture, name: "highPriorityGesture", isHighPriority: true)
  }

  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    modified(GestureAttachment(name: "onTapGesture", isHighPriority: false) { $0.tapped = action })
  }

  private func attaching<Attached: Gesture>(
    _ gesture: Attached, name: String, isHighPriority: Bool = false
  ) -> some View {
    modified(
      GestureAttachment(name: name, isHighPriority: isHighPriority) {
        guard let gesture = gesture as? any RecognizableGesture else {
          preconditionFailure("The stage does not support \(Attached.self)")
        }
        gesture.configure($0)
      })
  }
}
