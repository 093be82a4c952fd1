// The rubber band: content that a finger pulls past an edge moves less than the finger.
extension AxisMotion {
  /// The coefficient c of the rubber band, b = (1 - 1 / (x c / d + 1)) d.
  ///
  /// The finger is x pt past the edge, the content is b pt past the edge, and the viewport is d pt long.
  /// Belief: UIKit uses the value that was [published](http://squareb.wordpress.com/2013/01/06/31/).
  /// `RubberBand` in `OverscrollCore` uses the same value.
  static let band = 0.55

  /// Returns the displayed offset for an offset without the rubber band.
  func banded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge else { return edge }
    let pull = abs(place - edge)
    let shown = (1 - 1 / (pull * AxisMotion.band / viewport + 1)) * viewport
    return place < edge ? edge - shown : edge + shown
  }

  /// Returns the offset without the rubber band for a displayed offset.
  func unbanded(_ place: Double) -> Double {
    let edge = min(max(place, range.lowerBound), range.upperBound)
    guard bounces, place != edge, viewport > 0 else { return edge }
    // Only code can move the content completely out of the viewport, for which the formula has no solution.
    let shown = min(abs(place - edge), 0.99 * viewport)
    let pull = (1 / (1 - shown / viewport) - 1) * viewport / AxisMotion.band
    return place < edge ? edge - pull : edge + pull
  }

  /// Returns the ratio of the content's speed to the finger's speed.
  ///
  /// - Parameter place: The offset without the rubber band, in pt.
  func slope(at place: Double) -> Double {
    let pull = abs(place - min(max(place, range.lowerBound), range.upperBound))
    guard pull > 0, viewport > 0 else { return 1 }
    guard bounces else { return 0 }
    let line = pull * AxisMotion.band / viewport + 1
    return AxisMotion.band / (line * line)
  }
}
