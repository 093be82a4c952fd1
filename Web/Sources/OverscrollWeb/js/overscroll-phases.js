import { edges } from './overscroll-attributes.js';
import { PhaseEvent } from './overscroll-events.js';

/** Says which phases of the edges are others than they were. */
export class Phases {
  #dispatch;
  #phases = {};

  /** @param {(event: Event) => void} dispatch */
  constructor(dispatch) {
    this.#dispatch = dispatch;
  }

  /** Takes the phases as they are at first. */
  begin(presentation) {
    for (const edge of edges) this.#phases[edge] = presentation[edge].phase;
  }

  /** Compares them with those that were told last. */
  show(presentation) {
    for (const edge of edges) this.#set(edge, presentation[edge]);
  }

  /** Nothing is under way any longer. */
  end() {
    // What an attribute says of an edge is as it was.
    for (const edge of edges)
      if (!/idle|disabled|exhausted/.test(this.#phases[edge])) this.#set(edge, { phase: 'idle', result: null });
  }

  #set(edge, { phase, result }) {
    const previous = this.#phases[edge];
    if (phase === previous) return;
    this.#phases[edge] = phase;
    this.#dispatch(new PhaseEvent({ edge, phase, previous, result }));
  }
}
