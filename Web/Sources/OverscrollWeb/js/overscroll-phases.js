import { edges } from './overscroll-attributes.js';
import { PhaseEvent } from './overscroll-events.js';

/** Dispatches an event for each changed phase. */
export class Phases {
  #dispatch;
  #phases = {};

  /** @param {(event: Event) => void} dispatch */
  constructor(dispatch) {
    this.#dispatch = dispatch;
  }

  /** Stores the first phases. */
  begin(presentation) {
    for (const edge of edges) this.#phases[edge] = presentation[edge].phase;
  }

  /** Compares the phases with the last ones. */
  show(presentation) {
    for (const edge of edges) this.#set(edge, presentation[edge]);
  }

  /** Ends all phases with an action or a pull. */
  end() {
    // The phases of attributes stay.
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
