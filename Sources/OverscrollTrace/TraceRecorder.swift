#if canImport(OverscrollCore)
  import OverscrollCore
  package import OverscrollListCore
#endif

/// Keeps what happens to an engine, in few bytes, from its first event until there is no more room.
///
/// A tick takes 6 or 7 bytes, a reported offset 15, and a finger's move 23: a byte for what it is, the time as the
/// difference of its bits from those of the last one, and the bits of its numbers. Known extents of items take 2 to 4 bytes
/// each where they are on the grid of `ItemUnits`, and next to nothing where they are equal. What is rare is kept as text.
package struct TraceRecorder: Sendable {
  /// How many bytes are kept at most, by default: at 60 Hz, about half an hour of a platform's reports.
  package static let limit = 2 << 20

  /// The engine that the events are for.
  package let engine: Trace.Engine
  /// How many events there are.
  package private(set) var count = 0
  /// Whether there is no more room: what happened later is not kept.
  package private(set) var isFull = false

  private var chunks: [[UInt8]] = []
  private var last = 0.0.bitPattern
  /// How many bytes there is room for.
  private var room: Int

  /// How many bytes are allocated at a time.
  private static let chunkSize = 16 << 10

  /// Keeps events for an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine, before its first event.
  ///   - limit: How many bytes are kept at most, in steps of 16,384.
  package init(engine: Trace.Engine, limit: Int = TraceRecorder.limit) {
    self.engine = engine
    room = limit
  }

  /// How many bytes are kept.
  package var byteCount: Int { chunks.reduce(0) { $0 + $1.count } }

  /// Keeps an event.
  ///
  /// - Complexity: O(1) for what is frequent, without an allocation but for one every 16,384 bytes.
  package mutating func record(_ input: ListInput, at time: Double) {
    switch input {
    case .scroll(.tick): put(Code.tick, at: time)
    case .scroll(.observed(let offset, let phase)):
      put(Code.observed + phase.rawValue, at: time) { $0.append(bits: offset) }
    case .scroll(.wheel(let delta, let isPrecise)):
      put(isPrecise ? Code.preciseWheel : Code.wheel, at: time) { $0.append(bits: delta) }
    case .scroll(.dragMoved(let pointer, let main, let cross)) where Code.pointers.contains(pointer):
      put(Code.dragMoved + UInt8(pointer), at: time) {
        $0.append(bits: main)
        $0.append(bits: cross)
      }
    case .measure(let item, let extent):
      // It has no time of its own, and gets the last one.
      put(Code.measure, at: Double(bitPattern: last)) {
        $0.append(variable: UInt64(bitPattern: Int64(item)))
        $0.append(bits: extent)
      }
    case .commit: put(Code.commit, at: time)
    case .extents(let extents, let item):
      var bytes: [UInt8] = []
      bytes.append(extents: extents)
      guard bytes.count < room else { return isFull = true }
      put(Code.extents, at: time) {
        $0.append(variable: UInt64(bitPattern: Int64(item)))
        $0.append(variable: UInt64(extents.count))
        $0 += bytes
      }
    case .scroll, .configure, .estimate, .layOut, .edit, .reset, .forgetExtents, .scrollTo, .focus, .touch,
      .dropIdleSlots:
      record(.input(input), at: time)
    }
  }

  /// Keeps an event.
  ///
  /// - Complexity: O(n) in the length of its text.
  package mutating func record(_ input: TraceInput, at time: Double) {
    let line = input.line
    put(Code.text, at: time) {
      $0.append(variable: UInt64(line.count))
      $0 += line
    }
  }

  /// Keeps an event, without its checks.
  package mutating func record(_ event: TraceEvent) {
    if case .input(let input) = event.input {
      record(input, at: event.time)
    } else {
      record(event.input, at: event.time)
    }
  }

  /// Keeps what another recorder has kept, from its nth event on.
  package mutating func append(_ other: TraceRecorder, from first: Int = 0) {
    var number = 0
    other.forEachEvent { event in
      if number >= first { record(event) }
      number += 1
    }
    isFull = isFull || other.isFull
  }

  /// Keeps nothing more.
  package mutating func end() { isFull = true }

  /// What a byte says of the event that it begins.
  private enum Code {
    static let text: UInt8 = 0
    static let tick: UInt8 = 1
    static let measure: UInt8 = 2
    static let commit: UInt8 = 3
    static let extents: UInt8 = 4
    static let wheel: UInt8 = 5
    static let preciseWheel: UInt8 = 6
    /// The phase is added.
    static let observed: UInt8 = 8
    /// The pointer is added.
    static let dragMoved: UInt8 = 16
    static let pointers: Range<Int32> = 0..<240
  }

  private mutating func put(_ code: UInt8, at time: Double, _ body: (inout [UInt8]) -> Void = { _ in }) {
    guard !isFull else { return }
    if chunks.last.map({ $0.count > TraceRecorder.chunkSize - 64 }) ?? true {
      room -= chunks.last?.count ?? 0
      guard room >= TraceRecorder.chunkSize else { return isFull = true }
      chunks.append([])
      // Most engines are told little: the first bytes are allocated as they come.
      if chunks.count > 1 { chunks[chunks.count - 1].reserveCapacity(TraceRecorder.chunkSize) }
    }
    count += 1
    let change = Int64(bitPattern: time.bitPattern &- last)
    last = time.bitPattern
    chunks[chunks.count - 1].append(code)
    chunks[chunks.count - 1].append(variable: UInt64(bitPattern: change << 1 ^ change >> 63))
    body(&chunks[chunks.count - 1])
  }

  /// The events that were kept, in order.
  ///
  /// - Complexity: O(n) in the number of events.
  package func events() -> [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(count)
    forEachEvent { event in events.append(event) }
    return events
  }

  /// Calls a function with each event, in order.
  ///
  /// - Complexity: O(n) in the number of events; one at a time is in memory.
  private func forEachEvent(_ body: (TraceEvent) -> Void) {
    var bits = 0.0.bitPattern
    for chunk in chunks {
      var rest = chunk[...]
      while let code = rest.popFirst() {
        let change = rest.takeVariable()
        bits = bits &+ (change >> 1 ^ (0 &- (change & 1)))
        guard let input = TraceRecorder.input(code, &rest) else {
          assertionFailure("What a recorder has written reads back.")
          continue
        }
        body(TraceEvent(input, at: Double(bitPattern: bits)))
      }
    }
  }

  private static func input(_ code: UInt8, _ rest: inout TraceBytes) -> TraceInput? {
    switch code {
    case Code.text:
      let length = min(Int(truncatingIfNeeded: rest.takeVariable()), rest.count)
      var line = LineReader(rest.prefix(length), line: 0)
      rest = rest.dropFirst(length)
      return try? TraceInput(&line)
    case Code.tick: return .input(.scroll(.tick))
    case Code.measure:
      let item = Int(clamping: Int64(bitPattern: rest.takeVariable()))
      return .input(.measure(item: item, extent: rest.takeBits()))
    case Code.commit: return .input(.commit)
    case Code.wheel: return .input(.scroll(.wheel(rest.takeBits(), isPrecise: false)))
    case Code.preciseWheel: return .input(.scroll(.wheel(rest.takeBits(), isPrecise: true)))
    case Code.extents:
      let item = Int(clamping: Int64(bitPattern: rest.takeVariable()))
      let count = Int(truncatingIfNeeded: rest.takeVariable())
      return .input(.extents(rest.takeExtents(count), at: item))
    case Code.dragMoved...:
      let main = rest.takeBits()
      return .input(
        .scroll(.dragMoved(pointer: Int32(code - Code.dragMoved), main: main, cross: rest.takeBits())))
    default:
      guard let phase = ObservedPhase(rawValue: code &- Code.observed) else { return nil }
      return .input(.scroll(.observed(rest.takeBits(), phase)))
    }
  }

  /// A trace of all that was kept.
  ///
  /// - Parameters:
  ///   - platform: Where it was recorded.
  ///   - player: The live engine: a replay is expected to show the same at the end, to the last bit.
  package func trace(platform: String, showing player: TracePlayer) -> Trace {
    var trace = Trace(platform: platform, engine: engine, events: events())
    if isFull {
      trace.about = "The recording ended early: what came later is missing."
    } else if !trace.events.isEmpty {
      var player = player
      trace.events[trace.events.count - 1].checks = player.state.map {
        TraceCheck($0.name, $0.value, isExact: true)
      }
    }
    return trace
  }
}
