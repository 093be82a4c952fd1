/// Where the content is with respect to an edge, and who holds it there.
struct EdgePull: Hashable, Sendable {
  /// How far the content is past the edge, in pt, at least 0.
  var overscroll: Double
  /// Whether a finger holds the content.
  var isDragging: Bool
  /// Whether pulls start the edge, this finger may pull it, and the other edge allows it.
  var mayPull: Bool
  /// Whether the way of the content is known ahead, so that `passInward` is going to be called in time.
  var isForeseen: Bool
}

/// An instant at which an edge is asked something: what it needs to know, and what comes of it.
struct EdgeTurn {
  /// The instant, in s.
  let time: Double
  /// Whether an action that would start now has to wait for the other edge's.
  let mustWait: Bool
  /// The next free token; taken where an action starts.
  var token: RefreshToken
  /// What is to be done, and what after it.
  ///
  /// There are never more than two: a pull that is far enough and starts, or an end and what the reader feels of it.
  private(set) var first: EdgeEffect?
  private(set) var second: EdgeEffect?

  init(time: Double, mustWait: Bool, token: RefreshToken) {
    self.time = time
    self.mustWait = mustWait
    self.token = token
  }

  /// Asks for something to be done, after what has been asked for.
  mutating func ask(for effect: EdgeEffect) {
    assert(second == nil, "a third effect would be lost")
    if first == nil { first = effect } else { second = effect }
  }
}

extension EdgeMachine {
  /// Looks at the content at an instant at which it, or the finger, may have moved.
  ///
  /// - Parameters:
  ///   - pull: Where the content is.
  ///   - turn: The instant; what is to be done is appended to it.
  /// - Complexity: O(1).
  mutating func follow(_ pull: EdgePull, _ turn: inout EdgeTurn) {
    let before = overscroll
    overscroll = pull.overscroll
    isDragging = pull.isDragging
    rearm()
    switch phase {
    case .idle, .failed:
      guard canBePulled(pull), pull.overscroll > gap else { return }
      pullFurther(pull, from: before, wasArmed: false, &turn)
    case .pulling(let pulling):
      guard canBePulled(pull), pull.overscroll > 0 else { return settle(with: nil) }
      pullFurther(pull, from: before, wasArmed: pulling.wasArmed, &turn)
    case .armed(let armed):
      stayArmed(armed, pull, &turn)
    case .refreshing(var refreshing):
      guard !refreshing.isHeld, !pull.isDragging || pull.overscroll <= resolution.trigger else { return }
      refreshing.isHeld = true
      phase = .refreshing(refreshing)
    case .settling:
      if pull.overscroll <= 0 {
        settle(with: nil)
      } else if isOn, canBePulled(pull) {
        pullFurther(pull, from: before, wasArmed: false, &turn)
      }
    case .dwelling, .exhausted, .disabled:
      break
    }
  }

  /// Ends a pull without a start, as when the platform takes the finger away.
  mutating func cancelPull() {
    if phase.isPull { settle(with: nil) }
  }

  /// Whether a finger pulls the content past the edge, and this pull cannot start the action.
  ///
  /// - Parameters:
  ///   - isExcluded: Whether the other edge keeps this one from starting.
  ///   - beganAtEdge: Whether the content stood at the edge as the finger took hold of it.
  func isBlocked(isExcluded: Bool, beganAtEdge: Bool) -> Bool {
    guard isExcluded || latch != .open, phase.mayApproach else { return false }
    return isDragging && overscroll > gap && (beganAtEdge || configuration.pullsFromInside)
  }

  /// Ends a pull that could not start the action: the content goes home as after any pull.
  mutating func endBlockedPull() {
    guard phase.mayApproach else { return }
    spin = nil
    settle(with: nil)
  }

  /// Starts the action because the content has come back through the threshold by itself.
  mutating func passInward(_ turn: inout EdgeTurn) {
    guard case .armed(let armed) = phase else { return }
    start(armed.level, &turn)
  }

  /// Whether coming back through the threshold by itself is going to start the action.
  var startsOnReturn: Bool {
    guard case .armed = phase else { return false }
    return configuration.policy.firesOnReturn
  }

  private func canBePulled(_ pull: EdgePull) -> Bool {
    pull.isDragging && pull.mayPull && latch == .open
  }

  /// A finger holds the content past the edge: below the threshold, or just now past it.
  private mutating func pullFurther(
    _ pull: EdgePull, from before: Double, wasArmed: Bool, _ turn: inout EdgeTurn
  ) {
    let level = resolution.level(at: pull.overscroll)
    guard let level, before < resolution.trigger else {
      let progress = min(resolution.share(of: pull.overscroll), 1)
      phase = .pulling(EdgePhase.Pulling(progress: progress, wasArmed: wasArmed))
      spin = nil
      return
    }
    if !wasArmed { turn.ask(for: .armed) }
    switch configuration.policy {
    case .reach:
      start(level, &turn)
    case .release, .return, .approach, .tap, .manual:
      phase = .armed(EdgePhase.Armed(level: level))
    }
  }

  /// The threshold has been passed: the finger stays past it, comes back, or lifts.
  private mutating func stayArmed(
    _ armed: EdgePhase.Armed, _ pull: EdgePull, _ turn: inout EdgeTurn
  ) {
    guard isOn, pull.mayPull else { return settle(with: nil) }
    let level = resolution.level(at: pull.overscroll)
    if configuration.policy.firesOnReturn {
      if let level, pull.isDragging {
        phase = .armed(EdgePhase.Armed(level: level))
      } else if level == nil, !pull.isForeseen {
        start(armed.level, &turn)
      }
    } else if !pull.isDragging {
      start(armed.level, &turn)
    } else if let level {
      phase = .armed(EdgePhase.Armed(level: level))
    } else if pull.overscroll > 0 {
      let progress = resolution.share(of: pull.overscroll)
      phase = .pulling(EdgePhase.Pulling(progress: progress, wasArmed: true))
    } else {
      settle(with: nil)
    }
  }

  /// Opens the latch where the configuration's rule allows it.
  mutating func rearm() {
    guard case .closed(let byThisFinger) = latch else { return }
    if byThisFinger, isDragging { return }
    let isBack = overscroll <= rearmOverscroll
    latch = isBack && canRearm ? .open : .closed(byThisFinger: false)
  }

  /// The overscroll, in pt, up to which the rule opens the latch.
  ///
  /// It counts from the gap of a failure that is kept, in which the content rests until it is retried.
  private var rearmOverscroll: Double {
    let rest = phase.isFailed ? gap : 0
    switch configuration.rearm {
    case .lifted(let share): return rest + share * resolution.trigger
    case .returned: return rest
    case .within(let distance): return rest + distance
    }
  }

  private var canRearm: Bool {
    switch configuration.rearm {
    case .lifted: !isDragging
    case .returned: true
    case .within: !phase.isRunning
    }
  }

  /// The overscroll, in pt, below which something changes by itself, if there is one.
  ///
  /// Content that moves by itself may pass it and come back between two looks.
  var watchedOverscroll: Double? {
    if case .settling = phase { return 0 }
    return latch == .open ? nil : rearmOverscroll
  }
}
