#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A list that the engine scrolls in response to touches, wheels and keys.
  @MainActor struct DrivenListView<ID: Hashable, Item: View>: View {
    let coordinator: ListViewCoordinator<ID, Item>
    let axis: Axis

    var body: some View {
      ListItemsView(coordinator: coordinator, isDriven: true)
        .modifier(DrivenContentModifier(coordinator: coordinator, frames: coordinator.frames))
        .onGeometry(of: { $0.size }) { coordinator.updateViewport($0) }
        .readingTouches(coordinator)
        .readingRowGestures(coordinator.features)
        .clipped()
        .contentShape(Rectangle())
        .modifier(DrivenTouchModifier(coordinator: coordinator))
        .modifier(ListKeyModifier(axis: axis) { coordinator.scroll(.step($0)) })
        #if os(macOS)
          .background { WheelReader(axis: axis) { coordinator.scroll($0) } }
        #endif
        .accessibilityElement(children: .contain)
        .accessibilityScrollAction { edge in
          guard edge.axis == axis else { return }
          coordinator.scroll(.step(edge.scrollEdge == .start ? .pageBackward : .pageForward))
          coordinator.features.notify(.page)
        }
    }
  }

  /// A modifier that draws the content at the engine's current offset.
  ///
  /// While the content moves, a touch stops the content and does not reach an item.
  @MainActor private struct DrivenContentModifier<ID: Hashable, Item: View>: ViewModifier {
    let coordinator: ListViewCoordinator<ID, Item>
    @ObservedObject var frames: RedrawSource
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content
        .allowsHitTesting(!coordinator.controller.catchesTouches)
        .shifted(by: -coordinator.controller.scrollOffset, along: coordinator.axis, direction)
    }
  }
#endif
