extension EdgeMachine {
  /// Returns the drawn state of this edge.
  ///
  /// - Parameters:
  ///   - overscroll: The overscroll past the edge, in pt.
  ///   - gap: The reserved gap outside the free space, in pt.
  ///   - freeSpace: The additional inward distance of the indicator while the action runs, in pt.
  ///   - time: The instant, in s.
  ///   - isExcluded: Whether the opposite edge prevents a start.
  ///   - isBlocked: Whether a finger pulls the edge and cannot start it.
  ///   - leadsOut: Whether a drag past the edge scrolls the enclosing scroll view.
  ///   - reducesMotion: Whether rotations and pulses are disabled.
  func present(
    overscroll: Double, gap: Double, freeSpace: Double, at time: Double, isExcluded: Bool, isBlocked: Bool,
    leadsOut: Bool, reducesMotion: Bool
  ) -> EdgePresentation {
    let pulled = showsPull || isBlocked ? resolution.fractionOfThreshold(of: overscroll) : 0
    let progress = showsAction ? 1 : min(pulled, 1)
    let isAvailable = isOn && !isExcluded
    // Content that does not fill the viewport shows the indicator without a pull.
    let uncovered = showsAction || restingPhase == .failed ? overscroll + freeSpace : overscroll
    return EdgePresentation(
      phase: phase, threshold: resolution.threshold, overscroll: overscroll, gap: gap, openGap: self.gap,
      progress: progress, secondProgress: secondProgress(progress: progress, overscroll: overscroll),
      indicatorOffset: indicatorOffset(uncovered: uncovered),
      opacity: opacity(progress: progress, canStart: isAvailable && rearmState == .open),
      rotation: reducesMotion ? 0 : isBlocked ? pulled : rotation(at: time) ?? pulled,
      flip: ((progress - 0.6) / 0.4).clamped(to: 0, 1),
      pulse: reducesMotion ? 0 : spin?.pulse(at: time) ?? 0,
      isAvailable: isAvailable, yieldsToEnclosing: leadsOut)
  }

  /// Returns the overscroll between the two thresholds as a fraction, from 0 to 1.
  ///
  /// - Parameters:
  ///   - progress: The fraction of the first threshold, which is 1 from that threshold on.
  ///   - overscroll: The overscroll past the edge, in pt.
  private func secondProgress(progress: Double, overscroll: Double) -> Double {
    if showsAction { return phase.payload.level == .second ? 1 : 0 }
    guard progress == 1, resolution.secondThreshold < .infinity else { return 0 }
    let distance = resolution.secondThreshold - resolution.threshold
    return ((overscroll - resolution.threshold) / distance).clamped(to: 0, 1)
  }

  /// Whether an action runs or its result is displayed.
  private var showsAction: Bool {
    switch phase {
    case .refreshing, .showingResult: true
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled: false
    }
  }

  /// Whether the progress shows the overscroll, because a pull and not momentum caused it.
  ///
  /// An edge without more content always shows its indicator, regardless of the cause.
  private var showsPull: Bool {
    switch phase {
    case .pulling, .armed, .settling, .noMoreContent: true
    case .idle, .refreshing, .showingResult, .failed, .disabled: false
    }
  }

  /// Returns the indicator's spin, in full rotations, or `nil` at rest.
  private func rotation(at time: Double) -> Double? {
    guard let spin, spin.isSpinning(at: time) else { return nil }
    return spin.rotation(at: time)
  }

  /// Whether the indicator spins.
  func spins(at time: Double) -> Bool { spin?.isSpinning(at: time) ?? false }

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
