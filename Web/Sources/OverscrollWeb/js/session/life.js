import { isScrolledNatively } from '../api/attributes.js';
import { LoadErrorEvent } from '../api/events.js';
import { BrowserScroll } from '../input/browser-scroll.js';
import { Retry } from '../time/retry.js';
import { makeSession, setFallback } from './hooks.js';

/**
 * Manages the life of an element: it enters the page, waits for the engine or works without it, and leaves
 * the page.
 *
 * If a script removes an element and inserts it again at once to move it, the element continues without
 * interruption.
 */
export class Life {
  /**
   * The session, which runs the engine while the element is in the page; null without an engine. @type {any}
   */
  session = null;
  /** Whether the engine could not be loaded. */
  hasFailed = false;
  /** The scroll position for the next session: the previous session's `position`, or null. */
  position = null;
  #host;
  #tree;
  #retry = new Retry(() => this.#open());
  #direction = new MutationObserver(() => this.beginAnew());
  #isLoading = false;
  /** @type {BrowserScroll | null} */
  #browserScroll = null;
  #waiting = [];

  /** @param {any} host @param {import("../drawing/tree.js").Tree} tree */
  constructor(host, tree) {
    this.#host = host;
    this.#tree = tree;
  }

  /** Called when the element has been inserted into the page. */
  enter() {
    this.#watchDirection();
    if (this.session) this.session.comeBack();
    this.beginAnew();
    this.#open();
  }

  /** Called when the element has been removed from the page. It may be inserted again at once. */
  exit() {
    queueMicrotask(() => this.#host.isConnected || this.leave());
  }

  /**
   * Called when the element has finally left the page or the document. Ends the session and cancels its
   * actions.
   */
  leave() {
    this.#retry.stop();
    this.#direction.disconnect();
    this.#fallBack('none');
    this.#close();
  }

  /**
   * Makes a new session if the axis or the scroller (engine or browser) has changed, because a session cannot
   * change them.
   */
  beginAnew() {
    if (this.session?.fits !== false) return;
    this.#close();
    this.#open();
  }

  /** Applies a changed attribute. */
  attributeChanged(name) {
    if (this.hasFailed && name === 'label-unavailable') this.#tree.notice('unavailable');
    this.session?.settings.attributeChanged(name);
  }

  /** Loads the engine again at once, if loading has failed. */
  tryAgain() {
    if (!this.session && this.#host.isConnected) this.#retry.again();
  }

  /**
   * Runs a task at once, or when the engine has loaded. If the engine does not load, runs the alternative.
   *
   * @param {(session: any) => void} task
   * @param {(outcome: 'cancelled' | 'declined') => void} [otherwise]
   */
  whenReady(task, otherwise) {
    if (this.session) task(this.session);
    else if (this.#isLoading) this.#waiting.push({ task, otherwise });
    else otherwise?.('declined');
  }

  /** Observes the `dir` attributes of all enclosing elements, because each of them may change the direction. */
  #watchDirection() {
    this.#direction.disconnect();
    const options = { attributeFilter: ['dir'], subtree: true };
    for (let root = this.#host.getRootNode(); root; root = root.host?.getRootNode()) this.#direction.observe(root, options);
  }

  async #open() {
    if (this.session) return;
    // During a retry the content stays as it was after the failure.
    if (this.hasFailed) this.#fallBack('failed');
    else if (this.position === null) this.#fallBack('early');
    if (this.#isLoading) return;
    this.#isLoading = true;
    let session = null;
    try {
      const module = await this.#host.constructor.load();
      // With native scrolling the browser continues to scroll, so nothing must be waited for.
      if (!isScrolledNatively(this.#host)) await this.#browserScroll?.still;
      if (this.#host.isConnected) session = this.#host[makeSession](this.#tree, module);
    } catch (error) {
      this.#isLoading = false;
      return this.#host.isConnected ? this.#failed(error) : this.#leftEarly();
    }
    this.#isLoading = false;
    if (!session) return this.#leftEarly();
    // From here until the session is open, no script of the page runs. So the page cannot make a change that
    // is sent twice.
    this.hasFailed = false;
    this.#retry.succeeded();
    this.#tree.notice('');
    this.#fallBack('none');
    this.session = session;
    // If an `<iframe>` is removed, `pagehide` is the only event that its elements receive.
    session.listen(this.#host.ownerDocument.defaultView, 'pagehide', ({ persisted }) => persisted || this.leave());
    session.open(this.position);
    for (const { task } of this.#waiting.splice(0)) task(session);
  }

  /** Called if the element has left the page before the engine was loaded. */
  #leftEarly() {
    this.#fallBack('none');
    this.#giveUp('cancelled');
  }

  #failed(error) {
    console.error(`${this.#host.localName}: the engine is missing.`, error);
    this.#tree.notice('unavailable');
    this.hasFailed = true;
    this.#fallBack('failed');
    this.#retry.failed();
    this.#giveUp('declined');
    this.#host.dispatchEvent(new LoadErrorEvent(error));
  }

  /** @param {'none' | 'early' | 'failed'} fallback */
  #fallBack(fallback) {
    for (const name of ['early', 'failed']) this.#tree.frame.classList.toggle(name, fallback === name);
    if (fallback === 'none') {
      this.#browserScroll?.stop();
      this.#browserScroll = null;
    } else this.#browserScroll ??= new BrowserScroll(this.#tree.viewport);
    this.#host[setFallback](this.#tree, fallback);
  }

  #close() {
    this.#giveUp('cancelled');
    const { session } = this;
    if (!session) return;
    this.position = session.position;
    this.session = null;
    session.close();
  }

  #giveUp(outcome) {
    for (const { otherwise } of this.#waiting.splice(0)) otherwise?.(outcome);
  }
}
