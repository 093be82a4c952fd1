@testable import OverscrollCore

extension ScrollEngine {
  /// Returns an equivalent engine in a canonical form.
  ///
  /// Times become ages, tokens are numbered from 1, and values that no longer have an effect are reset. Two
  /// engines that respond equally to all future events have the same canonical form, even if their past
  /// events differ. So the search of a small model finds a finite number of states.
  ///
  /// - Parameter instant: The time from which ages are measured, in s. It is usually the engine's own time.
  func canonical(at instant: Double) -> ScrollEngine {
    var result = self
    let token = RefreshToken(rawValue: 1)
    result.content.time = 0
    result.clockOffset = 0
    result.content.scroller = content.scroller.canonical(at: instant)
    result.content.platform = content.platform.canonical(at: instant, asks: content.usesInsets)
    result.content.insets.closingTime = max(0, content.insets.closingTime - instant)
    for edge in ScrollEdge.allCases {
      result.content.insets.earliestClosingTime[edge] = max(
        0, content.insets.earliestClosingTime[edge] - instant)
    }
    result.edges.start = edges.start.canonical(at: instant, token: token)
    result.edges.end = edges.end.canonical(at: instant, token: token.next)
    result.loadMoreGates = EdgePair(
      start: loadMoreGates.start.canonical(at: instant), end: loadMoreGates.end.canonical(at: instant))
    result.nextToken = token.next.next
    result.content.gestureTime = 0
    for edge in ScrollEdge.allCases where content.isDragging || edges[edge].restingPhase != .failed {
      // In a drag, only whether it began before a failure could be read has an effect.
      let isUnread = content.isDragging && content.gestureTime < loadMoreGates[edge].readableTime
      result.loadMoreGates[edge].readableTime = isUnread ? 1 : 0
    }
    if !content.isDragging { result.content.beganAtEdge = EdgePair(start: true, end: true) }
    return result
  }
}

extension PlatformScrollState {
  /// Returns the platform's reported state in its canonical form.
  ///
  /// Times become ages at `time`, in s. Values that no longer have an effect are reset.
  fileprivate func canonical(at time: Double, asks: Bool) -> PlatformScrollState {
    var result = self
    result.restTimer.moveTimes(by: -time)
    result.start.moveTimes(by: -time)
    result.end.moveTimes(by: -time)
    if rest(asks: asks) == .infinity { result.restTimer = RestTimer() }
    return result
  }
}

extension Scroller {
  /// Returns the scroller in its canonical form.
  ///
  /// Times become ages at `instant`, in s. Values that no longer have an effect are reset.
  func canonical(at instant: Double) -> Scroller {
    var result = self
    result.time = 0
    result.motion.moveTimes(by: -instant)
    result.tracker = motion.isDrag ? tracker.canonical(at: instant) : VelocityTracker()
    if case .drag(var drag) = result.motion, tracker.age(at: instant) > FlickRule.pause {
      drag.carriedVelocity = 0
      result.motion = .drag(drag)
    }
    return result
  }
}

extension VelocityTracker {
  /// Returns the tracker in its canonical form.
  ///
  /// Times become ages at `time`, in s. Samples that are too old to have an effect are removed.
  func canonical(at time: Double) -> VelocityTracker {
    var counting = 0
    var later = time
    while counting < count {
      let sample = times[index(ofAge: counting)]
      guard later - sample <= VelocityTracker.pause, time - sample <= VelocityTracker.window else { break }
      later = sample
      counting += 1
    }
    var result = VelocityTracker()
    for age in (0..<counting).reversed() {
      result.add(position: positions[index(ofAge: age)], at: times[index(ofAge: age)] - time)
    }
    return result
  }
}

extension EdgeMachine {
  /// Returns the edge in its canonical form.
  ///
  /// Times become ages at `time`, in s, and the running action has the given token. An age that is longer
  /// than every duration that depends on it is shortened.
  fileprivate func canonical(at time: Double, token: RefreshToken) -> EdgeMachine {
    var result = self
    result.spin = nil
    switch phase {
    case .refreshing(let refreshing):
      let memory = max(configuration.minimumDuration, configuration.timeout ?? 0)
      result.phase = .refreshing(
        EdgePhase.Refreshing(
          token: token, since: max(refreshing.since - time, -memory), level: refreshing.level,
          result: refreshing.result, isGapOpen: refreshing.isGapOpen))
    case .showingResult(var showingResult):
      showingResult.since = max(showingResult.since - time, -configuration.resultDuration)
      result.phase = .showingResult(showingResult)
    case .idle, .pulling, .armed, .settling, .failed, .noMoreContent, .disabled:
      break
    }
    return result
  }
}

extension LoadMoreGate {
  /// Returns the gate in its canonical form.
  ///
  /// Times become ages at `time`, in s, and the revision of the layout becomes 1.
  fileprivate func canonical(at time: Double) -> LoadMoreGate {
    var result = self
    result.openingTime = max(0, openingTime - time)
    result.readableTime = max(0, readableTime - time)
    result.endTime = nextPageTime < .infinity ? max(-LoadMoreGate.pageInterval, endTime - time) : 0
    result.layoutRevision = layoutRevision.map { _ in 1 }
    switch state {
    case .running(var baseline):
      baseline.revision = result.layoutRevision
      result.state = .running(baseline)
    case .unchanged(var baseline):
      baseline.revision = result.layoutRevision
      result.state = .unchanged(baseline)
    case .open, .failed, .interrupted:
      break
    }
    return result
  }
}
