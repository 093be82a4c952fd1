import Overscroll
import OverscrollCore
import OverscrollListCore

// Reports from a host whose list is scrolled by the engine.
extension ListController {
  /// A place in the viewport, in pt.
  struct Place: Equatable {
    /// Along the axis, from the side that it starts at.
    var main: Double
    /// Across the axis.
    var cross: Double
  }

  /// A finger, or a mouse button, that drags the content.
  struct Touch: Equatable {
    /// Where it came down.
    var start: Place
    /// Where it is.
    var place: Place
    /// How long ago it was there, in s.
    var age: Double
    /// Whether the platform has found out that it goes along the axis, so that it drags from its start on.
    var isDecided = false
  }

  /// The content's one pointer: SwiftUI tells of no more.
  private static var pointer: Int32 { 1 }

  /// A finger is where it is said to be; the first report puts it on the content.
  func touchMoved(_ touch: Touch, kind: DragStart.Kind, from host: any ListHost) {
    guard host === self.host else { return }
    var inputs: [ScrollInput] = []
    if !isTouched {
      isTouched = true
      awaited = nil
      inputs.append(
        .dragBegan(
          DragStart(
            pointer: Self.pointer, kind: kind, main: touch.start.main, cross: touch.start.cross,
            isOnlyPointer: true, isDecided: touch.isDecided)))
    }
    inputs.append(.dragMoved(pointer: Self.pointer, main: touch.place.main, cross: touch.place.cross))
    drive(inputs, age: touch.age)
  }

  /// Whether a finger that has moved by `distance` drags the content: along the axis, or to stop a motion.
  func mayDrag(by distance: Place) -> Bool {
    catchesTouches || distance.main.magnitude > distance.cross.magnitude
  }

  /// The finger has lifted.
  func touchEnded(_ touch: Touch, kind: DragStart.Kind, from host: any ListHost) {
    guard host === self.host else { return }
    touchMoved(touch, kind: kind, from: host)
    isTouched = false
    drive([.dragEnded(pointer: Self.pointer)], age: touch.age)
  }

  /// The gesture is over; where its end was not reported, the system has taken the finger away.
  func touchReset(from host: any ListHost) {
    if host === self.host, isTouched { endTouch() }
  }

  /// The finger is taken away.
  func endTouch() {
    isTouched = false
    drive([.dragCancelled(pointer: nil)])
  }

  /// A finger, or a mouse button, has come down on the content, or has been lifted.
  ///
  /// - Parameters:
  ///   - place: Where it has come down, along the axis in scroll space; nil if it has been lifted.
  ///   - host: Who shows the list.
  func touchChanged(at place: Place?, from host: any ListHost) {
    guard host === self.host else { return }
    guard let place else { return letTouchGo() }
    if let item = engine.item(atMain: place.main, cross: place.cross) { send(.touch(item)) }
  }

  /// No item is touched any more.
  func letTouchGo() {
    if engine.list.touched != nil { send(.touch(nil)) }
  }

  /// A wheel, a key or an assistive technology scrolls.
  func scroll(_ input: ScrollInput, from host: any ListHost) {
    guard host === self.host else { return }
    awaited = nil
    drive([input])
  }

  /// Scrolls, and sends a tick that mounts what comes into sight, because a dragging finger requests no
  /// ticks.
  private func drive(_ inputs: [ScrollInput], age: Double = 0) {
    send((inputs + [.tick]).map { .scroll($0) }, age: age)
  }

  /// Memory is short.
  func dropIdleSlots() { send(.dropIdleSlots) }
}
