/// What content does when a moving finger lets go of it inside its bounds.
package enum FlingStyle: Hashable, Sendable {
  /// It goes on with the finger's velocity and slows down (see `ScrollBehavior.deceleration`), or to a snapping
  /// target.
  case momentum
  /// A quick finger sends it on an animated scroll, and any other leaves it where it is; nothing snaps.
  case timed(TimedFling)
}

/// A fling that is an animated scroll of a fixed duration: the third article's.
///
/// Its length is a share of the translation that SwiftUI's drag gesture predicts, `translation + velocity / 4`
/// (SwiftUI documents a drag's velocity as four times the way from its location to its predicted end), and it is
/// counted from where the content was when the finger took hold of it. The distance that a finger needs to
/// show its direction isn't part of the translation, nor of the drag.
package struct TimedFling: Hashable, Sendable {
  /// The share of the predicted translation that the content travels in all, the drag included.
  package let share: Double
  /// By how many viewports the travel has to exceed the drag; by less, nothing is flung.
  package let excess: Double
  /// How long the animated scroll takes, in s.
  package let duration: Double

  /// Sets the numbers; the defaults are the third article's.
  ///
  /// - Parameters:
  ///   - share: The share of the predicted translation. A value not above 0 flings nothing.
  ///   - excess: By how much that has to exceed the drag, in viewports. A value not above 0 counts as 0.
  ///   - duration: How long the content moves, in s. With a value not above 0, it arrives with the next
  ///     event.
  package init(share: Double = 0.75, excess: Double = 0.5, duration: Double = 2) {
    self.share = share.asExtent
    self.excess = excess.asExtent
    self.duration = duration.asExtent
  }

  /// How far, in pt, the content comes in all along with the finger, or nil if it stays where it is.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has dragged, in pt.
  ///   - velocity: Its velocity as it lifts, in pt/s.
  ///   - viewport: The visible extent, in pt.
  func distance(translation: Double, velocity: Double, viewport: Double) -> Double? {
    let distance = share * (translation + velocity / 4)
    let isOnward = translation < 0 ? distance < 0 : translation > 0 && distance > 0
    guard isOnward, distance.magnitude - translation.magnitude > excess * viewport else { return nil }
    return distance
  }
}

extension ScrollBehavior {
  /// The third article's scrolling: hard edges, a quick finger flings for 2 s (`TimedFling`), a touch stops it.
  ///
  /// The numbers are the article's: 0.75 of the predicted translation if that exceeds the drag by half a viewport,
  /// by `1 - (1 - t)^4`. Nothing can be refreshed by pulling, since nothing can be pulled.
  public static var article: ScrollBehavior {
    ScrollBehavior(fling: .timed(TimedFling()), bounces: false)
  }
}
