#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// A modifier that lets a touch or a mouse button drag the content.
  ///
  /// On UIKit, a recognizer handles only drags along the list's axis. On AppKit, a SwiftUI gesture handles
  /// drags.
  @MainActor struct DrivenTouchModifier<ID: Hashable, Item: View>: ViewModifier {
    let coordinator: ListViewCoordinator<ID, Item>

    #if canImport(UIKit)
      func body(content: Content) -> some View { content.background { PanReader(listener: coordinator) } }
    #else
      /// The gesture's distance depends on whether the content moves.
      @ObservedObject private var frames: RedrawSource
      @GestureState private var isDown = false

      init(coordinator: ListViewCoordinator<ID, Item>) {
        self.coordinator = coordinator
        frames = coordinator.frames
      }

      /// The distance that a touch must move to become a drag, in pt.
      private static var slop: CGFloat { 10 }

      func body(content: Content) -> some View {
        content
          .highPriorityGesture(drag)
          .onChange(of: isDown) { if !$0 { coordinator.touchCancelled() } }
      }

      private var drag: some Gesture {
        DragGesture(minimumDistance: coordinator.controller.catchesTouches ? 0 : Self.slop)
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged {
            coordinator.controller.touchMoved(
              coordinator.touch($0), kind: coordinator.kind, from: coordinator)
          }
          .onEnded {
            coordinator.controller.touchEnded(
              coordinator.touch($0), kind: coordinator.kind, from: coordinator)
          }
      }
    #endif
  }

  extension ListViewCoordinator {
    /// Cancels the drag, because its gesture was cancelled or is over without a reported end.
    func touchCancelled() { controller.touchCancelled(from: self) }

    /// Returns a point as distances along and across the axis.
    ///
    /// The distance along the axis is measured from the start of the axis.
    fileprivate func location(_ point: CGPoint) -> ListController.Location {
      switch (axis, direction) {
      case (.vertical, _): ListController.Location(main: point.y, cross: point.x)
      case (.horizontal, .rightToLeft): ListController.Location(main: -point.x, cross: point.y)
      case (.horizontal, _): ListController.Location(main: point.x, cross: point.y)
      }
    }
  }

  #if canImport(UIKit)
    extension ListViewCoordinator: PanReaderDelegate {
      var catchesTouches: Bool { controller.catchesTouches }

      var isAtStart: Bool { controller.content.list.offset < 0.5 }

      func pullsPastStart(by distance: CGPoint) -> Bool {
        guard isAtStart, !catchesTouches, location(distance).main > 0 else { return false }
        guard let session = participant?.session else { return true }
        return !session.options.hasAction(.start, session.controller)
      }

      func mayPan(by distance: CGPoint) -> Bool { controller.mayDrag(by: location(distance)) }

      func panMoved(_ pan: PanState) { controller.touchMoved(touch(pan), kind: .touch, from: self) }

      func panEnded(_ pan: PanState) { controller.touchEnded(touch(pan), kind: .touch, from: self) }

      func panCancelled() { touchCancelled() }

      func wheelScrolled(by distance: CGPoint) { scroll(.wheel(-location(distance).main, isPrecise: false)) }

      private func touch(_ pan: PanState) -> ListController.TouchState {
        ListController.TouchState(
          start: location(pan.start), location: location(pan.location), age: pan.age, isDecided: true)
      }
    }
  #else
    extension ListViewCoordinator {
      /// The kind of pointer that drags on this platform.
      fileprivate var kind: DragStart.Kind {
        #if os(macOS)
          .mouse
        #else
          .touch
        #endif
      }

      fileprivate func touch(_ value: DragGesture.Value) -> ListController.TouchState {
        ListController.TouchState(
          start: location(value.startLocation), location: location(value.location),
          age: AmbientClock.current.date().timeIntervalSince(value.time))
      }
    }
  #endif
#endif
