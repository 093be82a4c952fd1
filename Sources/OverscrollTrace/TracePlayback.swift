#if canImport(OverscrollCore)
  package import OverscrollCore
  package import OverscrollListCore
#endif

/// Goes to any event of a trace, forward and back, or plays it at the pace at which it was recorded.
///
/// It keeps copies of the player on its way, evenly spread, so that going back replays few events. No call replays more than
/// `stride` of them, so a host that calls it once for each frame stays responsive, unless single events are for millions of
/// items.
package struct TracePlayback: Sendable {
  /// The longest text, in bytes, that is to be played: a full recording of an ordinary list has half as many.
  package static let textLimit = 16 << 20
  /// How many events one call replays at most.
  package static let stride = 4096
  /// How long, in s, a wait between two events lasts at most.
  package static let longestWait = 2.0
  /// How many copies are kept at most.
  private static let copyLimit = 64

  /// The trace.
  package let trace: Trace
  /// How long, in s, the trace is from its first event to its last.
  package let duration: Double
  /// How many events have happened.
  package private(set) var place = 0

  private let first: Double
  private var now: Moment
  /// What was at each place that is a multiple of `spacing`, from the trace's beginning on.
  private var copies: [Moment]
  private var spacing = 256
  /// How long, in s, the last event has been shown while the trace was played.
  private var shown = 0.0

  /// The player after some events, and the latest of their times.
  private struct Moment {
    var player: TracePlayer
    var time: Double
  }

  /// Makes a playback at the trace's beginning, where nothing has happened.
  ///
  /// - Complexity: O(n) in the number of events.
  package init(_ trace: Trace) {
    self.trace = trace
    let times = trace.events.lazy.map { $0.time }.filter { $0.isFinite }
    first = times.first ?? 0
    duration = times.reduce(first) { max($0, $1) } - first
    now = Moment(player: TracePlayer(trace.engine), time: first)
    copies = [now]
  }

  /// How long, in s, after the trace's first event the last one that has happened was.
  ///
  /// Where time runs backwards, it is that of the latest.
  package var elapsed: Double { now.time - first }

  /// The event that happened last, if any has.
  package var event: TraceEvent? { place > 0 ? trace.events[place - 1] : nil }

  /// Lets the host look at what is shown.
  ///
  /// - Complexity: As what the host does: nothing is copied.
  package mutating func look<Result>(_ body: (inout TracePlayer) -> Result) -> Result { body(&now.player) }

  /// Goes towards the place where a number of events have happened.
  ///
  /// - Parameter target: How many; the nearest number there is.
  /// - Returns: Whether it is there. Otherwise another call goes on.
  /// - Complexity: O(1) in the number of events: at most `stride` of them are replayed.
  package mutating func seek(to target: Int) -> Bool {
    let target = min(max(0, target), trace.events.count)
    shown = 0
    let copy = min(target / spacing, copies.count - 1)
    if target < place || copy * spacing > place {
      now = copies[copy]
      place = copy * spacing
    }
    for _ in 0..<min(target - place, TracePlayback.stride) { step() }
    return place == target
  }

  /// Plays what happened in the time that has passed since the last call.
  ///
  /// A wait that is longer than `longestWait` is shortened.
  ///
  /// - Parameter seconds: How much time has passed, in s; what is not above 0 plays nothing.
  /// - Complexity: O(1) in the number of events, as `seek(to:)`.
  package mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    shown += min(seconds, TracePlayback.longestWait)
    for _ in 0..<TracePlayback.stride where place < trace.events.count {
      let time = trace.events[place].time
      let wait = time.isFinite ? min(max(0, time - now.time), TracePlayback.longestWait) : 0
      guard wait <= shown else { return }
      shown -= wait
      step()
    }
  }

  private mutating func step() {
    let event = trace.events[place]
    now.player.play(event)
    if event.time.isFinite { now.time = max(now.time, event.time) }
    place += 1
    if place == copies.count * spacing { keep() }
  }

  /// Keeps a copy of the player; where there are too many, only every second one.
  private mutating func keep() {
    copies.append(now)
    guard copies.count > TracePlayback.copyLimit else { return }
    copies = copies.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
    spacing *= 2
  }
}

extension TracePlayer {
  /// The viewport and the content of what is shown, in pt.
  package var extents: ScrollExtents { engine.extents }

  /// Lets the host look at the list, where events are for one; nil otherwise.
  ///
  /// - Complexity: As what the host does: nothing is copied.
  package mutating func lookAtList<Result>(_ body: (inout ListScroll) -> Result) -> Result? {
    guard followsList, var shown = list else { return nil }
    list = nil  // Or what the host changes in it would be a copy.
    defer { list = shown }
    return body(&shown)
  }
}
