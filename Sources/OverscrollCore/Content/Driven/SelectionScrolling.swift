/// The automatic scrolling while the pointer of a selection is past a viewport edge.
///
/// An adapter sends the distance as a precise wheel input. So no edge is pulled, and the content stops at
/// its edges.
package enum SelectionScrolling {
  /// The scroll speed per pt of the pointer's distance past the edge, in 1/s.
  static let rate = 15.0
  /// The maximum scroll speed, in pt/s.
  static let fastest = 3000.0
  /// The maximum time of one step, in s.
  ///
  /// The limit prevents a jump after a page was busy.
  static let longestStep = 0.1

  /// Returns the scroll distance, in pt, positive toward the end.
  ///
  /// NaN gives NaN, which a wheel ignores.
  ///
  /// - Parameters:
  ///   - past: The pointer's distance past the viewport's edge, in pt; negative at the start.
  ///   - elapsed: The time since the last step, in s. Negative times become 0.
  /// - Complexity: O(1).
  package static func distance(past: Double, over elapsed: Double) -> Double {
    min(max(rate * past, -fastest), fastest) * min(max(elapsed, 0), longestStep)
  }
}
