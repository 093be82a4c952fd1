import {
  behavioralAttributes, behaviorOf, configurationOf, dragsWithMouse, edges, exclusionOf, isEdgeOn, isUp,
} from '../api/attributes.js';
import { reducedMotion } from '../geometry/axis.js';
import { now } from '../time/clock.js';

/** Sends the element's attributes and the system's preferences to the engine. */
export class Settings {
  #session;
  #host;
  #reducedMotion = reducedMotion();

  /**
   * @param {import("./session.js").Session} session
   * @param {HTMLElement} host
   */
  constructor(session, host) {
    this.#session = session;
    this.#host = host;
    session.listen(this.#reducedMotion, 'change', () => this.#tellBehavior());
    this.#tellBehavior();
    for (const edge of edges) this.#tellEdge(edge);
  }

  /** Whether a mouse drags the content instead of selecting text. */
  get dragsWithMouse() {
    return dragsWithMouse(this.#host);
  }

  /** Sends a changed attribute to the engine. */
  attributeChanged(name) {
    const edge = edges.find((edge) => name === edge || name.startsWith(`${edge}-`));
    if (edge) this.#tellEdge(edge);
    else if (name in behavioralAttributes) this.#tellBehavior();
    else this.#session.picture.forget();
    this.#session.requestFrame();
  }

  #tellBehavior() {
    this.#session.send(now(), 'behave', behaviorOf(this.#host, this.#reducedMotion.matches));
    this.#session.send(now(), 'exclude', exclusionOf(this.#host));
  }

  #tellEdge(edge) {
    this.#session.send(now(), 'configure', edge, ...configurationOf(this.#host, edge));
    this.#session.send(now(), 'enable', edge, isEdgeOn(this.#host, edge));
    this.#session.send(now(), 'exhaust', edge, isUp(this.#host.getAttribute(`${edge}-no-more-content`)));
  }
}
