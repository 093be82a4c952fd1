/**
 * Keeps the books of a gallery's page for hours, in little memory: which action started and how it ended, by whose finger,
 * and what the page holds. It runs before the page's own scripts; the tests read it as `soak`.
 */
(() => {
  const resting = ['idle', 'exhausted', 'disabled'];
  const counts = { downs: 0, starts: 0, success: 0, failure: 0, cancelled: 0, timedOut: 0, exhausted: 0, removed: 0 };
  const faults = [];
  const fault = (element, text) =>
    faults.length < 20 && faults.push(`${nameOf(element)} at ${(performance.now() / 1000).toFixed(2)} s: ${text}`);

  const elements = () => [...document.querySelectorAll('overscroll-view, overscroll-list')];
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.localName;
  const loadsByItself = (element, edge) => element.getAttribute(`${edge}-policy`)?.startsWith('approach') ?? false;

  /** An element's actions, and the fingers that may start one. */
  class Books {
    /** The actions that run, by token. */
    open = new Map();
    /** The last token that started. */
    last = 0;
    /** How many fingers have come down at each edge, and started nothing there yet, since one came down alone. */
    fingers = { start: 0, end: 0 };
    down = new Set();
  }
  const all = new WeakMap();
  const booksOf = (element) => all.get(element) ?? all.set(element, new Books()).get(element);
  /** Whether a script of the test asks for an action. */
  let isAsking = false;

  const listen = (type, handler) => addEventListener(type, handler, { capture: true });
  const isOurs = (target) => target?.localName === 'overscroll-view' || target?.localName === 'overscroll-list';
  listen('pointerdown', (event) => {
    counts.downs += 1;
    for (const element of event.composedPath().filter(isOurs)) {
      const books = booksOf(element);
      for (const edge of ['start', 'end']) books.fingers[edge] = books.down.size === 0 ? 1 : books.fingers[edge] + 1;
      books.down.add(event.pointerId);
    }
  });
  for (const type of ['pointerup', 'pointercancel'])
    listen(type, ({ pointerId }) => elements().forEach((element) => booksOf(element).down.delete(pointerId)));

  // Neither of these bubbles, but both are captured.
  listen('overscroll-refresh', ({ target, edge, token, signal }) => {
    const books = booksOf(target);
    counts.starts += 1;
    if (token <= books.last) fault(target, `action ${token} starts after ${books.last}`);
    for (const [other, action] of books.open)
      if (action.edge === edge) fault(target, `the ${edge} starts ${token} while ${other} runs`);
    books.last = Math.max(books.last, token);
    books.open.set(token, { edge, signal });
    if (isAsking || loadsByItself(target, edge)) return;
    books.fingers[edge] -= 1;
    if (books.fingers[edge] < 0) fault(target, `the ${edge} starts ${token}, and its finger had started one before`);
  });
  listen('overscroll-effect', ({ target, effect: { type, edge, token, result } }) => {
    const { open } = booksOf(target);
    if (type === 'started' && !open.has(token)) fault(target, `action ${token} started, and nobody was told`);
    if (type !== 'ended') return;
    counts[result] += 1;
    if (!open.delete(token)) fault(target, `action ${token} of the ${edge} ends as ${result}, and does not run`);
  });

  /** What keeps an element from being at rest; empty if nothing does. */
  function restless(element) {
    const shown = element.presentation;
    if (!shown) return 'has no engine';
    const { open } = booksOf(element);
    if (open.size > 0) return `runs ${[...open.keys()]}`;
    if (shown.isDragging) return 'is dragged';
    if (shown.wantsFrames || element.listPresentation?.wantsFrames) return 'wants frames';
    if (shown.nextDeadline !== Infinity) return `waits until ${shown.nextDeadline} s`;
    for (const edge of ['start', 'end']) {
      const { phase, gap } = shown[edge];
      const mayKeep = phase === 'failed' && loadsByItself(element, edge);
      if (!mayKeep && !resting.includes(phase)) return `is ${phase} at the ${edge}`;
      if (!mayKeep && gap !== 0) return `holds ${gap} at the ${edge}`;
    }
    if (!(shown.contentOffset >= -shown.start.gap)) return `rests at ${shown.contentOffset}`;
    return '';
  }

  const modules = [];
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...rest) => {
      const result = await original.apply(WebAssembly, rest);
      modules.push(result.instance.exports);
      return result;
    };
  }
  const liveBytes = (isForTraces) => modules
    .filter((exports) => ('overscroll_trace_text' in exports) === isForTraces)
    .reduce((sum, exports) => sum + (exports.overscroll_live_bytes?.() >>> 0), 0);

  const sizeOf = (root) => [...root.querySelectorAll('*')]
    .reduce((sum, element) => sum + 1 + (element.shadowRoot ? sizeOf(element.shadowRoot) : 0), 0);

  /** How many frames the elements have asked for while they were watched. */
  let frames = 0;
  let isWatching = false;
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    // Who asks stands in the third line, below 'Error' and this function.
    if (isWatching && /\/overscroll(-clock)?\.js/.test(new Error().stack.split('\n')[2] ?? '')) frames += 1;
    return request.call(globalThis, callback);
  };

  const sleep = (milliseconds) => new Promise((then) => setTimeout(then, milliseconds));
  /** The element that is shown among the pulls, or among the lists. */
  const shown = (isList) => (isList ? globalThis.lists?.list : globalThis.gallery?.view);

  globalThis.soak = {
    counts, faults, shown,
    /** What is not at rest, and why. */
    get unrest() {
      return elements().map((element) => [element, restless(element)]).filter(([, why]) => why)
        .map(([element, why]) => `${nameOf(element)} ${why}`).join(', ');
    },
    /** Which actions run, and whose. */
    get running() {
      return elements().flatMap((element) => [...booksOf(element).open.keys()].map((token) => `${nameOf(element)} ${token}`));
    },
    /** What the page holds, of what only it can tell. */
    get holdings() {
      const lists = [...document.querySelectorAll('overscroll-list')];
      // What the cards show is counted by the characters that there are, not by their number.
      const items = lists.filter(({ classList }) => !classList.contains('cards')).reduce((sum, { count }) => sum + count, 0);
      const index = lists.reduce((sum, { listPresentation }) => sum + (listPresentation?.bytes ?? 0), 0);
      return { elements: sizeOf(document), items, index, engines: liveBytes(false), traces: liveBytes(true) };
    },
    /** How many frames the elements ask for in some time. */
    async framesWithin(milliseconds) {
      [frames, isWatching] = [0, true];
      await sleep(milliseconds);
      isWatching = false;
      return frames;
    },
    /** Does something that may ask for an action. */
    ask(work) {
      isAsking = true;
      try {
        work();
      } finally {
        isAsking = false;
      }
    },
    /** Takes an element out of the page for a while: its actions end with it. */
    async takeOut(element, milliseconds) {
      const [{ parentNode, nextSibling }, books] = [element, booksOf(element)];
      element.remove();
      for (const [token, { signal }] of books.open)
        if (!signal.aborted) fault(element, `action ${token} goes on, and its element is gone`);
      counts.removed += books.open.size;
      Object.assign(books, new Books());
      await sleep(milliseconds);
      parentNode.insertBefore(element, nextSibling);
    },
    /** Where the part of an element's viewport is that can be touched, brought into sight if told. */
    box(element, scrolls) {
      if (scrolls) element.closest('.device, .list-stage').scrollIntoView({ block: 'end', behavior: 'instant' });
      const { left, top, right, bottom } = element.shadowRoot.querySelector('.viewport').getBoundingClientRect();
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
      return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
    },
  };
})();
