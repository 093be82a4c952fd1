import { isScrolledNatively } from './overscroll-attributes.js';
import { BrowserScroll } from './overscroll-browser-scroll.js';
import { LoadErrorEvent } from './overscroll-events.js';
import { makeSession, setFallback } from './overscroll-hooks.js';
import { Retry } from './overscroll-retry.js';

/**
 * How an element lives: it comes into the page, waits for the engine, or does without it, and goes.
 *
 * One that is taken out and put in again at once, as where a page moves it, goes on as if it had stayed.
 */
export class Life {
  /** What there is while the engine is. @type {any} */
  session = null;
  /** Whether the engine could not be loaded. */
  hasFailed = false;
  /** Where the content is to stand when the engine comes: a place of a session's, or an offset. */
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

  /** It is in the page now. */
  enter() {
    this.#watchDirection();
    if (this.session) this.session.comeBack();
    this.beginAnew();
    this.#open();
  }

  /** It is not in the page, and may be again at once. */
  exit() {
    queueMicrotask(() => this.#host.isConnected || this.leave());
  }

  /** It has left the page, or goes to another document: what runs is cancelled. */
  leave() {
    this.#retry.stop();
    this.#direction.disconnect();
    this.#fallBack('none');
    this.#close();
  }

  /** Nothing that lives can turn round: where the axis, or who scrolls, is another, all of it begins anew. */
  beginAnew() {
    if (this.session?.fits !== false) return;
    this.#close();
    this.#open();
  }

  /** Takes a changed attribute. */
  attributeChanged(name) {
    if (this.hasFailed && name === 'label-unavailable') this.#tree.notice('unavailable');
    this.session?.settings.attributeChanged(name);
  }

  /** Tries at once to load what could not be loaded. */
  tryAgain() {
    if (!this.session && this.#host.isConnected) this.#retry.again();
  }

  /**
   * Does a task now, or once the engine is there; or something else where it will not be.
   *
   * @param {(session: any) => void} task
   * @param {(outcome: 'cancelled' | 'declined') => void} [otherwise]
   */
  whenReady(task, otherwise) {
    if (this.session) task(this.session);
    else if (this.#isLoading) this.#waiting.push({ task, otherwise });
    else otherwise?.('declined');
  }

  /** An attribute of what the element is in may turn it round. */
  #watchDirection() {
    this.#direction.disconnect();
    const options = { attributeFilter: ['dir'], subtree: true };
    for (let root = this.#host.getRootNode(); root; root = root.host?.getRootNode()) this.#direction.observe(root, options);
  }

  async #open() {
    if (this.session) return;
    // What is there because the engine has failed stays while it is tried again.
    if (this.hasFailed) this.#fallBack('failed');
    else if (this.place === null) this.#fallBack('early');
    if (this.#isLoading) return;
    this.#isLoading = true;
    let session = null;
    try {
      const module = await this.#host.constructor.load();
      // Where the browser goes on scrolling there is nothing to wait for.
      if (!isScrolledNatively(this.#host)) await this.#browserScroll?.still;
      if (this.#host.isConnected) session = this.#host[makeSession](this.#tree, module);
    } catch (error) {
      this.#isLoading = false;
      return this.#host.isConnected ? this.#failed(error) : this.#leftEarly();
    }
    this.#isLoading = false;
    if (!session) return this.#leftEarly();
    // From its making until it is open none of the page's script runs, which would tell the engine what that is told anyway.
    this.hasFailed = false;
    this.#retry.succeeded();
    this.#tree.notice('');
    this.#fallBack('none');
    this.session = session;
    // A frame that is taken away tells its elements nothing else.
    session.listen(this.#host.ownerDocument.defaultView, 'pagehide', ({ persisted }) => persisted || this.leave());
    session.open(this.place);
    for (const { task } of this.#waiting.splice(0)) task(session);
  }

  /** It was taken out of the page before the engine came. */
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
