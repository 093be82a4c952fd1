#if canImport(OverscrollCore)
  public import OverscrollCore
  package import OverscrollListCore
#endif

/// Replays the events of a trace.
public struct TracePlayer: Sendable {
  /// The list, or `nil` before the first event of a list.
  package internal(set) var list: ListScrollEngine?
  /// The effects of the last event.
  package private(set) var effects = ScrollEffects()

  /// The engine with the edges, or `nil` while a list that has joined contains it.
  private var edgeEngine: ScrollEngine?
  /// Whether events go to the list; otherwise they go to `edgeEngine`.
  private(set) var targetsList: Bool

  /// Creates a player with the initial engine of a trace.
  package init(_ engine: Trace.Engine) {
    let bare = ScrollEngine(start: nil, end: nil)
    switch engine {
    case .view: edgeEngine = ScrollEngine(start: EdgeConfiguration())
    case .bare: edgeEngine = bare
    case .list: list = ListScrollEngine(ListEngine(), scroll: bare)
    }
    targetsList = list != nil
  }

  /// Creates a player with the state of a live scroll engine or list.
  ///
  /// A recording ends with this state, and a replay compares its own final state with it.
  package init(showing engine: ScrollEngine?, _ list: ListScrollEngine?) {
    edgeEngine = engine
    self.list = list
    targetsList = engine == nil
  }

  /// The scroll engine that receives the events.
  public var engine: ScrollEngine {
    (targetsList ? list?.scroll : nil) ?? edgeEngine ?? list?.scroll ?? ScrollEngine(start: nil, end: nil)
  }

  /// Plays an event.
  ///
  /// - Complexity: As `ListScrollEngine.handle(_:at:)`.
  package mutating func play(_ event: TraceEvent) {
    effects = []
    switch event.input {
    case .input(let input): handle(input, at: event.time)
    case .list(let isNew):
      if isNew || list == nil {
        list = ListScrollEngine(ListEngine(), scroll: ScrollEngine(start: nil, end: nil))
      }
      targetsList = true
    case .join(let isPlaced):
      guard let engine = edgeEngine, list != nil else { break }
      effects = list?.plug(into: engine, isPlaced: isPlaced, at: event.time) ?? []
      edgeEngine = nil
      targetsList = true
    case .leave(let followsList):
      if edgeEngine == nil { edgeEngine = list?.unplug(at: event.time) }
      self.targetsList = followsList && list != nil
    }
    list?.content.clearSlotChanges()
  }

  private mutating func handle(_ input: ListInput, at time: Double) {
    if targetsList {
      effects = list?.handle(input, at: time) ?? []
    } else if case .scroll(let input) = input {
      effects = edgeEngine?.handle(input, at: time) ?? []
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
      fields { if $0.hasName(name) { found = String($0.value.token[...]) } }
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

  private mutating func fields(_ body: (TraceStateField) -> Void) {
    engine.traceFields(body)
    if targetsList { list?.traceFields(body) }
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
        for (index, count) in counts.enumerated() where effect.hasName(count.effect) { found[index] += 1 }
      }
    }
    for (count, found) in zip(counts, found) where count.count != found {
      lines.append("\(count.effect) happened \(found) times, not \(count.count)")
    }
    return lines
  }
}

extension TraceExpectation {
  /// Returns whether a found value equals the expected value.
  ///
  /// Unless `isExact` is true, numbers may differ by 1e-6.
  func accepts(_ found: String) -> Bool {
    if found.utf8.elementsEqual(value.utf8) { return true }
    guard !isExact, let found = Double(token: Array(found.utf8)[...]),
      let expected = Double(token: Array(value.utf8)[...])
    else { return false }
    return (found - expected).magnitude <= 1e-6
  }
}
