/// The rule that selects the scroll view for a wheel gesture.
///
/// The candidates are this scroll view and the enclosing scroll view.
package enum WheelGesture {
  /// The maximum time, in s, between two wheel events of one gesture, as in browsers.
  ///
  /// The scroll view at the start of a gesture handles the whole gesture.
  static let pause = 0.5

  /// Returns whether the enclosing scroll view handles a wheel event.
  ///
  /// It does if the event scrolls past an edge, and nothing is pulled at that edge. The event must not
  /// belong to a gesture that has scrolled here. A finger follows the same rule. A delta of NaN or 0 is
  /// handled here. A time that is NaN or negative starts a new gesture.
  ///
  /// - Parameters:
  ///   - delta: The scroll distance, in pt, positive toward the end.
  ///   - ways: The directions past an edge of this scroll view (`EdgePresentation.leadsOut`), if the
  ///     enclosing scroll view can scroll there.
  ///   - elapsed: The time since the last wheel event that was handled here, in s; infinite without such an
  ///     event.
  /// - Complexity: O(1).
  package static func yieldsToEnclosing(_ delta: Double, ways: ScrollDirectionSet, after elapsed: Double)
    -> Bool
  {
    let way: ScrollDirectionSet = delta > 0 ? .towardEnd : .towardStart
    return delta.magnitude > 0 && ways.rawValue & way.rawValue != 0 && !(elapsed >= 0 && elapsed <= pause)
  }
}
