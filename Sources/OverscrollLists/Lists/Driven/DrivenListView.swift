#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A list that the engine scrolls, driven by touches, wheels and keys.
  @MainActor struct DrivenListView<ID: Hashable, Item: View>: View {
    let host: ListViewCoordinator<ID, Item>
    let axis: Axis

    var body: some View {
      ListItemsView(host: host, isDriven: true)
        .modifier(DrivenContentModifier(host: host, frames: host.frames))
        .onGeometry(of: { $0.size }) { host.updateViewport($0) }
        .readingTouches(host)
        .clipped()
        .contentShape(Rectangle())
        .modifier(DrivenTouchModifier(host: host, frames: host.frames))
        .modifier(ListKeyModifier(axis: axis) { host.scroll(.step($0)) })
        #if os(macOS)
          .background { WheelReader(axis: axis) { host.scroll($0) } }
        #endif
        .accessibilityElement(children: .contain)
        .accessibilityScrollAction { edge in
          guard edge.axis == axis else { return }
          host.scroll(.step(edge.scrollEdge == .start ? .pageBackward : .pageForward))
        }
    }
  }

  /// A modifier that draws the content at the current offset.
  ///
  /// While the content moves, a touch stops the motion and does not reach an item.
  @MainActor private struct DrivenContentModifier<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewCoordinator<ID, Item>
    @ObservedObject var frames: RedrawSource
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content
        .allowsHitTesting(!host.controller.catchesTouches)
        .shifted(by: -host.controller.scrollOffset, along: host.axis, direction)
    }
  }
#endif
