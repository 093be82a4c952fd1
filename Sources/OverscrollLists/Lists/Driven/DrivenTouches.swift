#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A modifier that lets a touch or a mouse button drag the content.
  ///
  /// On UIKit, a recognizer handles only drags along the list's axis. On AppKit, a SwiftUI gesture handles
  /// drags.
  @MainActor struct DrivenTouches<ID: Hashable, Item: View>: ViewModifier {
    let host: ListViewHost<ID, Item>
    @ObservedObject var frames: FrameSignal

    #if canImport(UIKit)
      func body(content: Content) -> some View { content.background { PanReader(listener: host) } }
    #else
      @GestureState private var isDown = false

      /// The distance, in pt, that turns a tap into a drag.
      private static var slop: CGFloat { 10 }

      func body(content: Content) -> some View {
        content
          .highPriorityGesture(drag)
          .onChange(of: isDown) { if !$0 { host.touchReset() } }
      }

      private var drag: some Gesture {
        DragGesture(minimumDistance: host.controller.catchesTouches ? 0 : Self.slop)
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { host.controller.touchMoved(host.touch($0), kind: host.kind, from: host) }
          .onEnded { host.controller.touchEnded(host.touch($0), kind: host.kind, from: host) }
      }
    #endif
  }

  extension ListViewHost {
    /// Cancels a drag whose gesture is over without a reported end.
    func touchReset() { controller.touchReset(from: self) }

    /// Returns a point as distances along and across the axis.
    ///
    /// The distance along the axis is measured from the start of the axis.
    fileprivate func place(_ point: CGPoint) -> ListController.Place {
      switch (axis, direction) {
      case (.vertical, _): ListController.Place(main: point.y, cross: point.x)
      case (.horizontal, .rightToLeft): ListController.Place(main: -point.x, cross: point.y)
      case (.horizontal, _): ListController.Place(main: point.x, cross: point.y)
      }
    }
  }

  #if canImport(UIKit)
    extension ListViewHost: PanListener {
      var catchesTouches: Bool { controller.catchesTouches }

      var isAtStart: Bool { controller.engine.list.offset < 0.5 }

      func leavesAtStart(by distance: CGPoint) -> Bool {
        guard isAtStart, !catchesTouches, place(distance).main > 0 else { return false }
        guard let session = participant?.session else { return true }
        return !session.options.hasAction(.start, session.controller)
      }

      func mayPan(by distance: CGPoint) -> Bool { controller.mayDrag(by: place(distance)) }

      func panMoved(_ pan: PanReport) { controller.touchMoved(touch(pan), kind: .touch, from: self) }

      func panEnded(_ pan: PanReport) { controller.touchEnded(touch(pan), kind: .touch, from: self) }

      func panCancelled() { touchReset() }

      func wheelTurned(by distance: CGPoint) { scroll(.wheel(-place(distance).main, isPrecise: false)) }

      private func touch(_ pan: PanReport) -> ListController.Touch {
        ListController.Touch(start: place(pan.start), place: place(pan.place), age: pan.age, isDecided: true)
      }
    }
  #else
    extension ListViewHost {
      /// The kind of pointer that drags on this platform.
      fileprivate var kind: DragStart.Kind {
        #if os(macOS)
          .mouse
        #else
          .touch
        #endif
      }

      fileprivate func touch(_ value: DragGesture.Value) -> ListController.Touch {
        ListController.Touch(
          start: place(value.startLocation), place: place(value.location),
          age: AmbientTime.current.date().timeIntervalSince(value.time))
      }
    }
  #endif
#endif
