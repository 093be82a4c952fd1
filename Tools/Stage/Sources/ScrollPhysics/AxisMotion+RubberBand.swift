// The rubber band.
extension AxisMotion {
  /// The c in `b = (1 - 1 / (x c / d + 1)) d`, where d is the viewport's length.
  ///
  /// Belief: UIKit's, as [others](http://squareb.wordpress.com/2013/01/06/31/) have found, and as in the
  /// core's `RubberBand`.
  static let band = 0.55

  /// Where the content is shown that a finger has brought to a place.
  func banded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge else { return edge }
    let pull = abs(place - edge)
    let shown = (1 - 1 / (pull * AxisMotion.band / viewport + 1)) * viewport
    return place < edge ? edge - shown : edge + shown
  }

  /// Where a finger has brought the content that is shown at a place.
  func unbanded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge, viewport > 0 else { return edge }
    // No pull brings content out of its viewport, but code does.
    let shown = min(abs(place - edge), 0.99 * viewport)
    let pull = (1 / (1 - shown / viewport) - 1) * viewport / AxisMotion.band
    return place < edge ? edge - pull : edge + pull
  }

  /// How much of a finger's movement the content makes at a place.
  func slope(at place: Double) -> Double {
    let pull = abs(place - min(max(place, range.lowerBound), range.upperBound))
    guard pull > 0, viewport > 0 else { return 1 }
    guard bounces else { return 0 }
    let line = pull * AxisMotion.band / viewport + 1
    return AxisMotion.band / (line * line)
  }
}
