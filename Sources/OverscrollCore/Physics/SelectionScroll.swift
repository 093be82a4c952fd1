/// How a selection scrolls on while its pointer is held past an edge of the viewport.
///
/// A host that scrolls by it sends the distance as a precise wheel, so that nothing is pulled and the content stops at its
/// edges.
package enum SelectionScroll {
  /// How fast the content scrolls for each pt that the pointer is past the edge, in pt/s.
  static let rate = 15.0
  /// How fast it scrolls at most, in pt/s.
  static let fastest = 3000.0
  /// The longest time that one step makes up for, in s: a page that was busy does not jump.
  static let longestStep = 0.1

  /// Returns how far the content scrolls, in pt, positive towards the end.
  ///
  /// NaN gives NaN, which a wheel ignores.
  ///
  /// - Parameters:
  ///   - past: How far the pointer is past the viewport's edge, in pt; negative at the start.
  ///   - elapsed: The time since the last step, in s; negative times count as 0.
  /// - Complexity: O(1).
  package static func distance(past: Double, over elapsed: Double) -> Double {
    min(max(rate * past, -fastest), fastest) * min(max(elapsed, 0), longestStep)
  }
}
