public import Foundation
import PlatformViews

/// The target of a scroll in the content.
public struct ScrollTarget {
  /// The rectangle of the content to show, in pt.
  public var rect: CGRect
  /// The position of the rectangle in the viewport.
  public var anchor: UnitPoint?
}

/// The state of a scroll view that requests a target.
public struct ScrollTargetBehaviorContext {
  /// The velocity of the content, in pt/ms.
  ///
  /// Belief: the value that UIKit passes to the delegate, positive if the offset grows.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the viewport without its insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// A behavior that chooses the target of a scroll.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target of a scroll.
  ///
  /// Documented: called when a scroll gesture ends, with the end of its deceleration as the target. Also
  /// documented: called when the size changes. The stage omits that call, because no caller of ours handles
  /// it.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A vector, in pt or in pt/ms.
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
}

extension View {
  /// Documented: sets the scroll behavior of scroll views in this view.
  ///
  /// Belief: it applies to all descendants, like content margins.
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
  /// Connects the target behavior to the scroll view, which calls it when the finger lifts.
  func takeTargetBehavior() {
    guard let behavior = environment.scrollTargetBehavior else { return view.willEndDragging = nil }
    view.willEndDragging = { [weak self] in self?.target(behavior, $0, $1) ?? $1 }
  }

  /// Returns the offset that a target behavior chooses.
  ///
  /// Belief: the rectangle starts at 0 at the content's start below the bars. Apple's example of 2023
  /// (*Beyond scroll views*) has 0 at the top. x is not mirrored.
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
