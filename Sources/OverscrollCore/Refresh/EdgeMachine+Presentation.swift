extension EdgeMachine {
  /// What is drawn for this edge.
  ///
  /// - Parameters:
  ///   - overscroll: How far the content has been pulled past the edge, in pt.
  ///   - gap: The gap reserved, in pt.
  ///   - freeSpace: How much further than the overscroll the indicator is drawn inwards while the action runs, in pt.
  ///   - time: The instant, in s.
  ///   - isExcluded: Whether the other edge keeps this one from starting.
  ///   - isBlocked: Whether a finger pulls the edge and cannot start it.
  ///   - leadsOut: Whether a finger that leads past the edge is left to what the scroll view is in.
  ///   - reducesMotion: Whether nothing should turn or pulse.
  func present(
    overscroll: Double, gap: Double, freeSpace: Double, at time: Double, isExcluded: Bool, isBlocked: Bool,
    leadsOut: Bool, reducesMotion: Bool
  ) -> EdgePresentation {
    let pulled = showsPull || isBlocked ? resolution.share(of: overscroll) : 0
    let progress = showsAction ? 1 : min(pulled, 1)
    let isAvailable = isOn && !isExcluded
    // Nobody would pull up content that does not fill the viewport to see what is behind it.
    let uncovered = showsAction || home == .failed ? overscroll + freeSpace : overscroll
    return EdgePresentation(
      phase: phase, trigger: resolution.trigger, overscroll: overscroll, gap: gap, progress: progress,
      indicatorOffset: indicatorOffset(uncovered: uncovered),
      opacity: opacity(progress: progress, canStart: isAvailable && latch == .open),
      rotation: reducesMotion ? 0 : isBlocked ? pulled : rotation(at: time) ?? pulled,
      flip: ((progress - 0.6) / 0.4).clamped(to: 0, 1),
      pulse: reducesMotion ? 0 : spin?.pulse(at: time) ?? 0,
      isAvailable: isAvailable, leadsOut: leadsOut)
  }

  /// Whether an action runs or its result shows.
  private var showsAction: Bool {
    switch phase {
    case .refreshing, .dwelling: true
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the overscroll counts as progress: it is a pull's, or what is left of one, and not momentum's.
  ///
  /// Where there is no more to load the indicator says so, however the content came there.
  private var showsPull: Bool {
    switch phase {
    case .pulling, .armed, .settling, .exhausted: true
    case .idle, .refreshing, .dwelling, .failed, .disabled: false
    }
  }

  /// How far the indicator is turned by itself, in turns, until it has come to rest on a whole one.
  private func rotation(at time: Double) -> Double? {
    guard let spin, spin.turns(at: time) else { return nil }
    return spin.rotation(at: time)
  }

  /// Whether the indicator turns by itself.
  func spins(at time: Double) -> Bool { spin?.turns(at: time) ?? false }

  private func indicatorOffset(uncovered: Double) -> Double {
    switch configuration.indicator.placement {
    case .above: uncovered - indicatorExtent
    case .behind, .pinned, .inFront: 0
    }
  }

  private func opacity(progress: Double, canStart: Bool) -> Double {
    let fadeIn = configuration.indicator.fadeIn
    let faded = fadeIn > 0 && !phase.isFailed ? min(progress / fadeIn, 1) : 1
    return canStart ? faded : faded * configuration.indicator.unavailableOpacity
  }
}
