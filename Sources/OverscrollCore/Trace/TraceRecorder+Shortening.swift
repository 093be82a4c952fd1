extension TraceRecorder {
  /// A recorder that has only the later half of what this one keeps, and what leads to where that begins.
  ///
  /// It begins where nothing was under way, with events that say how the scroll view was laid out, what it showed and
  /// where it was. What it keeps of the later half is replayed from there, and beside it from this recorder's beginning: after
  /// every event both show the same, to the last bit.
  ///
  /// - Returns: The recorder; nil where nothing like it leads to the same, as when something is always under way.
  /// - Complexity: O(n) in the number of events, each of which is replayed twice.
  package func shortened() -> TraceRecorder? {
    var player = TracePlayer(engine)
    var copies: [Copy] = []
    var next = byteCount / 2
    var number = 0
    forEachEvent { event, bytes in
      player.play(event)
      number += 1
      for place in copies.indices.reversed() {
        copies[place].player.play(event)
        if !copies[place].player.shows(the: &player, effects: true) { copies.remove(at: place) }
      }
      guard bytes >= next, copies.count < Copy.limit, player.isQuiet else { return }
      next = bytes + byteCount / 32
      if let beginning = player.resumption() { copies.append(Copy(beginning, until: number)) }
    }
    guard let copy = copies.first else { return nil }
    var result = TraceRecorder(engine: copy.beginning.engine, limit: limit)
    for event in copy.beginning.events { result.record(event) }
    result.leftOut = leftOut + copy.number
    result.append(self, from: copy.number)
    return result.byteCount < byteCount / 4 * 3 ? result : nil
  }

  /// A player that has begun in the middle.
  private struct Copy {
    /// How many of them are compared at most: one may turn out not to be the same.
    static let limit = 3

    let beginning: Trace
    /// How many events it leaves out.
    let number: Int
    var player: TracePlayer

    init(_ beginning: Trace, until number: Int) {
      self.beginning = beginning
      self.number = number
      player = TracePlayer(beginning.engine)
      for event in beginning.events { player.play(event) }
    }
  }
}

extension TracePlayer {
  /// Whether nothing is under way.
  fileprivate var isQuiet: Bool { followsList ? list?.isQuiet ?? false : engine.isQuiet }

  /// Events that lead to what is shown, for a new player of an engine; nil while something is under way.
  ///
  /// - Complexity: O(n) in the items that have been measured.
  package func resumption() -> Trace? {
    guard isQuiet else { return nil }
    var trace = Trace(engine: followsList ? .list : .bare)
    let time = engine.hostTime
    if followsList {
      guard let list else { return nil }
      var inputs = list.scroll.layoutInputs.map { ListInput.scroll($0) }
      inputs += list.list.layoutInputs(pixelsPerPoint: list.space.stepsPerPoint)
      trace.events = inputs.map { TraceEvent(.input($0), at: time) }
      trace.events.append(TraceEvent(.resume(list.resumption), at: time))
    } else {
      let inputs = engine.layoutInputs + [engine.placeInput]
      trace.events = inputs.map { TraceEvent(.input(.scroll($0)), at: time) }
      trace.events.append(TraceEvent(.resume(engine.resumption), at: time))
    }
    trace.events += engine.edgeInputs.map { TraceEvent(.input(.scroll($0)), at: time) }
    var player = TracePlayer(trace.engine)
    for event in trace.events { player.play(event) }
    var shown = self
    return player.shows(the: &shown, effects: false) ? trace : nil
  }
}
