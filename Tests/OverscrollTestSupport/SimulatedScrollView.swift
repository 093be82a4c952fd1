package import OverscrollCore

/// A simulated scroll view of a platform, with one finger.
///
/// It is the core's own `Scroller`, which is compared with recordings of UIScrollView, so it shares a fault of that
/// type. Insets extend its range of offsets. At rest it moves only on request, even if an inset was removed.
package struct SimulatedScrollView: Sendable {
  /// The offset and the motion.
  package private(set) var scroller = Scroller()
  /// The insets that the engine has requested for its gaps, in pt.
  package private(set) var insets = EdgePair<Double>.zero
  private var finger = 0.0

  /// Creates a scroll view at rest at its start.
  package init(_ extents: ScrollExtents = ScrollExtents(viewport: 800, content: 3000)) {
    scroller.geometry = extents
  }

  /// The content offset, in pt.
  package var offset: Double { scroller.offset }
  /// The extents of the viewport and the content, in pt.
  package var extents: ScrollExtents {
    get { scroller.geometry }
    set {
      scroller.geometry = newValue
      updateRange()
    }
  }
  /// Whether a finger drags the content.
  package var isDragged: Bool { scroller.motion.isDrag }
  /// The phase that a platform reports.
  package var phase: ObservedPhase {
    isDragged ? .tracking : scroller.motion.runsByItself ? .decelerating : .resting
  }

  /// Puts a finger down, which stops the content.
  package mutating func touch(at position: Double) {
    finger = position
    scroller.beginDrag(at: position)
  }

  /// Moves the finger by a distance, in pt.
  package mutating func drag(by distance: Double) {
    finger += distance
    scroller.drag(to: finger)
  }

  /// Lifts the finger.
  package mutating func lift() { scroller.endDrag() }

  /// Ends a drag without a velocity, as a gesture that another view takes over.
  package mutating func cancelDrag() { scroller.cancelDrag() }

  /// Moves the content until a time, in s.
  package mutating func advance(to time: Double) { scroller.advance(to: time) }

  /// Moves the content to an offset without an animation.
  package mutating func place(at offset: Double) { scroller.reset(at: offset) }

  /// Adds a length before the viewport, in pt, and moves the content by it.
  package mutating func grow(to extents: ScrollExtents, by length: Double) {
    scroller.relayOut(extents, shiftedBy: length)
    updateRange()
  }

  /// Scrolls to an offset with an animation.
  package mutating func scroll(to offset: Double) { scroller.scroll(to: offset, animated: true) }

  /// Sets the insets, keeps the content in place, and then scrolls to the requested offset.
  package mutating func apply(_ change: InsetChange) {
    insets = change.insets
    updateRange()
    if let target = change.offset { scroll(to: target) }
  }

  /// Adds the insets to the range of offsets.
  ///
  /// If the content is shorter than the viewport, the end inset first fills the missing length.
  private mutating func updateRange() {
    let (before, rested) = (offset, !scroller.motion.runsByItself && !isDragged)
    let room = max(0, extents.content + insets.end - extents.viewport) - extents.maximumOffset
    scroller.setGaps(EdgePair(start: insets.start, end: room), revealing: nil)
    if rested { scroller.reset(at: before) }
  }
}
