extension Scroller {
  /// Lets go of content that a finger held, as the behaviour's fling says.
  ///
  /// A timed fling animates the content from where it is, so that in all, the drag included, it has come the
  /// fling's distance from where the finger took hold of it, or to the bound before that. Content past a bound
  /// comes back to it.
  ///
  /// - Parameter fingerVelocity: The finger's, in pt/s; nil where the platform took the finger away.
  mutating func letGo(fingerVelocity: Double?) {
    guard case .drag(let drag) = motion else { return }
    let velocity = -(fingerVelocity ?? 0) * bounds.slope(atWanted: drag.wanted)
    switch behavior.fling {
    case .momentum:
      release(velocity: velocity)
    case .timed(let fling):
      guard bounds.contains(offset) else {
        return bounce(to: bounds.nearest(to: offset), velocity: velocity)
      }
      motion = .rest
      guard let fingerVelocity else { return }
      let distance = fling.distance(
        translation: drag.finger - drag.began, velocity: fingerVelocity, viewport: geometry.viewport)
      if let distance { animate(to: drag.origin - distance, over: fling.duration) }
    }
  }
}
