/// Whose the wheels of a gesture are, where what the scroll view is in scrolls, too.
package enum WheelGesture {
  /// Within which time, in s, wheels are of one gesture, as browsers have it: it goes where it began.
  static let pause = 0.5

  /// Returns whether a wheel is left to what the scroll view is in, as a finger is: it leads past an edge at which nothing is
  /// pulled, and is none of a gesture's that has scrolled here.
  ///
  /// A delta that is NaN or 0 is not left. A time that is NaN or negative is as one of another gesture.
  ///
  /// - Parameters:
  ///   - delta: How far it scrolls, in pt, towards the end where positive.
  ///   - ways: Which ways lead out of the scroll view (`EdgePresentation.leadsOut`) to where what it is in can scroll.
  ///   - elapsed: The time since the last wheel that was not left, in s; infinite if there was none.
  /// - Complexity: O(1).
  package static func leaves(_ delta: Double, ways: InnerRoom, after elapsed: Double) -> Bool {
    let way: InnerRoom = delta > 0 ? .towardEnd : .towardStart
    return delta.magnitude > 0 && ways.rawValue & way.rawValue != 0 && !(elapsed >= 0 && elapsed <= pause)
  }
}
