import { makeItem } from './overscroll-list-cell.js';
import { layoutOf } from './overscroll-list-attributes.js';

const chunk = 25;

/** Whether a list looks the same with plain items: one below the other, from the first on. */
export function looksPlain(host) {
  const { arrangement, startsAtEnd } = layoutOf(host);
  return arrangement === 'stack' && !startsAtEnd && host.getAttribute('axis') !== 'horizontal';
}

/**
 * A list's items as plain elements, as many as somebody scrolls to: what there is before the engine, and where there
 * is none. The engine goes on with these elements.
 */
export class PlainItems {
  #host;
  #kindOf;
  #elements = [];
  #failed = new Set();
  #space = document.createElement('div');
  #end = document.createElement('div');
  #observer = new IntersectionObserver((entries) => entries.at(-1).isIntersecting && this.#add(), { rootMargin: '400px' });
  #isAdding = false;
  #isStale = false;

  /** @param {import('./overscroll-list.js').OverscrollList} host @param {(item: number) => string | number} kindOf */
  constructor(host, kindOf) {
    this.#host = host;
    this.#kindOf = kindOf;
    this.#space.style.cssText = `block-size: ${layoutOf(host).insetStart}px;`;
    this.#end.style.cssText = 'block-size: 1px;';
    host.append(this.#space, this.#end);
    this.#observer.observe(this.#end);
  }

  /** Shows what there is now. From a callback it is heard once that has ended. @param {number} from The first that is new. */
  refresh(from = 0) {
    if (this.#isAdding) return void (this.#isStale = true);
    const wanted = Math.min(this.#elements.length, this.#host.count);
    for (const element of this.#elements.splice(from)) element.remove();
    // As many as there were, at once: content that became short would scroll what is read away.
    this.#fill(wanted);
    this.#lookAgain();
  }

  /** The item that an element shows, or is in the element of; -1 where it is none. @param {Node} node */
  indexOf(node) {
    return this.#elements.findIndex((element) => element.contains(node));
  }

  /** The element that shows an item, if there is one. @param {number} item @returns {HTMLElement | undefined} */
  elementOf(item) {
    return this.#elements[item];
  }

  /**
   * What is at the viewport's start, as a list's `position`; null where nobody has scrolled.
   * @param {HTMLElement} viewport
   */
  placeIn(viewport) {
    if (viewport.scrollTop <= 0) return null;
    const { top } = viewport.getBoundingClientRect();
    const item = this.#elements.findIndex((element) => element.getBoundingClientRect().bottom > top);
    return item < 0 ? null : { item, inside: top - this.#elements[item].getBoundingClientRect().top };
  }

  /** Leaves the elements that are filled to whoever goes on with them, by their items. @returns {Map<number, HTMLElement>} */
  handOver() {
    const filled = new Map();
    this.#elements.forEach((element, item) => this.#failed.has(element) || filled.set(item, element));
    this.#elements = [...this.#failed];
    return filled;
  }

  /** Takes everything out of the page that has not been handed over. */
  clear() {
    this.#observer.disconnect();
    for (const element of [this.#space, this.#end, ...this.#elements]) element.remove();
  }

  #add() {
    const before = this.#elements.length;
    this.#fill(Math.min(before + chunk, this.#host.count));
    if (this.#elements.length > before) this.#lookAgain();
  }

  #fill(count) {
    const { renderItem } = this.#host;
    if (!renderItem) return;
    const { spacing } = layoutOf(this.#host);
    this.#isAdding = true;
    while (this.#elements.length < count && !this.#isStale) this.#make(renderItem, spacing);
    this.#isAdding = false;
    if (!this.#isStale) return;
    this.#isStale = false;
    queueMicrotask(() => this.refresh());
  }

  #make(renderItem, spacing) {
    const item = this.#elements.length;
    const element = makeItem();
    const isHorizontal = this.#host.getAttribute('axis') === 'horizontal';
    element.style.display = isHorizontal ? 'inline-block' : 'block';
    element.style[isHorizontal ? 'marginInlineEnd' : 'marginBlockEnd'] = `${spacing}px`;
    this.#elements.push(element);
    this.#end.before(element);
    try {
      renderItem(element, item, { isReused: false, kind: this.#kindOf(item) });
    } catch (error) {
      this.#failed.add(element);
      reportError(error);
    }
  }

  /** An observer says nothing where the end is in sight as before. */
  #lookAgain() {
    this.#observer.unobserve(this.#end);
    this.#observer.observe(this.#end);
  }
}
