#if canImport(OverscrollCore)
  import OverscrollCore
  package import OverscrollListCore
#endif

/// Records an engine's events in few bytes, until the limit is reached.
///
/// A tick takes 6 or 7 bytes, a reported offset 15, and a move of a finger 23. An event consists of a byte
/// for its type, its time and its numbers. The time is stored as the difference between its bits and the
/// bits of the previous time. A known extent of an item takes 2 to 4 bytes, because it is a multiple of the
/// unit in `ItemUnits`. A repeated extent takes almost no space. The index of an item that spans all lanes
/// takes 1 to 5 bytes. Rare events are stored as text.
package struct TraceRecorder: Sendable {
  /// The default limit, in bytes.
  ///
  /// It is enough for about half an hour of a platform's reports at 60 Hz.
  package static let limit = 2 << 20

  /// The initial engine.
  package let engine: Trace.Engine
  /// The number of events.
  package private(set) var count = 0
  /// Whether the recording has ended; later events are ignored.
  package private(set) var isFull = false

  private var chunks: [[UInt8]] = []
  private var last = 0.0.bitPattern
  /// The number of bytes that may still be used.
  private var remainingBytes: Int

  /// The number of bytes allocated at a time.
  private static let chunkSize = 16 << 10

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - engine: The engine before its first event.
  ///   - limit: The maximum number of bytes, in steps of 16,384.
  package init(engine: Trace.Engine, limit: Int = TraceRecorder.limit) {
    self.engine = engine
    remainingBytes = limit
  }

  /// The number of used bytes.
  package var byteCount: Int { chunks.reduce(0) { $0 + $1.count } }

  /// Records an event.
  ///
  /// - Complexity: O(1) for frequent events, with one allocation per 16,384 bytes.
  package mutating func record(_ input: ListInput, at time: Double) {
    switch input {
    case .scroll(.tick): write(Code.tick, at: time)
    case .scroll(.observed(let offset, let phase)):
      write(Code.observed + phase.rawValue, at: time) { $0.append(bits: offset) }
    case .scroll(.wheel(let delta, let isPrecise)):
      write(isPrecise ? Code.preciseWheel : Code.wheel, at: time) { $0.append(bits: delta) }
    case .scroll(.dragMoved(let pointer, let main, let cross)) where Code.pointers.contains(pointer):
      write(Code.dragMoved + UInt8(pointer), at: time) {
        $0.append(bits: main)
        $0.append(bits: cross)
      }
    case .measure(let item, let extent):
      // A measurement has no time, so it gets the previous time.
      write(Code.measure, at: Double(bitPattern: last)) {
        $0.append(variable: UInt64(bitPattern: Int64(item)))
        $0.append(bits: extent)
      }
    case .commit: write(Code.commit, at: time)
    case .extents(let extents, let item):
      var bytes: [UInt8] = []
      bytes.append(extents: extents)
      guard bytes.count < remainingBytes else { return isFull = true }
      write(Code.extents, at: time) {
        $0.append(variable: UInt64(bitPattern: Int64(item)))
        $0.append(variable: UInt64(extents.count))
        $0 += bytes
      }
    case .spans(let items):
      var bytes: [UInt8] = []
      bytes.append(items: items)
      guard bytes.count < remainingBytes else { return isFull = true }
      write(Code.spans, at: time) {
        $0.append(variable: UInt64(items.count))
        $0 += bytes
      }
    case .scroll, .configure, .estimate, .layOut, .edit, .reorder, .reset, .forgetExtents, .scrollTo, .focus,
      .touch,
      .endSpace, .dropIdleSlots:
      record(.input(input), at: time)
    }
  }

  /// Records an event as text.
  ///
  /// - Complexity: O(n) in the length of its text.
  package mutating func record(_ input: TraceInput, at time: Double) {
    let line = input.line
    write(Code.text, at: time) {
      $0.append(variable: UInt64(line.count))
      $0 += line
    }
  }

  /// Records an event without its checks.
  package mutating func record(_ event: TraceEvent) {
    if case .input(let input) = event.input {
      record(input, at: event.time)
    } else {
      record(event.input, at: event.time)
    }
  }

  /// Records the events of a recorder, from the event at index `first` on.
  package mutating func append(_ other: TraceRecorder, from first: Int = 0) {
    var number = 0
    other.forEachEvent { event in
      if number >= first { record(event) }
      number += 1
    }
    isFull = isFull || other.isFull
  }

  /// Ends the recording.
  package mutating func stop() { isFull = true }

  /// The first byte of an event, which determines its type.
  private enum Code {
    static let text: UInt8 = 0
    static let tick: UInt8 = 1
    static let measure: UInt8 = 2
    static let commit: UInt8 = 3
    static let extents: UInt8 = 4
    static let wheel: UInt8 = 5
    static let preciseWheel: UInt8 = 6
    static let spans: UInt8 = 7
    /// The first code of observed offsets; the raw value of the phase is added.
    static let observed: UInt8 = 8
    /// The first code of moves; the number of the pointer is added.
    static let dragMoved: UInt8 = 16
    static let pointers: Range<Int32> = 0..<240
  }

  private mutating func write(_ code: UInt8, at time: Double, _ body: (inout [UInt8]) -> Void = { _ in }) {
    guard !isFull else { return }
    if chunks.last.map({ $0.count > TraceRecorder.chunkSize - 64 }) ?? true {
      remainingBytes -= chunks.last?.count ?? 0
      guard remainingBytes >= TraceRecorder.chunkSize else { return isFull = true }
      chunks.append([])
      // Most recordings are short, so the first chunk grows as needed.
      if chunks.count > 1 { chunks[chunks.count - 1].reserveCapacity(TraceRecorder.chunkSize) }
    }
    count += 1
    let change = Int64(bitPattern: time.bitPattern &- last)
    last = time.bitPattern
    chunks[chunks.count - 1].append(code)
    chunks[chunks.count - 1].append(variable: UInt64(bitPattern: change << 1 ^ change >> 63))
    body(&chunks[chunks.count - 1])
  }

  /// Returns the recorded events, in order.
  ///
  /// - Complexity: O(n) in the number of events.
  package func events() -> [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(count)
    forEachEvent { event in events.append(event) }
    return events
  }

  /// Calls a closure with each event, in order.
  ///
  /// - Complexity: O(n) in the number of events. Only one event at a time is in memory.
  private func forEachEvent(_ body: (TraceEvent) -> Void) {
    var bits = 0.0.bitPattern
    for chunk in chunks {
      var rest = chunk[...]
      while let code = rest.popFirst() {
        let change = rest.readVariable()
        bits = bits &+ (change >> 1 ^ (0 &- (change & 1)))
        guard let input = TraceRecorder.input(code, &rest) else {
          assertionFailure("A recorded event is unreadable.")
          continue
        }
        body(TraceEvent(input, at: Double(bitPattern: bits)))
      }
    }
  }

  private static func input(_ code: UInt8, _ rest: inout TraceBytes) -> TraceInput? {
    switch code {
    case Code.text:
      let length = min(Int(truncatingIfNeeded: rest.readVariable()), rest.count)
      var line = LineReader(rest.prefix(length), line: 0)
      rest = rest.dropFirst(length)
      return try? TraceInput(&line)
    case Code.tick: return .input(.scroll(.tick))
    case Code.measure:
      let item = Int(clamping: Int64(bitPattern: rest.readVariable()))
      return .input(.measure(item: item, extent: rest.readBits()))
    case Code.commit: return .input(.commit)
    case Code.wheel: return .input(.scroll(.wheel(rest.readBits(), isPrecise: false)))
    case Code.preciseWheel: return .input(.scroll(.wheel(rest.readBits(), isPrecise: true)))
    case Code.extents:
      let item = Int(clamping: Int64(bitPattern: rest.readVariable()))
      let count = Int(truncatingIfNeeded: rest.readVariable())
      return .input(.extents(rest.readExtents(count), at: item))
    case Code.spans: return .input(.spans(rest.readItems(Int(truncatingIfNeeded: rest.readVariable()))))
    case Code.dragMoved...:
      let main = rest.readBits()
      return .input(
        .scroll(.dragMoved(pointer: Int32(code - Code.dragMoved), main: main, cross: rest.readBits())))
    default:
      guard let phase = ObservedPhase(rawValue: code &- Code.observed) else { return nil }
      return .input(.scroll(.observed(rest.readBits(), phase)))
    }
  }

  /// Returns a trace of the recorded events.
  ///
  /// - Parameters:
  ///   - platform: The system that recorded the events.
  ///   - player: The live engine. The trace contains its state as the expected state at the end of a
  ///     replay, to the last bit.
  package func trace(platform: String, showing player: TracePlayer) -> Trace {
    var trace = Trace(platform: platform, engine: engine, events: events())
    if isFull {
      trace.about = "The recording ended early, so later events are missing."
    } else if !trace.events.isEmpty {
      var player = player
      trace.events[trace.events.count - 1].checks = player.state.map {
        TraceExpectation($0.name, $0.value, isExact: true)
      }
    }
    return trace
  }
}
