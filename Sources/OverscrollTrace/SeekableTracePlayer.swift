#if canImport(OverscrollCore)
  package import OverscrollCore
  package import OverscrollListCore
#endif

/// Plays a trace, forward at its recorded pace or to any event.
///
/// The player stores evenly spaced copies of its state, so that a step back replays few events. No call
/// replays more than `stride` events. So an app that makes one call per frame stays responsive, unless a
/// single event covers millions of items.
package struct SeekableTracePlayer: Sendable {
  /// The maximum length of a playable text, in bytes.
  ///
  /// A full recording of an ordinary list has half that length.
  package static let textLimit = 16 << 20
  /// The maximum number of events that one call replays.
  package static let stride = 4096
  /// The maximum wait between two events, in s.
  package static let longestWait = 2.0
  /// The maximum number of stored copies of the player.
  private static let copyLimit = 64

  /// The trace.
  package let trace: Trace
  /// The time from the trace's first event to its last, in s.
  package let duration: Double
  /// The number of events that have been played.
  package private(set) var position = 0

  private let first: Double
  private var current: PlaybackState
  /// The states after each multiple of `spacing` events, beginning with the initial state.
  private var copies: [PlaybackState]
  private var spacing = 256
  /// The time, in s, that the last played event has been displayed in `advance(by:)`.
  private var displayedTime = 0.0

  /// The player after some events, and the latest time among these events.
  private struct PlaybackState {
    var player: TracePlayer
    var time: Double
  }

  /// Creates a player before the trace's first event.
  ///
  /// - Complexity: O(n) in the number of events.
  package init(_ trace: Trace) {
    self.trace = trace
    let times = trace.events.lazy.map { $0.time }.filter { $0.isFinite }
    first = times.first ?? 0
    duration = times.reduce(first) { max($0, $1) } - first
    current = PlaybackState(player: TracePlayer(trace.engine), time: first)
    copies = [current]
  }

  /// The time from the trace's first event to the last played event, in s.
  ///
  /// If times decrease, it is the latest time so far.
  package var elapsed: Double { current.time - first }

  /// The last played event, or `nil`.
  package var event: TraceEvent? { position > 0 ? trace.events[position - 1] : nil }

  /// Calls a closure with the current player, without copying it.
  ///
  /// - Complexity: As the closure.
  package mutating func withPlayer<Result>(_ body: (inout TracePlayer) -> Result) -> Result {
    body(&current.player)
  }

  /// Moves toward a number of played events.
  ///
  /// - Parameter target: The number, clamped to the valid range.
  /// - Returns: Whether the number is reached. Otherwise, call this method again.
  /// - Complexity: O(1) in the number of events, because it replays at most `stride` events.
  package mutating func seek(to target: Int) -> Bool {
    let target = min(max(0, target), trace.events.count)
    displayedTime = 0
    let copy = min(target / spacing, copies.count - 1)
    if target < position || copy * spacing > position {
      current = copies[copy]
      position = copy * spacing
    }
    for _ in 0..<min(target - position, SeekableTracePlayer.stride) { step() }
    return position == target
  }

  /// Plays the events for an elapsed time.
  ///
  /// A recorded pause longer than `longestWait` between two events is shortened to it.
  ///
  /// - Parameter seconds: The time since the previous call, in s. A value of 0 or less plays nothing.
  /// - Complexity: O(1) in the number of events, as `seek(to:)`.
  package mutating func advance(by seconds: Double) {
    guard seconds > 0 else { return }
    displayedTime += min(seconds, SeekableTracePlayer.longestWait)
    for _ in 0..<SeekableTracePlayer.stride where position < trace.events.count {
      let time = trace.events[position].time
      let wait = time.isFinite ? min(max(0, time - current.time), SeekableTracePlayer.longestWait) : 0
      guard wait <= displayedTime else { return }
      displayedTime -= wait
      step()
    }
  }

  private mutating func step() {
    let event = trace.events[position]
    current.player.play(event)
    if event.time.isFinite { current.time = max(current.time, event.time) }
    position += 1
    if position == copies.count * spacing { storeCopy() }
  }

  /// Stores a copy of the player; above the limit, every second copy is removed.
  private mutating func storeCopy() {
    copies.append(current)
    guard copies.count > SeekableTracePlayer.copyLimit else { return }
    copies = copies.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
    spacing *= 2
  }
}

extension TracePlayer {
  /// The extents of the current viewport and content, in pt.
  package var extents: ScrollExtents { engine.extents }

  /// Calls a closure with the list, without copying it.
  ///
  /// - Returns: The closure's result, or `nil` if events do not go to a list.
  ///
  /// - Complexity: As the closure.
  package mutating func withList<Result>(_ body: (inout ListScrollEngine) -> Result) -> Result? {
    guard targetsList, var shown = list else { return nil }
    list = nil  // Otherwise, a mutation in the closure would copy the list.
    defer { list = shown }
    return body(&shown)
  }
}
