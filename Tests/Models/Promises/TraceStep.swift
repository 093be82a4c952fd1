package import OverscrollCore
import OverscrollListCore
package import OverscrollTrace

/// One event: what was shown before it, what time alone made of that, and what the event made of it.
package struct TraceStep: Sendable {
  /// The event's number, from 0 on.
  package var number: Int
  /// What happened.
  package var input: TraceInput
  /// What was shown after the event before.
  package var last: ShownState
  /// What was shown at this event's instant, just before it.
  package var before: ShownState
  /// What is shown after it.
  package var after: ShownState
  /// What time alone asked for.
  package var waited: ScrollEffects
  /// What the event asked for.
  package var effects: ScrollEffects
  /// Which engine what follows happens to.
  package var successor: Successor

  /// An engine, as seen from the one that events were for.
  package enum Successor: Hashable, Sendable {
    /// That one.
    case same
    /// That one, with its fingers, in a list or no longer in one.
    case moved
    /// Another.
    case other
  }

  /// Makes a step.
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

  /// What happened to the scroller; nil where it happened to a list, or to the trace's engines.
  package var scroll: ScrollInput? {
    switch input {
    case .input(.scroll(let input)): input
    case .input, .list, .join, .leave: nil
    }
  }

  /// Whether what follows happens to another engine, or elsewhere.
  package var isSwitch: Bool { successor != .same }

  /// Whether an edge that declines gives up a start that waits.
  ///
  /// A second start from code or by a tap may be declined while the first goes on waiting.
  func withdrawsQueued(_ edge: ScrollEdge) -> Bool { scroll != .begin(edge) && scroll != .tap(edge) }

  /// How long the engine has waited, in s; 0 where its clock was set back.
  package var elapsed: Double { max(0, before.time - last.time) }

  /// What an edge was asked for, in order, and whether that was by time alone.
  func effects(of edge: ScrollEdge) -> [(effect: EdgeEffect, isWaited: Bool)] {
    edgeEffects.compactMap { $0.edge == edge ? ($0.effect, $0.isWaited) : nil }
  }

  /// What the edges were asked for, in order.
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
  /// The effects without the first of each of others.
  func removing(_ others: ScrollEffects) -> ScrollEffects {
    var rest = self
    for other in others {
      if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
    }
    return rest
  }
}
