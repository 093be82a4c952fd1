import Overscroll
import OverscrollCore
import OverscrollListCore

// Touches, and the scrolls of a list that the engine scrolls.
extension ListController {
  /// A location in the viewport, in pt.
  struct Location: Equatable {
    /// The distance along the axis, from the start of the axis.
    var main: Double
    /// The distance across the axis.
    var cross: Double
  }

  /// A finger or mouse button that drags the content.
  struct TouchState: Equatable {
    /// The location at touch down.
    var start: Location
    /// The current location.
    var location: Location
    /// The age of the current location, in s.
    var age: Double
    /// Whether the platform has already recognized a drag along the axis.
    ///
    /// The content then moves as soon as the touch moves.
    var isDecided = false
  }

  /// The identifier of the only pointer; SwiftUI reports at most one pointer.
  private static var pointer: Int32 { 1 }

  /// Updates a drag; the first call begins the drag.
  func touchMoved(_ touch: TouchState, kind: DragStart.Kind, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    let move = ScrollInput.dragMoved(
      pointer: Self.pointer, main: touch.location.main, cross: touch.location.cross)
    cancelAwaitedScrollByUser()
    guard !isTouched else { return sendScroll(move, age: touch.age) }
    isTouched = true
    let start = DragStart(
      pointer: Self.pointer, kind: kind, main: touch.start.main, cross: touch.start.cross,
      isOnlyPointer: true, isDecided: touch.isDecided)
    runner.send([.scroll(.dragBegan(start)), .scroll(move), .scroll(.tick)], age: touch.age)
  }

  /// Returns whether a movement by `distance` drags the content.
  ///
  /// The result is true if the movement is mainly along the axis, or if a touch stops moving content.
  func mayDrag(by distance: Location) -> Bool {
    catchesTouches || distance.main.magnitude > distance.cross.magnitude
  }

  /// Ends a drag at the final location of the finger.
  func touchEnded(_ touch: TouchState, kind: DragStart.Kind, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    touchMoved(touch, kind: kind, from: delegate)
    isTouched = false
    sendScroll(.dragEnded(pointer: Self.pointer), age: touch.age)
  }

  /// Cancels a drag whose gesture the system has cancelled, so that it reports no end.
  func touchCancelled(from delegate: any ListControllerDelegate) {
    if delegate === self.delegate, isTouched { cancelDrag() }
  }

  /// Cancels the drag.
  func cancelDrag() {
    isTouched = false
    sendScroll(.dragCancelled(pointer: nil))
  }

  /// Updates the touched item when a finger or mouse button goes down or up.
  ///
  /// - Parameters:
  ///   - location: The location of the touch; `nil` after the touch. The distance along the axis is
  ///     measured from the start of the platform's content.
  ///   - delegate: The delegate of the list.
  func touchChanged(at location: Location?, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    guard let location else { return clearTouch() }
    if let item = content.item(atMain: location.main, cross: location.cross) { send(.touch(item)) }
  }

  /// Clears the touched item.
  func clearTouch() {
    if content.list.touchedItem != nil { send(.touch(nil)) }
  }

  /// Handles a scroll by a wheel, a key or an assistive technology.
  func scroll(_ input: ScrollInput, from delegate: any ListControllerDelegate) {
    guard delegate === self.delegate else { return }
    cancelAwaitedScrollByUser()
    sendScroll(input)
  }

  /// Sends a scroll input, followed by a tick that mounts newly visible items.
  ///
  /// The tick is needed because the engine requests no ticks during a drag.
  private func sendScroll(_ input: ScrollInput, age: Double = 0) {
    runner.send([.scroll(input), .scroll(.tick)], age: age)
  }

  /// Drops the unused views that are kept for reuse, after a memory warning.
  func dropIdleSlots() { send(.dropIdleSlots) }
}
