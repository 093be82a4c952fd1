import OverscrollCore

/// The distances of a swipe at one edge of a row, in pt.
///
/// The numbers were read from public disassemblies of UIKit of iOS 18 and 26, and from other packages.
/// Belief: UIKit still has them. Tests on a phone have not confirmed them yet.
package struct SwipeDistance {
  /// The distance at which the row stays open.
  package let open: Double
  /// The distance from which a release performs the first action.
  ///
  /// It is infinite if a full swipe is not allowed.
  package let full: Double
  private let width: Double
  private let isDestructive: Bool

  /// The finger's distance across which a touch becomes a swipe.
  ///
  /// UIKit has 25 pt.
  static let slop = 25.0
  /// The distance at which a touch is known not to be a swipe.
  ///
  /// UIKit's pans begin after 10 pt.
  static let verdict = 10.0
  /// The speed that alone decides at a release, in pt/s.
  ///
  /// UIKit has 50 pt/s.
  static let decisiveSpeed = 50.0
  /// The share of a row's width from which a release is a full swipe.
  ///
  /// UIKit has 0.525.
  static let fullShare = 0.525
  /// The smallest distance between an open row and a full swipe.
  ///
  /// UIKit of iOS 26 has 20 pt.
  static let pastOpen = 20.0
  /// The part of a row that stays visible in a destructive full swipe.
  ///
  /// UIKit has 29 pt on one side.
  static let destructiveRest = 29.0
  /// The finger's distance from the far edge that makes a destructive swipe full.
  ///
  /// UIKit has 50 pt.
  static let destructiveReach = 50.0
  /// The share of the full distance that `destructiveReach` also needs.
  ///
  /// UIKit has at least 0.66.
  static let destructiveShare = 0.66
  /// The full distance of an action without a button.
  ///
  /// Replies in chat apps have about 64 pt.
  static let withoutButton = 64.0

  /// Returns the distances for a row's actions.
  ///
  /// - Parameters:
  ///   - actions: The actions at the edge.
  ///   - width: The row's width, in pt, more than 0.
  init(_ actions: SwipeActions, width: Double) {
    self.width = width
    isDestructive = actions.isDestructive && actions.openWidth > 0
    open = min(actions.openWidth, width)
    if !actions.allowsFullSwipe {
      full = .infinity
    } else if open == 0 {
      full = min(SwipeDistance.withoutButton, width * SwipeDistance.fullShare)
    } else {
      let preferred = isDestructive ? width - SwipeDistance.destructiveRest : width * SwipeDistance.fullShare
      full = min(max(preferred, open + SwipeDistance.pastOpen), width)
    }
  }

  /// Returns whether a pull is a full swipe.
  ///
  /// - Parameters:
  ///   - pull: The finger's distance, in pt.
  ///   - reach: The finger's distance from the edge toward which it moves, in pt.
  func isFull(_ pull: Double, reach: Double) -> Bool {
    if pull >= full { return true }
    return isDestructive && reach <= SwipeDistance.destructiveReach
      && pull >= SwipeDistance.destructiveShare * full && pull >= open + SwipeDistance.pastOpen
  }

  /// The distance from which a pull has resistance.
  private var limit: Double { full.isFinite ? full : open }

  /// Returns the drawn distance of a pull, at most the row's width.
  ///
  /// Past the limit, `x` more points draw `x` to the power of 0.7, as in UIKit; the first point draws fully.
  /// A pull to the wrong side of a closed row has the same resistance.
  func drawn(_ pull: Double) -> Double {
    if pull < 0 { return max(-width, -SwipeDistance.resisted(-pull)) }
    return min(width, pull <= limit ? pull : limit + SwipeDistance.resisted(pull - limit))
  }

  /// Returns the pull that draws a distance; the inverse of `drawn`.
  func pull(drawing distance: Double) -> Double {
    if distance < 0 { return -SwipeDistance.unresisted(-distance) }
    return distance <= limit ? distance : limit + SwipeDistance.unresisted(distance - limit)
  }

  /// Limits a pull to a million points, so that no input overflows.
  static func bounded(_ pull: Double) -> Double { min(max(pull, -1e6), 1e6) }

  private static func resisted(_ distance: Double) -> Double {
    distance <= 1 ? distance : ElementaryFunctions.exp(0.7 * ElementaryFunctions.log(distance))
  }

  private static func unresisted(_ distance: Double) -> Double {
    distance <= 1 ? distance : ElementaryFunctions.exp(ElementaryFunctions.log(distance) / 0.7)
  }
}
