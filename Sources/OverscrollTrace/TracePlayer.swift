#if canImport(OverscrollCore)
  public import OverscrollCore
  package import OverscrollListCore
#endif

/// Replays the events of a trace.
public struct TracePlayer: Sendable {
  /// The list, or `nil` if the trace has none.
  package internal(set) var list: ListScroll?
  /// The effects of the last event.
  package private(set) var effects = ScrollEffects()

  /// The engine of the edges while no list has joined them.
  private var alone: ScrollEngine?
  /// Whether events go to the list.
  private(set) var followsList: Bool

  /// Creates a player with the initial engine of a trace.
  package init(_ engine: Trace.Engine) {
    let bare = ScrollEngine(start: nil, end: nil)
    switch engine {
    case .view: alone = ScrollEngine(start: EdgeConfiguration())
    case .bare: alone = bare
    case .list: list = ListScroll(ListEngine(), scroll: bare)
    }
    followsList = list != nil
  }

  /// Creates a player with the state of a live scroll engine or list.
  package init(showing engine: ScrollEngine?, _ list: ListScroll?) {
    alone = engine
    self.list = list
    followsList = engine == nil
  }

  /// The scroll engine that receives the events.
  public var engine: ScrollEngine {
    (followsList ? list?.scroll : nil) ?? alone ?? list?.scroll ?? ScrollEngine(start: nil, end: nil)
  }

  /// Plays an event.
  ///
  /// - Complexity: As `ListScroll.handle(_:at:)`.
  package mutating func play(_ event: TraceEvent) {
    effects = []
    switch event.input {
    case .input(let input): take(input, at: event.time)
    case .list(let isNew):
      if isNew || list == nil { list = ListScroll(ListEngine(), scroll: ScrollEngine(start: nil, end: nil)) }
      followsList = true
    case .join(let isPlaced):
      guard let engine = alone, list != nil else { break }
      effects = list?.join(engine, isPlaced: isPlaced, at: event.time) ?? []
      alone = nil
      followsList = true
    case .leave(let followsList):
      if alone == nil { alone = list?.leave(at: event.time) }
      self.followsList = followsList && list != nil
    }
    list?.clearSlotChanges()
  }

  private mutating func take(_ input: ListInput, at time: Double) {
    if followsList {
      effects = list?.handle(input, at: time) ?? []
    } else if case .scroll(let input) = input {
      effects = alone?.handle(input, at: time) ?? []
    }
  }

  /// Returns a line for each failed check of an event.
  package mutating func mistakes(of event: TraceEvent) -> [String] {
    var mistakes: [String] = []
    for check in event.checks {
      let found = self[check.name] ?? "unknown"
      if !check.accepts(found) { mistakes.append("\(check.name) is \(found), not \(check.value)") }
    }
    return mistakes
  }

  /// The value of a named field, as written in a trace.
  ///
  /// It is `nil` for an unknown name. The name `effects` returns the effects of the last event.
  public subscript(name: String) -> String? {
    mutating get {
      if name.utf8.elementsEqual("effects".utf8) { return effects.map { $0.word }.joined(separator: " ") }
      var found: String?
      fields { if $0.isCalled(name) { found = String($0.value.token[...]) } }
      return found
    }
  }

  /// The names and values of the whole state, in a fixed order.
  package var state: [(name: String, value: String)] {
    mutating get {
      var state: [(name: String, value: String)] = []
      fields { state.append(($0.fullName, String($0.value.token[...]))) }
      return state
    }
  }

  /// Adds the whole state and the effects of the last event to a digest.
  package mutating func add(to digest: inout Digest) {
    var result = digest
    fields {
      switch $0.value {
      case .number(let number): result.add(number.bitPattern)
      case .flag, .word: for byte in $0.value.token { result.add(byte) }
      }
    }
    digest = result
    for effect in effects { for byte in effect.word.utf8 { digest.add(byte) } }
  }

  private mutating func fields(_ body: (TraceField) -> Void) {
    engine.traceFields(body)
    if followsList { list?.traceFields(body) }
  }
}

extension Trace {
  /// Replays the trace.
  ///
  /// - Parameter body: Receives the index of each event, and the player after it.
  /// - Returns: A digest of all states. Equal replays have equal digests on every platform.
  @discardableResult
  public func replay(_ body: (Int, inout TracePlayer) -> Void = { _, _ in }) -> UInt64 {
    var player = TracePlayer(engine)
    var digest = Digest()
    for (number, event) in events.enumerated() {
      player.play(event)
      player.add(to: &digest)
      body(number, &player)
    }
    return digest.value
  }

  /// Returns a line for each failed check of the trace.
  ///
  /// - Complexity: O(n) in the number of events.
  public func mistakes() -> [String] {
    var lines: [String] = []
    var found: [Int] = counts.map { _ in 0 }
    replay { number, player in
      lines += player.mistakes(of: events[number]).map {
        "event \(number), at \(events[number].time) s: \($0)"
      }
      for effect in player.effects {
        for (place, count) in counts.enumerated() where effect.isCalled(count.effect) { found[place] += 1 }
      }
    }
    for (count, found) in zip(counts, found) where count.count != found {
      lines.append("\(count.effect) happened \(found) times, not \(count.count)")
    }
    return lines
  }
}

extension TraceCheck {
  /// Returns whether words match the expected words; numbers may differ slightly unless `isExact` is true.
  func accepts(_ found: String) -> Bool {
    if found.utf8.elementsEqual(value.utf8) { return true }
    guard !isExact, let found = Double(token: Array(found.utf8)[...]),
      let wanted = Double(token: Array(value.utf8)[...])
    else { return false }
    return (found - wanted).magnitude <= 1e-6
  }
}
