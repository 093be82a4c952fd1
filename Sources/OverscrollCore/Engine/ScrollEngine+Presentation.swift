extension ScrollEngine {
  /// What a host draws at the engine's instant.
  ///
  /// - Complexity: O(1), no allocation.
  public var presentation: ScrollPresentation {
    let drawn = drawnOffset
    let gaps = shownGaps
    return ScrollPresentation(
      contentOffset: drawn + 0,  // never -0, which a host might print
      velocity: isDriven ? scroller.velocity : 0,
      shift: isDriven ? 0 : platform.offset - drawn,
      isDragging: isDragging,
      wantsFrames: wantsFrames,
      start: present(edges.start, .start, drawn: drawn, gap: gaps.start),
      end: present(edges.end, .end, drawn: drawn, gap: gaps.end))
  }

  /// The gaps that are drawn, in pt.
  private var shownGaps: EdgePair<Double> {
    switch scroller.behavior.source {
    case .driven: scroller.gaps
    case .shifted: platform.gaps(at: time)
    case .inset: heldGaps
    }
  }

  /// Whether a gap that shifts what is drawn is on its way, or rest is yet to be certain.
  private var isSettling: Bool {
    switch scroller.behavior.source {
    case .driven, .inset: false
    case .shifted: platform.deadline(asks: false) < .infinity
    }
  }

  /// Whether something moves or turns by itself, so that a tick is wanted with each frame.
  var wantsFrames: Bool { isMoving || spins(edges.start) || spins(edges.end) }

  /// Whether the content moves by itself, and not by a platform.
  package var isMoving: Bool { scroller.motion.runsByItself || isSettling }

  private func present(
    _ machine: EdgeMachine, _ edge: ScrollEdge, drawn: Double, gap: Double
  ) -> EdgePresentation {
    machine.present(
      overscroll: scroller.geometry.overscroll(past: edge, at: drawn), gap: gap, at: time,
      isExcluded: isExcluded(edge), reducesMotion: scroller.behavior.reducesMotion)
  }

  private func spins(_ machine: EdgeMachine) -> Bool {
    !scroller.behavior.reducesMotion && machine.spins(at: time)
  }
}
