#if canImport(SwiftUI) && !os(tvOS)
  import OverscrollCore
  import SwiftUI

  /// A list that the engine scrolls: fingers, wheels, keys and frames go in, and the items are drawn where it says.
  @MainActor struct DrivenList<ID: Hashable, Item: View>: View {
    let host: ListViewHost<ID, Item>
    let axis: Axis

    var body: some View {
      ListItems(host: host, isDriven: true)
        .modifier(DrivenContent(host: host, frames: host.frames))
        .onGeometry(of: { $0.size }) { host.viewportMeasured($0) }
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

  /// The content, where it is in this frame.
  ///
  /// While something moves it, a touch is not for what is under it, but stops it.
  @MainActor private struct DrivenContent<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewHost<ID, Item>
    @ObservedObject var frames: FrameSignal

    func body(content: Content) -> some View {
      content
        .allowsHitTesting(!host.controller.catchesTouches)
        .shifted(by: -host.controller.scrollOffset, along: host.axis, host.direction)
    }
  }

  /// The finger, or the mouse, that drags the content.
  @MainActor private struct DrivenTouches<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewHost<ID, Item>
    @ObservedObject var frames: FrameSignal

    @GestureState private var isDown = false

    /// How far a touch moves, in pt, before it is no tap on what is under it.
    private static var slop: CGFloat { 10 }

    func body(content: Content) -> some View {
      content
        .highPriorityGesture(drag)
        .onChange(of: isDown) { if !$0 { host.touchReset() } }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: host.controller.catchesTouches ? 0 : Self.slop)
        .updating($isDown) { _, isDown, _ in isDown = true }
        .onChanged { host.touchMoved($0) }
        .onEnded { host.touchEnded($0) }
    }
  }

  extension ListViewHost {
    /// What drags here.
    private var kind: DragStart.Kind {
      #if os(macOS)
        .mouse
      #else
        .touch
      #endif
    }

    /// A drag has gone on.
    fileprivate func touchMoved(_ value: DragGesture.Value) {
      controller.touchMoved(touch(value), kind: kind, from: self)
    }

    /// A drag has ended.
    fileprivate func touchEnded(_ value: DragGesture.Value) {
      controller.touchEnded(touch(value), kind: kind, from: self)
    }

    /// A drag is over, whether or not its end was told.
    fileprivate func touchReset() { controller.touchReset(from: self) }

    private func touch(_ value: DragGesture.Value) -> ListController.Touch {
      ListController.Touch(
        start: place(value.startLocation), place: place(value.location), age: -value.time.timeIntervalSinceNow
      )
    }

    /// A point along the axis and across it, counted from the side that the axis starts at.
    private func place(_ point: CGPoint) -> ListController.Place {
      switch (axis, direction) {
      case (.vertical, _): ListController.Place(main: point.y, cross: point.x)
      case (.horizontal, .rightToLeft): ListController.Place(main: -point.x, cross: point.y)
      case (.horizontal, _): ListController.Place(main: point.x, cross: point.y)
      }
    }
  }
#endif
