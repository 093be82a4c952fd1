/// The motion of content after a moving finger lifts inside the bounds.
package enum FlingStyle: Hashable, Sendable {
  /// The content decelerates from the finger's velocity, or moves to a snap target.
  ///
  /// See `ScrollBehavior.deceleration`.
  case momentum
  /// A fast finger starts an animated scroll, and a slow finger starts nothing.
  ///
  /// Snap targets are ignored.
  case timed(TimedFlingMotion)
}

/// A fling as an animated scroll of a fixed duration, from the third article.
///
/// The article is the third of five articles that the module `OverscrollArticles` reproduces. The length of
/// a fling is a fraction of the translation that SwiftUI's drag gesture predicts, `translation + velocity /
/// 4`. SwiftUI documents a drag's velocity as four times the distance from its location to its predicted
/// end. The length is measured from the content's offset at the start of the drag. The movement that
/// decides the finger's direction is part of neither the translation nor the drag.
package struct TimedFlingMotion: Hashable, Sendable {
  /// The fraction of the predicted translation that the content travels, including the drag.
  package let share: Double
  /// The minimum distance of a fling beyond the drag, in viewports.
  ///
  /// A shorter fling does not start.
  package let excess: Double
  /// The duration of the animated scroll, in s.
  package let duration: Double

  /// Makes a timed fling; the defaults are the third article's.
  ///
  /// - Parameters:
  ///   - share: The fraction of the predicted translation. With a value of 0 or less, no fling starts.
  ///   - excess: The minimum distance beyond the drag, in viewports. A negative value becomes 0.
  ///   - duration: The duration of the animated scroll, in s. With a value of 0 or less, the scroll ends
  ///     with the next event.
  package init(share: Double = 0.75, excess: Double = 0.5, duration: Double = 2) {
    self.share = share.asExtent
    self.excess = excess.asExtent
    self.duration = duration.asExtent
  }

  /// Returns the total distance along the finger's direction, in pt, or `nil` without a fling.
  ///
  /// - Parameters:
  ///   - translation: The translation of the drag, in pt.
  ///   - velocity: The finger's velocity at the lift, in pt/s.
  ///   - viewport: The visible extent, in pt.
  func distance(translation: Double, velocity: Double, viewport: Double) -> Double? {
    let distance = share * (translation + velocity / 4)
    let isOnward = translation < 0 ? distance < 0 : translation > 0 && distance > 0
    guard isOnward, distance.magnitude - translation.magnitude > excess * viewport else { return nil }
    return distance
  }
}

extension ScrollBehavior {
  /// The third article's behavior: hard edges and timed flings of 2 s.
  ///
  /// The article is the third of five articles that the module `OverscrollArticles` reproduces, and all
  /// numbers are from it. A fling travels 0.75 of the predicted translation, if that exceeds the drag by
  /// half a viewport. Its curve is `1 - (1 - t)^4`. A touch stops a fling. Content cannot be pulled past
  /// its edges, so a pull cannot start a refresh.
  public static var article: ScrollBehavior {
    ScrollBehavior(fling: .timed(TimedFlingMotion()), bounces: false)
  }
}
