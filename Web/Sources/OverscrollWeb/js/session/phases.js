import { edges } from '../api/attributes.js';
import { PhaseEvent } from '../api/events.js';

/** Dispatches an event for each edge whose phase has changed. */
export class Phases {
  #dispatch;
  #phases = {};

  /** @param {(event: Event) => void} dispatch */
  constructor(dispatch) {
    this.#dispatch = dispatch;
  }

  /** Stores the phases at the start of the session, without an event. */
  begin(presentation) {
    for (const edge of edges) this.#phases[edge] = presentation[edge].phase;
  }

  /** Compares the phases with the stored ones, and dispatches the events. */
  show(presentation) {
    for (const edge of edges) this.#set(edge, presentation[edge]);
  }

  /** Reports the phase `idle` for each edge with a pull or an action, because the session ends. */
  end() {
    // The phases that attributes set, such as `disabled`, stay.
    for (const edge of edges)
      if (!/idle|disabled|noMoreContent/.test(this.#phases[edge])) this.#set(edge, { phase: 'idle', result: null });
  }

  #set(edge, { phase, result }) {
    const previous = this.#phases[edge];
    if (phase === previous) return;
    this.#phases[edge] = phase;
    this.#dispatch(new PhaseEvent({ edge, phase, previous, result }));
  }
}
