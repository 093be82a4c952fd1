public import Foundation
import PlatformViews

/// The place in the content that a scroll will end at.
public struct ScrollTarget {
  /// The rectangle of the content to scroll to, in pt.
  public var rect: CGRect
  /// The point of the viewport to align the rectangle with, or `nil` for the default.
  public var anchor: UnitPoint?
}

/// The state of the scroll view for which a target is computed.
public struct ScrollTargetBehaviorContext {
  /// The velocity of the scroll, in pt/ms.
  ///
  /// Belief: this is the velocity that UIKit passes to the scroll view's delegate. It is positive if the
  /// content offset increases.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the viewport minus its insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// A rule that changes the end of a scroll, for example to a page boundary.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target of a scroll.
  ///
  /// Documented: SwiftUI calls this method when a scroll gesture ends, with the predicted end of the
  /// deceleration as the target. SwiftUI also calls it when the size changes. The stage omits the second
  /// call, because no behavior in this project uses it.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A vector, here a velocity in pt/ms.
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
}

extension View {
  /// Documented: sets the target behavior of the scroll views in this view.
  ///
  /// Belief: the behavior applies to scroll views at any depth, like content margins.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}

extension EnvironmentValues {
  fileprivate var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

extension ScrollElement {
  /// Installs the target behavior from the environment.
  ///
  /// The scroll view calls it when the finger lifts.
  func takeTargetBehavior() {
    guard let behavior = environment.scrollTargetBehavior else { return view.willEndDragging = nil }
    view.willEndDragging = { [weak self] in self?.target(behavior, $0, $1) ?? $1 }
  }

  /// Returns the content offset that a target behavior chooses.
  ///
  /// Belief: the target's rectangle has its zero point at the start of the content, below the bars. In
  /// Apple's example of 2023 (*Beyond scroll views*), 0 is the top of the content. Belief: x is not mirrored
  /// in a right-to-left layout.
  ///
  /// - Parameters:
  ///   - behavior: The behavior.
  ///   - velocity: The velocity at the lift, in pt/ms.
  ///   - offset: The predicted end of the deceleration.
  private func target(_ behavior: any ScrollTargetBehavior, _ velocity: CGPoint, _ offset: CGPoint) -> CGPoint
  {
    let insets = view.adjustedContentInset
    let room = CGSize(
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    let origin = CGPoint(x: offset.x + insets.left, y: offset.y + insets.top)
    var target = ScrollTarget(rect: CGRect(origin: origin, size: room))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: view.contentSize,
        containerSize: room, axes: axes))
    return CGPoint(x: target.rect.minX - insets.left, y: target.rect.minY - insets.top)
  }
}
