package import OverscrollCore
import OverscrollListCore
package import OverscrollTrace

/// One event of a trace, with the states before and after it.
///
/// Changes by the passing time are separate from changes by the event.
package struct TraceStep: Sendable {
  /// The event's index in the trace.
  package var number: Int
  /// The event's input.
  package var input: TraceInput
  /// The state after the previous event.
  package var last: ShownState
  /// The state at the time of this event, immediately before the event.
  package var before: ShownState
  /// The state after this event.
  package var after: ShownState
  /// The effects of the time that passed before the event.
  package var waited: ScrollEffects
  /// The effects of the event.
  package var effects: ScrollEffects
  /// The engine that receives the next event, relative to the engine of this event.
  package var successor: Successor

  /// The relation of the next event's engine to the engine of this event.
  package enum Successor: Hashable, Sendable {
    /// The same engine.
    case same
    /// The same engine, after it has joined or left a list. Its fingers stay down.
    case moved
    /// A different engine.
    case other
  }

  /// Creates a step.
  ///
  /// By default, nothing has an effect, and the same engine receives the next event.
  package init(
    number: Int = 0, _ input: TraceInput, last: ShownState, before: ShownState, after: ShownState,
    waited: ScrollEffects = [], effects: ScrollEffects = [], successor: Successor = .same
  ) {
    self.number = number
    self.input = input
    self.last = last
    self.before = before
    self.after = after
    self.waited = waited
    self.effects = effects
    self.successor = successor
  }

  /// The scroll input of the event, or `nil` if the event is for a list or selects an engine.
  package var scroll: ScrollInput? {
    switch input {
    case .input(.scroll(let input)): input
    case .input, .list, .join, .leave: nil
    }
  }

  /// Whether a different engine receives the next event, or the engine has joined or left a list.
  package var isSwitch: Bool { successor != .same }

  /// Whether a declined start at an edge also removes a queued start of that edge.
  ///
  /// A start by code or by a tap may be declined while an earlier start stays queued.
  func withdrawsQueued(_ edge: ScrollEdge) -> Bool { scroll != .begin(edge) && scroll != .tap(edge) }

  /// The time since the previous event, in s, or 0 if the clock was set back.
  package var elapsed: Double { max(0, before.time - last.time) }

  /// Returns the effects at an edge, in order.
  ///
  /// `isWaited` is whether the passing time caused the effect, instead of the event.
  func effects(of edge: ScrollEdge) -> [(effect: EdgeEffect, isWaited: Bool)] {
    edgeEffects.compactMap { $0.edge == edge ? ($0.effect, $0.isWaited) : nil }
  }

  /// The effects at both edges, in order.
  ///
  /// `isWaited` is whether the passing time caused the effect, instead of the event.
  var edgeEffects: [(edge: ScrollEdge, effect: EdgeEffect, isWaited: Bool)] {
    guard !waited.isEmpty || !effects.isEmpty else { return [] }
    return [(waited, true), (effects, false)].flatMap { effects, isWaited in
      effects.compactMap { effect in
        if case .edge(let edge, let asked) = effect { (edge, asked, isWaited) } else { nil }
      }
    }
  }
}

extension ScrollEffects {
  /// Returns these effects without the given ones.
  ///
  /// Each given effect removes one equal effect.
  func removing(_ others: ScrollEffects) -> ScrollEffects {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
    }
    return rest
  }
}
