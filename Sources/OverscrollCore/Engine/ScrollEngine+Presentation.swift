extension ScrollEngine {
  /// What a host draws at the engine's instant.
  ///
  /// Complexity: O(1), no allocation.
  public var presentation: ScrollPresentation {
    let drawn = drawnOffset
    let gaps = scroller.behavior.source == .driven ? scroller.gaps : platform.gaps(at: time)
    return ScrollPresentation(
      contentOffset: drawn + 0,  // never -0, which a host might print
      velocity: scroller.behavior.source == .driven ? scroller.velocity : 0,
      shift: scroller.behavior.source == .driven ? 0 : platform.offset - drawn,
      isDragging: isDragging,
      wantsFrames: scroller.motion.runsByItself || platform.deadline < .infinity || spins(.start)
        || spins(.end),
      start: present(.start, drawn: drawn, gap: gaps.start),
      end: present(.end, drawn: drawn, gap: gaps.end))
  }

  private func present(_ edge: ScrollEdge, drawn: Double, gap: Double) -> EdgePresentation {
    edges.read(edge) {
      $0.present(
        overscroll: scroller.geometry.overscroll(past: edge, at: drawn), gap: gap, at: time,
        isExcluded: isExcluded(edge), reducesMotion: scroller.behavior.reducesMotion)
    }
  }

  private func spins(_ edge: ScrollEdge) -> Bool {
    !scroller.behavior.reducesMotion && edges.read(edge) { $0.spins(at: time) }
  }
}
