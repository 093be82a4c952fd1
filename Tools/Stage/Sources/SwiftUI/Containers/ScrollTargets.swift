public import Foundation
import PlatformViews

/// Where a scroll is to end.
public struct ScrollTarget {
  /// The part of the content that is to be seen, in pt in the content.
  public var rect: CGRect
  /// Where in the viewport that is to be.
  public var anchor: UnitPoint?
}

/// What a scroll view says of itself where it asks for a target.
public struct ScrollTargetBehaviorContext {
  /// How fast the content goes.
  ///
  /// Belief: as UIKit's delegate is told, positive where the offset grows, in pt/ms.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the viewport without its insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// What chooses where a scroll ends.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Documented: called when a scroll gesture ends, with where its deceleration would end, and when the size changes (which
  /// no caller of ours answers, so it isn't here).
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Two numbers, in pt or in pt/ms.
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
}

extension View {
  /// Documented: sets the scroll behavior of views that scroll in this view.
  ///
  /// Belief: of all in it, like content margins.
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
  /// Has the platform's scroll view ask the behaviour as its finger lifts.
  func takeTargetBehavior() {
    guard let behavior = environment.scrollTargetBehavior else { return view.willEndDragging = nil }
    view.willEndDragging = { [weak self] in self?.target(behavior, $0, $1) ?? $1 }
  }

  /// Belief: the rectangle is where content begins at 0 below the bars, as in Apple's example of 2023 (*Beyond scroll
  /// views*), where 0 is the top; and x isn't mirrored.
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
