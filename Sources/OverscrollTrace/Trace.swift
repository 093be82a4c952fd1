#if canImport(OverscrollCore)
  package import OverscrollListCore
#endif

/// A recording of one engine's events, from the first event on.
///
/// A developer attaches the text of a trace to a report. Replaying the trace gives the same states on every
/// platform, to the last bit. The text is ASCII with one line for each event:
///
/// ```
/// overscroll trace 1
/// about A pull past the threshold starts once.
/// engine view
/// 0 layout 640 2000 1
/// 0 dragBegan 1 100 180
/// = start.phase idle
/// end 2
/// ```
///
/// A line that begins with a number is an event: its time in s, its name, and its values in the order of
/// `ScrollInput` and `ListInput`. Options that differ from their defaults are written as `name=value`. A
/// value that consists of a word and numbers is written with colons, such as `approach:300`. A time that is
/// earlier than the previous time begins with `<`. A line that begins with `=` or `==` is the expected
/// value of a field after the event. The line `end` contains the number of events.
public struct Trace: Hashable, Sendable {
  /// The version of the text format.
  public static let version = 1

  /// A description in one line.
  public var about: String
  /// The system that recorded the trace, in one line.
  public var platform: String
  /// The initial engine.
  package var engine: Engine
  /// The events, in order.
  package var events: [TraceEvent]
  /// The expected numbers of effects in the whole trace.
  package var counts: [CountExpectation]

  /// The initial engine of a trace.
  package enum Engine: UInt8, Hashable, Sendable, CaseIterable {
    /// An engine whose start has the default `EdgeConfiguration()`.
    case view
    /// An engine whose edges are disabled.
    case bare
    /// An empty list whose edges are disabled.
    case list
  }

  /// The number of times that an effect is expected in a trace.
  package struct CountExpectation: Hashable, Sendable {
    /// The effect's name, such as `started`, or the beginning of its word, such as `started:start`.
    package var effect: String
    /// The expected number.
    package var count: Int

    /// Creates an expectation for the number of an effect.
    package init(effect: String, count: Int) {
      self.effect = effect
      self.count = count
    }
  }

  /// Creates a trace.
  package init(
    about: String = "", platform: String = "", engine: Engine = .view, events: [TraceEvent] = [],
    counts: [CountExpectation] = []
  ) {
    self.about = about
    self.platform = platform
    self.engine = engine
    self.events = events
    self.counts = counts
  }
}

/// An event and the expected values after it.
package struct TraceEvent: Hashable, Sendable {
  /// The time of the event, in s.
  package var time: Double
  /// The event's input.
  package var input: TraceInput
  /// The expected values after the event.
  package var checks: [TraceExpectation]

  /// Creates an event.
  package init(_ input: TraceInput, at time: Double, checks: [TraceExpectation] = []) {
    self.time = time
    self.input = input
    self.checks = checks
  }
}

/// An input of a scroll view in a trace.
package enum TraceInput: Hashable, Sendable {
  /// An input of the engine.
  case input(ListInput)
  /// Sends the next events to a list that has not joined the edges.
  ///
  /// If `isNew` is false, the list is the previous one.
  case list(isNew: Bool)
  /// The list joins the engine that has the edges, and receives the next events.
  ///
  /// `isPlaced` is true if the platform's offset is already the list's offset.
  case join(isPlaced: Bool)
  /// The list leaves the engine that has the edges.
  ///
  /// If `followsList` is true, the next events go to the list. Otherwise they go to the engine with the
  /// edges.
  case leave(followsList: Bool)
}

/// An expected value after an event.
package struct TraceExpectation: Hashable, Sendable {
  /// The name of the field, such as `start.phase` or `effects`.
  package var name: String
  /// The expected words.
  package var value: String
  /// Whether the comparison is exact; otherwise numbers may differ by 1e-6.
  package var isExact: Bool

  /// Creates an expected value for a named field.
  package init(_ name: String, _ value: String, isExact: Bool = false) {
    self.name = name
    self.value = value
    self.isExact = isExact
  }
}

extension Trace.Engine: TraceNameToken {
  static var names: [(StaticString, Trace.Engine)] { [("view", .view), ("bare", .bare), ("list", .list)] }
}
