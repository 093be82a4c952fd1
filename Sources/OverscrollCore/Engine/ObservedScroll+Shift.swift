extension ObservedScroll {
  /// The content before the viewport grew: the platform's offset and what is drawn move by the same distance.
  ///
  /// Inside the content, and where it is pulled further than the gap, they do by themselves. Where the gap's floor
  /// comes or goes with the shift, the gap takes the extent that keeps what is drawn; from there it goes on to what
  /// the edge asks for as it does wherever that changes (see `hold`).
  ///
  /// - Parameters:
  ///   - distance: By how much, in pt; finite.
  ///   - time: When, in s.
  mutating func shift(by distance: Double, at time: Double) {
    let before = offset
    let drawn = drawnOffset(at: time) + distance
    let gap = start.extent(at: time)
    offset = (before + distance).asPosition(or: before)
    let isInside = before >= 0 && offset >= 0
    let isPulled = before <= -gap && offset <= -gap
    guard gap > 0, !isInside, !isPulled else { return }
    let extent = max(0, offset >= 0 ? offset - drawn : -drawn)
    start.change(to: offset >= 0 ? extent : start.target, from: extent, at: time)
  }
}
