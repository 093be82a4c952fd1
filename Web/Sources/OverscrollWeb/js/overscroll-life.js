import { isScrolledNatively } from './overscroll-attributes.js';
import { BrowserScroll } from './overscroll-browser-scroll.js';
import { LoadErrorEvent } from './overscroll-events.js';
import { makeSession, setFallback } from './overscroll-hooks.js';
import { Retry } from './overscroll-retry.js';

/**
 * The life of an element: it enters the page, waits for the engine or works without it, and leaves.
 *
 * An element that is removed and inserted again at once, as when a page moves it, continues without
 * interruption.
 */
export class Life {
  /** The session, while the engine is loaded. @type {any} */
  session = null;
  /** Whether the engine could not be loaded. */
  hasFailed = false;
  /** The position to restore when the engine has loaded: a session's place, or an offset. */
  place = null;
  #host;
  #tree;
  #retry = new Retry(() => this.#open());
  #direction = new MutationObserver(() => this.beginAnew());
  #isLoading = false;
  /** @type {BrowserScroll | null} */
  #browserScroll = null;
  #waiting = [];

  /** @param {any} host @param {import("./overscroll-tree.js").Tree} tree */
  constructor(host, tree) {
    this.#host = host;
    this.#tree = tree;
  }

  /** The element was inserted into the page. */
  enter() {
    this.#watchDirection();
    if (this.session) this.session.comeBack();
    this.beginAnew();
    this.#open();
  }

  /** The element was removed from the page, and may be inserted again at once. */
  exit() {
    queueMicrotask(() => this.#host.isConnected || this.leave());
  }

  /** The element has left the page or the document: cancels what runs. */
  leave() {
    this.#retry.stop();
    this.#direction.disconnect();
    this.#fallBack('none');
    this.#close();
  }

  /** Makes a new session if the axis, or the scroller, has changed, because a session cannot change them. */
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

  /** Retries a failed loading at once. */
  tryAgain() {
    if (!this.session && this.#host.isConnected) this.#retry.again();
  }

  /**
   * Runs a task now, or once the engine has loaded; otherwise runs the alternative.
   *
   * @param {(session: any) => void} task
   * @param {(outcome: 'cancelled' | 'declined') => void} [otherwise]
   */
  whenReady(task, otherwise) {
    if (this.session) task(this.session);
    else if (this.#isLoading) this.#waiting.push({ task, otherwise });
    else otherwise?.('declined');
  }

  /** The direction may change with an attribute of an enclosing element. */
  #watchDirection() {
    this.#direction.disconnect();
    const options = { attributeFilter: ['dir'], subtree: true };
    for (let root = this.#host.getRootNode(); root; root = root.host?.getRootNode()) this.#direction.observe(root, options);
  }

  async #open() {
    if (this.session) return;
    // The fallback after a failure stays during a retry.
    if (this.hasFailed) this.#fallBack('failed');
    else if (this.place === null) this.#fallBack('early');
    if (this.#isLoading) return;
    this.#isLoading = true;
    let session = null;
    try {
      const module = await this.#host.constructor.load();
      // With native scrolling the browser continues to scroll, so there is no need to wait.
      if (!isScrolledNatively(this.#host)) await this.#browserScroll?.still;
      if (this.#host.isConnected) session = this.#host[makeSession](this.#tree, module);
    } catch (error) {
      this.#isLoading = false;
      return this.#host.isConnected ? this.#failed(error) : this.#leftEarly();
    }
    this.#isLoading = false;
    if (!session) return this.#leftEarly();
    // No script of the page runs before the session is open, so no change is sent twice.
    this.hasFailed = false;
    this.#retry.succeeded();
    this.#tree.notice('');
    this.#fallBack('none');
    this.session = session;
    // A removed frame sends its elements only this event.
    session.listen(this.#host.ownerDocument.defaultView, 'pagehide', ({ persisted }) => persisted || this.leave());
    session.open(this.place);
    for (const { task } of this.#waiting.splice(0)) task(session);
  }

  /** The element left the page before the engine had loaded. */
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
    this.place = session.place;
    this.session = null;
    session.close();
  }

  #giveUp(outcome) {
    for (const { otherwise } of this.#waiting.splice(0)) otherwise?.(outcome);
  }
}
