const rowExtent = 60;
/** The maximum number of rows or items to draw. */
const most = 200;

const indicator = (edge) => `
  <div class="trace-indicator ${edge}">
    <svg viewBox="0 0 28 28" width="28" height="28">
      <circle class="ring" cx="14" cy="14" r="11" pathLength="100"/>
      <circle class="arc" cx="14" cy="14" r="11" pathLength="100"/>
    </svg>
    <span></span>
  </div>`;

/** Draws a state of a trace: the viewport with content, gaps and indicators, scaled to the available space. */
export class TracePicture {
  #room;
  #window = document.createElement('div');
  #content = document.createElement('div');
  #indicators;
  #rows = [];
  #observer;

  /** @param {HTMLElement} room the element that contains the picture, as large as the available space */
  constructor(room) {
    this.#room = room;
    this.#window.className = 'trace-window';
    this.#window.innerHTML = indicator('start') + indicator('end');
    this.#indicators = { start: this.#window.children[0], end: this.#window.children[1] };
    this.#content.className = 'trace-content';
    this.#window.append(this.#content);
    room.append(this.#window);
  }

  /** Calls a function when the available space changes. @param {() => void} redraw */
  observe(redraw) {
    this.#observer = new ResizeObserver(redraw);
    this.#observer.observe(this.#room);
  }

  /** Stops observing the available space. */
  stop() {
    this.#observer?.disconnect();
  }

  /** Draws the state at a position of the trace. */
  draw({ viewport, content, cross }, presentation, playback) {
    const offset = presentation.contentOffset;
    const width = this.#fit(viewport, cross);
    const top = clamp(-offset, viewport);
    this.#move(this.#content, 0, top, width, clamp(content - offset, viewport) - top);
    const list = playback.presentList();
    const rows = list ? items(list, playback, offset, viewport) : evenRows(content, offset, viewport);
    rows.forEach((row, index) => this.#drawRow(index, row, width));
    for (const element of this.#rows.splice(rows.length)) element.remove();
    for (const edge of ['start', 'end']) this.#drawIndicator(edge, presentation[edge]);
  }

  /** Scales the viewport to the available space. @returns {number} the width of the viewport, in pt */
  #fit(viewport, cross) {
    const { clientWidth, clientHeight } = this.#room;
    const scale = Math.min(1, clientHeight / (viewport || 1), clientWidth / (cross || 1));
    const width = cross || clientWidth / scale;
    set(this.#window, 'inlineSize', `${width}px`);
    set(this.#window, 'blockSize', `${viewport}px`);
    set(this.#window, 'transform', `translateX(${(clientWidth - width * scale) / 2}px) scale(${scale})`);
    return width;
  }

  #drawRow(index, { number, start, extent, crossStart, crossExtent, isMeasured, isPinned }, width) {
    this.#rows[index] ??= this.#window.appendChild(document.createElement('div'));
    const element = this.#rows[index];
    const className = `trace-row${isMeasured ? '' : ' estimated'}${isPinned ? ' pinned' : ''}`;
    if (element.className !== className) element.className = className;
    if (element.textContent !== `${number}`) element.textContent = number;
    this.#move(element, crossStart ?? 0, start, crossExtent ?? width, extent);
  }

  #move(element, x, y, width, height) {
    set(element, 'transform', `translate(${round(x)}px, ${round(y)}px)`);
    set(element, 'inlineSize', `${round(width)}px`);
    set(element, 'blockSize', `${round(height)}px`);
  }

  #drawIndicator(edge, shown) {
    const element = this.#indicators[edge];
    const [svg, words] = element.children;
    set(element, 'transform', `translateY(${round(edge === 'start' ? shown.indicatorOffset : -shown.indicatorOffset)}px)`);
    set(element, 'opacity', `${round(shown.opacity)}`);
    set(svg, 'rotate', `${round(shown.rotation) - 0.25}turn`);
    set(svg.lastElementChild, 'strokeDasharray', `${round(shown.progress * 75)} 100`);
    const text = shown.result ? `${shown.phase}: ${shown.result}` : shown.phase;
    if (words.textContent !== text) words.textContent = text;
    if (element.dataset.phase !== shown.phase) element.dataset.phase = shown.phase;
  }
}

/** Returns the items of a list that are in the viewport. */
function items(list, playback, offset, viewport) {
  const rows = [];
  for (let number = 0; number < list.slotCount && rows.length < most; number++) {
    const slot = playback.slot(number);
    const start = slot.start + list.origin - offset;
    if (slot.item < 0 || start > viewport || start + slot.extent < 0) continue;
    rows.push({ ...slot, number: slot.item, start, isPinned: slot.item === list.pinnedHeader });
  }
  return rows;
}

/**
 * Returns rows of equal extent in the viewport, because the trace of a view does not contain the view's
 * content.
 */
function evenRows(content, offset, viewport) {
  const rows = [];
  const first = Math.max(0, Math.floor(offset / rowExtent));
  for (let number = first; number < first + most; number++) {
    const start = number * rowExtent;
    if (!(start < content && start - offset < viewport)) break;
    const extent = Math.min(rowExtent, content - start);
    rows.push({ number, start: start - offset, extent, isMeasured: true });
  }
  return rows;
}

/** Limits a position to 100 pt outside the viewport, because browsers limit lengths. */
const clamp = (position, viewport) => Math.min(Math.max(position, -100), viewport + 100);
const round = (number) => Math.round(number * 1e3) / 1e3;

/** Sets a style if it has changed, because each assignment makes the browser lay out the page. */
function set(element, name, value) {
  if (element.style[name] !== value) element.style[name] = value;
}
