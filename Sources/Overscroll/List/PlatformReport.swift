import OverscrollCore

/// Where a platform that scrolls by itself says it is, and whether it moves.
///
/// It reports movements, not rest: what is told apart here are those that it makes and those that are the rounding of a
/// place that it was put to.
struct PlatformReport: Equatable {
  /// Where the viewport's start is, in pt.
  var offset: Double
  /// What moves the content: never `.unknown`.
  var phase: ObservedPhase

  /// How far, in pt, a platform rounds a place that it is put to: to whole pixels.
  static let rounding = 0.51

  /// The report that follows another one, or nothing where it says nothing new.
  ///
  /// - Parameters:
  ///   - last: The report before, or nothing for the first.
  ///   - offset: Where the platform is, in pt.
  ///   - isHeld: Whether a finger moves it.
  ///   - isMoving: Whether it is known to move.
  static func following(
    _ last: PlatformReport?, offset: Double, isHeld: Bool, isMoving: Bool
  ) -> PlatformReport? {
    var next = PlatformReport(offset: offset, phase: .resting)
    if isHeld {
      next.phase = .tracking
    } else if isMoving {
      next.phase = .decelerating
    } else if let last {
      let stays = last.phase != .tracking && abs(offset - last.offset) < rounding
      next.phase = stays ? last.phase : .decelerating
    }
    return next == last ? nil : next
  }
}
