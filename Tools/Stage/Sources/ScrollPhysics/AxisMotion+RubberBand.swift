// The rubber band.
extension AxisMotion {
  /// The coefficient c in `b = (1 - 1 / (x c / d + 1)) d`, for a viewport of length d.
  ///
  /// Belief: UIKit uses this value, as [published](http://squareb.wordpress.com/2013/01/06/31/). The core's
  /// `RubberBand` has the same value.
  static let band = 0.55

  /// Returns the displayed offset for the offset that a finger has reached.
  func banded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge else { return edge }
    let pull = abs(place - edge)
    let shown = (1 - 1 / (pull * AxisMotion.band / viewport + 1)) * viewport
    return place < edge ? edge - shown : edge + shown
  }

  /// Returns the offset that a finger has reached for a displayed offset.
  func unbanded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge, viewport > 0 else { return edge }
    // A drag cannot move the content out of its viewport, but code can.
    let shown = min(abs(place - edge), 0.99 * viewport)
    let pull = (1 / (1 - shown / viewport) - 1) * viewport / AxisMotion.band
    return place < edge ? edge - pull : edge + pull
  }

  /// Returns the ratio of the content's speed to the finger's speed at an undamped offset.
  func slope(at place: Double) -> Double {
    let pull = abs(place - min(max(place, range.lowerBound), range.upperBound))
    guard pull > 0, viewport > 0 else { return 1 }
    guard bounces else { return 0 }
    let line = pull * AxisMotion.band / viewport + 1
    return AxisMotion.band / (line * line)
  }
}
