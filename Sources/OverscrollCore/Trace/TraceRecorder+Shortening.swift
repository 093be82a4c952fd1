extension TraceRecorder {
  /// How many events may pass until all that is shown is compared.
  private static let stride = 16

  /// A recorder that has only the later half of what this one keeps, and what leads to where that begins.
  ///
  /// It begins where nothing was under way, with events that say how the scroll view was laid out and where it was. What it
  /// keeps is replayed from there, beside a replay of everything: at every event both ask for the same, have the content in
  /// the same place, and the same items mounted; at every 16th, and at the end, they show the same in all else, too. Places
  /// and numbers are compared to the last bit.
  ///
  /// - Returns: The recorder; nil where nothing like it leads to the same, as while something is always under way.
  /// - Complexity: O(n) in the number of events, and O(m) in the m items that have been measured.
  package func shortened() -> TraceRecorder? {
    guard !isFull else { return nil }
    let size = byteCount
    var next = size / 2
    var number = 0
    var player = TracePlayer(engine)
    var copy: Copy?
    forEachEvent { event, bytes in
      player.play(event)
      number += 1
      copy?.player.play(event)
      let isSeen = number % TraceRecorder.stride == 0 || number == count
      if copy?.isLike(&player, andShows: isSeen) == false { copy = nil }
      guard copy == nil, bytes >= next, player.isQuiet else { return }
      next = bytes + size / 32
      copy = player.resumption().map { Copy(beginning: $0.beginning, number: number, player: $0.player) }
    }
    guard let copy else { return nil }
    var result = TraceRecorder(engine: copy.beginning.engine, limit: limit)
    for event in copy.beginning.events { result.record(event) }
    result.beginningCount = result.count
    result.append(self, from: copy.number)
    result.leftOut = leftOut + copy.number - beginningCount
    return !result.isFull && result.byteCount < size / 4 * 3 ? result : nil
  }

  /// A player that has begun in the middle.
  private struct Copy {
    let beginning: Trace
    /// How many events it leaves out.
    let number: Int
    var player: TracePlayer

    /// Whether another player was asked for the same by the last event and has the content in the same place, and, if
    /// that counts, shows the same in all else.
    mutating func isLike(_ other: inout TracePlayer, andShows isSeen: Bool) -> Bool {
      player.effects == other.effects && player.place == other.place && (!isSeen || player.shows(the: &other))
    }
  }
}

extension TracePlayer {
  /// Where the content is, and what is mounted of it.
  fileprivate var place: Place {
    guard followsList, let list else { return Place(offset: engine.drawnOffset.bitPattern, window: 0..<0) }
    return Place(offset: list.scroll.drawnOffset.bitPattern, window: list.list.window)
  }

  fileprivate struct Place: Equatable {
    let offset: UInt64
    let window: Range<Int>
  }

  /// Whether nothing is under way.
  fileprivate var isQuiet: Bool { followsList ? list?.isQuiet ?? false : engine.isQuiet }

  /// Events that lead to what is shown, and a new player that they have happened to; nil while something is under way.
  ///
  /// - Complexity: O(n) in the items that have been measured.
  package func resumption() -> (beginning: Trace, player: TracePlayer)? {
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
      let inputs = engine.layoutInputs + [engine.placeInput(at: engine.drawnOffset)]
      trace.events = inputs.map { TraceEvent(.input(.scroll($0)), at: time) }
      trace.events.append(TraceEvent(.resume(engine.resumption), at: time))
    }
    trace.events += engine.edgeInputs.map { TraceEvent(.input(.scroll($0)), at: time) }
    var player = TracePlayer(trace.engine)
    for event in trace.events { player.play(event) }
    var shown = self
    return player.shows(the: &shown) ? (trace, player) : nil
  }
}
