extension EdgeMachine {
  /// What is drawn for this edge.
  ///
  /// - Parameters:
  ///   - overscroll: How far the content has been pulled past the edge, in pt.
  ///   - gap: The gap reserved, in pt.
  ///   - time: The instant, in s.
  ///   - isExcluded: Whether the other edge keeps this one from starting.
  ///   - reducesMotion: Whether nothing should turn or pulse.
  func present(
    overscroll: Double, gap: Double, at time: Double, isExcluded: Bool, reducesMotion: Bool
  ) -> EdgePresentation {
    let pulled = resolution.trigger > 0 && isPulled ? overscroll / resolution.trigger : 0
    let progress = showsAction ? 1 : min(pulled, 1)
    let isAvailable = isOn && !isExcluded
    let turning = spin.map { $0.turns + (time - $0.since) } ?? pulled
    return EdgePresentation(
      phase: phase, overscroll: overscroll, gap: gap, progress: progress,
      indicatorOffset: indicatorOffset(overscroll: overscroll),
      opacity: opacity(progress: progress, canStart: isAvailable && latch == .open),
      rotation: reducesMotion ? 0 : turning,
      flip: ((progress - 0.6) / 0.4).clamped(to: 0, 1),
      pulse: showsAction && !reducesMotion ? wave(at: time) : 0,
      isAvailable: isAvailable)
  }

  /// Whether an action runs or its result shows.
  private var showsAction: Bool {
    switch phase {
    case .refreshing, .dwelling: true
    case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled: false
    }
  }

  /// Whether the overscroll is a pull's, or what is left of one, and not momentum's.
  private var isPulled: Bool {
    switch phase {
    case .pulling, .armed, .settling: true
    case .idle, .refreshing, .dwelling, .failed, .exhausted, .disabled: false
    }
  }

  private func indicatorOffset(overscroll: Double) -> Double {
    switch configuration.indicator.placement {
    case .above: overscroll - indicatorExtent
    case .behind, .pinned: 0
    }
  }

  private func opacity(progress: Double, canStart: Bool) -> Double {
    let fadeIn = configuration.indicator.fadeIn.asExtent
    let faded = fadeIn > 0 && phase != .failed ? min(progress / fadeIn, 1) : 1
    return canStart ? faded : faded * configuration.indicator.unavailableOpacity.clamped(to: 0, 1)
  }

  /// A parabola over each second of the spin: 0 at its ends, 1 in its middle.
  private func wave(at time: Double) -> Double {
    guard let spin else { return 0 }
    let age = time - spin.since
    let part = age - age.rounded(.down)
    return 4 * part * (1 - part)
  }
}
