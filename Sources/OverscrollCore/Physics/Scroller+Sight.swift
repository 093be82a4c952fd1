// What is laid out anew far before the reader.
extension Scroller {
  /// Takes new extents, and has something of the content in sight where there is any.
  ///
  /// Nothing moves in this instant, as with any change of `geometry`. But where the change has taken all of the content
  /// out of sight, nothing can be seen to move, and a spring would leave the viewport blank on its way: content is brought
  /// into sight at once, as UIScrollView and browsers do.
  ///
  /// Short content that a finger has pulled out of sight stays where it is, as long as a finger can hold it there.
  mutating func layOut(_ geometry: ScrollExtents) {
    let (before, moving) = (self.geometry, motion)
    self.geometry = geometry
    guard behavior.source == .driven, isOutOfSight(since: before) else { return }
    motion = moving
    bringIntoSight()
  }

  private func isOutOfSight(since before: ScrollExtents) -> Bool {
    guard geometry.viewport > 0, !geometry.shows(at: offset), !bounds.contains(offset) else { return false }
    return (geometry.content > 0 && before.shows(at: offset)) || !bounds.canHold(offset)
  }

  /// Puts content where some of it is in sight.
  ///
  /// That is the nearest offset at which it can rest, or its own edge where a gap is longer than all of it. If it was on
  /// its way to somewhere else in sight, it goes on from there, at first without a velocity. Content that a finger holds
  /// comes no nearer than it must: half a viewport of it is in sight, or all of it if it is shorter.
  private mutating func bringIntoSight() {
    if case .drag(var drag) = motion {
      offset = geometry.inSight(nearestTo: offset)
      drag.base = drag.finger + bounds.wanted(forOffset: offset)
      return motion = .drag(drag)
    }
    let bound = bounds.nearest(to: offset)
    offset = geometry.shows(at: bound) ? bound : offset.clamped(to: 0, geometry.maximumOffset)
    let target = bounds.nearest(to: motion.destination ?? offset)
    let isThere = abs(target - offset) <= BounceSpring.restDistance
    guard !isThere, geometry.shows(at: target) else { return motion = .rest }
    switch motion {
    case .timed: animate(to: target, over: motion.end - time)
    case .rest, .drag, .glide, .bounce: bounce(to: target, velocity: 0)
    }
  }
}
