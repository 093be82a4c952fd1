#if !hasFeature(Embedded) || OVERSCROLL_TRACE
  /// Where content rests at its start edge, learnt from positions alone.
  ///
  /// A host that sees only where the first row is, in some space above the list, does not know which position is
  /// the edge: bars stand above, and change. The first position is taken to be the edge. Later, content that
  /// momentum has brought back from past that edge rests at the real edge: still past the old one, since no
  /// content stays past its edge by itself, or inside by less than it was out, since it wasn't thrown. If no
  /// row reports, nothing is known, which doesn't mean "at the edge".
  struct RestBaseline: Hashable, Sendable {
    /// The position, in pt, of content at its edge, once there has been one.
    private(set) var position: Double?
    private var last: Double?
    /// How far past the edge, in pt, momentum has had the content since a finger did, or 0.
    private var furthest = 0.0

    /// Makes the last position the edge.
    ///
    /// - Returns: Whether there is one.
    mutating func rebase() -> Bool {
      guard let last else { return false }
      position = last
      furthest = 0
      return true
    }

    /// What stands above the content is longer than before, by a finite distance in pt: so is the edge further on.
    mutating func move(by distance: Double) {
      guard let position else { return }
      self.position = position + distance
      furthest = 0
    }

    /// The content before the viewport grew or shrank, and its first row is elsewhere.
    ///
    /// What was past the edge need not be any more, so only the positions from now on say where that is.
    mutating func shift() {
      last = nil
      furthest = 0
    }

    /// Takes a position and makes an offset of it.
    ///
    /// - Parameter position: Where the first row is along the axis, in pt, or nil if it does not report.
    /// - Returns: The content offset, in pt, negative when pulled; nil if the position is unknown or not
    ///   finite.
    mutating func offset(at position: Double?) -> Double? {
      guard let position, position.isFinite else { return nil }
      let edge = self.position ?? position
      self.position = edge
      last = position
      return edge - position
    }

    /// Takes note of who moves the content, after each position and whenever it comes to rest.
    ///
    /// - Parameter phase: What the content is doing.
    /// - Returns: Whether the edge is another one now, so that offsets have to be told anew.
    mutating func note(_ phase: ObservedPhase) -> Bool {
      guard let position, let last else { return false }
      switch phase {
      case .unknown, .tracking:
        furthest = 0
      case .decelerating, .free:
        furthest = max(furthest, last - position)
      case .resting:
        let isBack = furthest > 0 && position - last < furthest
        furthest = 0
        guard isBack, last != position else { return false }
        self.position = last
        return true
      }
      return false
    }
  }
#endif
