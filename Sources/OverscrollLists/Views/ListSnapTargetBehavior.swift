#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  extension View {
    /// Sets the snap targets of a list's scroll view.
    ///
    /// Has an effect from iOS 17, macOS 14 and tvOS 17 on. A list that doesn't snap keeps SwiftUI's
    /// behavior.
    ///
    /// - Parameters:
    ///   - snaps: Whether the list snaps.
    ///   - axis: The list's axis.
    ///   - direction: The layout direction of a horizontal list.
    ///   - choose: Returns the offset for the content to come to rest at, from its projected offset and its
    ///     velocity. The result `nil` keeps the projected offset.
    @ViewBuilder func snapping(
      _ snaps: Bool, along axis: Axis, _ direction: LayoutDirection,
      choose: @escaping @MainActor (_ projected: Double, _ velocity: Double) -> Double?
    ) -> some View {
      if snaps {
        if #available(iOS 17, macOS 14, tvOS 17, *) {
          scrollTargetBehavior(
            ListSnapTargetBehavior(axis: axis, isRightToLeft: direction == .rightToLeft, choose: choose))
        } else {
          self
        }
      } else {
        self
      }
    }
  }

  /// A scroll target behavior that gets its target from the engine.
  ///
  /// Assumed: SwiftUI calls the behavior on the main thread. On a different thread, the behavior keeps
  /// SwiftUI's target.
  @available(iOS 17, macOS 14, tvOS 17, *)
  private struct ListSnapTargetBehavior: ScrollTargetBehavior {
    let axis: Axis
    let isRightToLeft: Bool
    let choose: @MainActor (_ projected: Double, _ velocity: Double) -> Double?

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard MainThread.isCurrent else { return }
      // SwiftUI also applies the behavior to scroll views in the items.
      guard context.axes == (axis == .vertical ? .vertical : .horizontal) else { return }
      let (choose, rect, width) = (choose, target.rect, context.contentSize.width)
      let projected: Double
      let velocity: Double
      switch (axis, isRightToLeft) {
      case (.vertical, _): (projected, velocity) = (rect.minY, context.velocity.dy)
      case (.horizontal, false): (projected, velocity) = (rect.minX, context.velocity.dx)
      case (.horizontal, true): (projected, velocity) = (width - rect.maxX, -context.velocity.dx)
      }
      guard let chosen = MainActor.assumeIsolated({ choose(projected, velocity) }) else { return }
      switch (axis, isRightToLeft) {
      case (.vertical, _): target.rect.origin.y = chosen
      case (.horizontal, false): target.rect.origin.x = chosen
      case (.horizontal, true): target.rect.origin.x = width - chosen - rect.width
      }
    }
  }
#endif
