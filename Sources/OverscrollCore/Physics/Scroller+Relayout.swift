extension Scroller {
  /// Takes other extents, of which a part lies before the viewport: nothing moves on screen.
  ///
  /// The offset moves by that part, and so does what moves it: the content under a finger stays under it, momentum,
  /// springs and animated scrolls go on with the velocity that they have to where they were going in the content,
  /// and pulled content stays as it is drawn. Only then are offset and motion judged by the new bounds, both at
  /// once, as by a change of `geometry`; but a spring whose target lies within them keeps it, so that content
  /// comes to rest on what it would have come to rest on. Snapping targets stay where they are.
  ///
  /// Complexity: O(1).
  ///
  /// - Parameters:
  ///   - geometry: The extents from now on.
  ///   - shift: How much the content before the viewport grew, in pt; negative where it shrank. What is not finite
  ///     counts as 0, and no offset comes further than 2^40 pt from 0.
  public mutating func relayOut(_ geometry: ScrollExtents, shiftedBy shift: Double) {
    let moved = (offset + shift.asPosition(or: 0)).asPosition(or: offset)
    guard moved != offset || geometry != self.geometry else { return }
    let shifted = motion.shifted(by: moved - offset)
    offset = moved
    motion = shifted
    self.geometry = geometry
    if case .bounce(let bounce) = shifted, bounds.contains(bounce.target) { motion = shifted }
  }
}

extension ScrollMotion {
  /// The same motion `distance` pt further on; a finger takes hold anew, wherever the content is.
  fileprivate func shifted(by distance: Double) -> ScrollMotion {
    switch self {
    case .rest, .drag:
      return self
    case .glide(var glide):
      glide.origin += distance
      glide.destination += distance
      return .glide(glide)
    case .bounce(var bounce):
      bounce.target += distance
      return .bounce(bounce)
    case .timed(var timed):
      timed.origin += distance
      timed.target += distance
      return .timed(timed)
    }
  }
}
