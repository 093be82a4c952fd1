#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  extension View {
    /// Has a list's scroll view ask where a fling is to end, where SwiftUI asks at all.
    ///
    /// A list that doesn't snap has SwiftUI's own behaviour, and none of ours.
    ///
    /// - Parameters:
    ///   - snaps: Whether the list snaps.
    ///   - axis: The list's axis.
    ///   - direction: Which way a horizontal one runs.
    ///   - choose: Says where content comes to rest, by where it would and by its velocity; nil for there.
    @ViewBuilder func snapping(
      _ snaps: Bool, along axis: Axis, _ direction: LayoutDirection,
      choose: @escaping @MainActor (_ projected: Double, _ velocity: Double) -> Double?
    ) -> some View {
      if snaps {
        if #available(iOS 17, macOS 14, tvOS 17, *) {
          scrollTargetBehavior(
            ListSnapping(axis: axis, isRightToLeft: direction == .rightToLeft, choose: choose))
        } else {
          self
        }
      } else {
        self
      }
    }
  }

  /// Translates SwiftUI's question for the engine, and its answer for SwiftUI.
  ///
  /// SwiftUI asks on the main thread. If it ever asked elsewhere, its own target would count.
  @available(iOS 17, macOS 14, tvOS 17, *)
  private struct ListSnapping: ScrollTargetBehavior {
    let axis: Axis
    let isRightToLeft: Bool
    let choose: @MainActor (_ projected: Double, _ velocity: Double) -> Double?

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      guard MainThread.isCurrent else { return }
      // The behaviour reaches scroll views in the items, too.
      guard context.axes == (axis == .vertical ? .vertical : .horizontal) else { return }
      let (choose, rect, width) = (choose, target.rect, context.contentSize.width)
      let place: Double
      let velocity: Double
      switch (axis, isRightToLeft) {
      case (.vertical, _): (place, velocity) = (rect.minY, context.velocity.dy)
      case (.horizontal, false): (place, velocity) = (rect.minX, context.velocity.dx)
      case (.horizontal, true): (place, velocity) = (width - rect.maxX, -context.velocity.dx)
      }
      guard let chosen = MainActor.assumeIsolated({ choose(place, velocity) }) else { return }
      switch (axis, isRightToLeft) {
      case (.vertical, _): target.rect.origin.y = chosen
      case (.horizontal, false): target.rect.origin.x = chosen
      case (.horizontal, true): target.rect.origin.x = width - chosen - rect.width
      }
    }
  }
#endif
