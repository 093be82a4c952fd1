#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A list that the engine scrolls, driven by touches, wheels and keys.
  @MainActor struct DrivenList<ID: Hashable, Item: View>: View {
    let host: ListViewHost<ID, Item>
    let axis: Axis

    var body: some View {
      ListItems(host: host, isDriven: true)
        .modifier(DrivenContent(host: host, frames: host.frames))
        .onGeometry(of: { $0.size }) { host.viewportMeasured($0) }
        .readingTouches(host)
        .clipped()
        .contentShape(Rectangle())
        .modifier(DrivenTouches(host: host, frames: host.frames))
        .modifier(ListKeys(axis: axis) { host.scroll(.step($0)) })
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
  @MainActor private struct DrivenContent<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewHost<ID, Item>
    @ObservedObject var frames: FrameSignal
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content
        .allowsHitTesting(!host.controller.catchesTouches)
        .shifted(by: -host.controller.scrollOffset, along: host.axis, direction)
    }
  }
#endif
