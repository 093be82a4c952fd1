// Handles layouts that leave no content visible.
extension Scroller {
  /// Applies extents and keeps some of the content visible.
  ///
  /// Visible content does not move at this instant, as with every change of `geometry`. If the change has
  /// removed all visible content, a spring would show an empty viewport. So the content moves into view at
  /// once, as in UIScrollView and browsers.
  ///
  /// Short content that a finger had already dragged out of view stays there, if a finger can still drag it
  /// to that offset.
  mutating func layOut(_ geometry: ScrollExtents) {
    let (before, moving) = (self.geometry, motion)
    self.geometry = geometry
    guard behavior.source == .engine, isOutOfSight(since: before) else { return }
    motion = moving
    makeContentVisible()
  }

  private func isOutOfSight(since before: ScrollExtents) -> Bool {
    guard geometry.viewport > 0, !geometry.shows(at: offset), !bounds.contains(offset) else { return false }
    return (geometry.content > 0 && before.shows(at: offset)) || !bounds.isReachable(offset)
  }

  /// Moves the content into view.
  ///
  /// Without a drag, the new offset is the nearest offset at rest. If a gap longer than the content would
  /// hide the content there, the new offset is at the content's own edge. If the motion had a visible
  /// target, a new motion to this target starts with a velocity of 0.
  ///
  /// During a drag, the content moves only until half a viewport of it is visible. Content shorter than
  /// that becomes completely visible.
  private mutating func makeContentVisible() {
    if case .drag(var drag) = motion {
      offset = geometry.visibleOffset(nearestTo: offset)
      drag.base = drag.finger + bounds.unresistedOffset(forOffset: offset)
      return motion = .drag(drag)
    }
    let bound = bounds.nearest(to: offset)
    offset = geometry.shows(at: bound) ? bound : offset.clamped(to: 0, geometry.maximumOffset)
    let target = bounds.nearest(to: motion.destination ?? offset)
    let isThere = abs(target - offset) <= BounceSpring.restDistance
    guard !isThere, geometry.shows(at: target) else { return motion = .rest }
    switch motion {
    case .timed: animate(to: target, over: motion.end - time)
    case .rest, .drag, .deceleration, .bounce: bounce(to: target, velocity: 0)
    }
  }
}
