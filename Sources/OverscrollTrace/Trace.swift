#if canImport(OverscrollCore)
  package import OverscrollListCore
#endif

/// What happened to one engine, from its first event on.
///
/// An app's developer attaches its text to a report. A replay gives the same states on every platform, to the last bit.
/// The text is ASCII, a line for each event:
///
///     overscroll trace 1
///     about A pull past the threshold starts once.
///     engine view
///     0 layout 640 2000 1
///     0 dragBegan 1 100 180
///     = start.phase idle
///     end 2
///
/// A line that begins with a number is an event: its time in s, its name and its values, in the order of `ScrollInput` and
/// `ListInput`. Values that are not the default are written as `name=value`. Words with numbers have colons between them,
/// as `approach:300`. A time that is before the line above has a `<` before it.
public struct Trace: Hashable, Sendable {
  /// The version of the text's form.
  public static let version = 1

  /// What it shows, in one line.
  public var about: String
  /// Where it was recorded, in one line.
  public var platform: String
  /// The engine that the events are for.
  package var engine: Engine
  /// The events, in order.
  package var events: [TraceEvent]
  /// How often effects are expected.
  package var counts: [Count]

  /// An engine to begin with.
  package enum Engine: UInt8, Hashable, Sendable, CaseIterable {
    /// One that can be pulled at its start, as `EdgeConfiguration()` says.
    case view
    /// One whose edges are off.
    case bare
    /// A list without items, whose edges are off.
    case list
  }

  /// How often an effect is expected.
  package struct Count: Hashable, Sendable {
    /// The effect's name, as `started`, or the beginning of its word, as `started:start`.
    package var effect: String
    /// How often.
    package var count: Int

    /// Makes a count.
    package init(effect: String, count: Int) {
      self.effect = effect
      self.count = count
    }
  }

  /// Makes a trace.
  package init(
    about: String = "", platform: String = "", engine: Engine = .view, events: [TraceEvent] = [],
    counts: [Count] = []
  ) {
    self.about = about
    self.platform = platform
    self.engine = engine
    self.events = events
    self.counts = counts
  }
}

/// Something that happened, and what is expected after it.
package struct TraceEvent: Hashable, Sendable {
  /// When, in s.
  package var time: Double
  /// What.
  package var input: TraceInput
  /// What is expected then.
  package var checks: [TraceCheck]

  /// Makes an event.
  package init(_ input: TraceInput, at time: Double, checks: [TraceCheck] = []) {
    self.time = time
    self.input = input
    self.checks = checks
  }
}

/// What can happen to a scroll view in a trace.
package enum TraceInput: Hashable, Sendable {
  /// An event of the engine's.
  case input(ListInput)
  /// The events that follow are those of a list apart from the edges: a new list, or the one that was there before.
  case list(isNew: Bool)
  /// The list takes over the edges; `isPlaced` says whether the platform's offset already is the list's.
  case join(isPlaced: Bool)
  /// The list gives the edges back. What follows happens to the list, or to the edges.
  case leave(followsList: Bool)
}

/// A value that is expected after an event.
package struct TraceCheck: Hashable, Sendable {
  /// The name of what is compared, as `start.phase`, or `effects`.
  package var name: String
  /// The value's words.
  package var value: String
  /// Whether every bit counts; otherwise numbers may be 1e-6 apart.
  package var isExact: Bool

  /// Makes a check.
  package init(_ name: String, _ value: String, isExact: Bool = false) {
    self.name = name
    self.value = value
    self.isExact = isExact
  }
}

extension Trace.Engine: TraceName {
  static var names: [(StaticString, Trace.Engine)] { [("view", .view), ("bare", .bare), ("list", .list)] }
}
