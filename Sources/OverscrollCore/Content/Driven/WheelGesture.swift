/// The rule that selects this scroll view or the enclosing one for a wheel gesture.
package enum WheelGesture {
  /// The maximum time, in s, between two wheel events of one gesture, as in browsers.
  ///
  /// A scroll view that handled the start of a gesture also handles the remaining events of that gesture.
  static let pause = 0.5

  /// Returns whether the enclosing scroll view handles a wheel event.
  ///
  /// The enclosing scroll view handles an event that scrolls past an edge of this scroll view, if the edge
  /// cannot be pulled. An event of a gesture that has already scrolled this scroll view stays here. This
  /// scroll view also handles a delta of NaN or 0. A time that is NaN or negative starts a new gesture. The
  /// rule for fingers is the same (`DragStart.outer`).
  ///
  /// - Parameters:
  ///   - delta: The scroll distance, in pt, positive toward the end.
  ///   - ways: The directions past an edge of this scroll view (`EdgePresentation.yieldsToEnclosing`), if
  ///     the enclosing scroll view can scroll there.
  ///   - elapsed: The time since the last wheel event that this scroll view handled, in s; infinite without
  ///     such an event.
  /// - Complexity: O(1).
  package static func yieldsToEnclosing(_ delta: Double, ways: ScrollDirectionSet, after elapsed: Double)
    -> Bool
  {
    let way: ScrollDirectionSet = delta > 0 ? .towardEnd : .towardStart
    return delta.magnitude > 0 && ways.rawValue & way.rawValue != 0 && !(elapsed >= 0 && elapsed <= pause)
  }
}
