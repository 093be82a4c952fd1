const chunk = 50;

/** A list's items as plain elements, as many as somebody scrolls to: what there is where the engine is not. */
export class PlainItems {
  #host;
  #kindOf;
  #elements = [];
  #end = document.createElement('div');
  #observer = new IntersectionObserver((entries) => entries.at(-1).isIntersecting && this.#add(), { rootMargin: '400px' });
  #isAdding = false;
  #isStale = false;

  /** @param {import('./overscroll-list.js').OverscrollList} host @param {(item: number) => string | number} kindOf */
  constructor(host, kindOf) {
    this.#host = host;
    this.#kindOf = kindOf;
    this.#end.style.cssText = 'block-size: 1px;';
    host.append(this.#end);
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

  /** Takes everything out of the page. */
  clear() {
    this.#observer.disconnect();
    this.#end.remove();
    for (const element of this.#elements) element.remove();
  }

  #add() {
    const before = this.#elements.length;
    this.#fill(Math.min(before + chunk, this.#host.count));
    if (this.#elements.length > before) this.#lookAgain();
  }

  #fill(count) {
    const { renderItem } = this.#host;
    if (!renderItem) return;
    const display = this.#host.getAttribute('axis') === 'horizontal' ? 'inline-block' : 'block';
    this.#isAdding = true;
    while (this.#elements.length < count && !this.#isStale) this.#make(renderItem, display);
    this.#isAdding = false;
    if (!this.#isStale) return;
    this.#isStale = false;
    queueMicrotask(() => this.refresh());
  }

  #make(renderItem, display) {
    const item = this.#elements.length;
    const element = document.createElement('div');
    element.className = 'item';
    element.setAttribute('part', 'item');
    element.style.display = display;
    this.#elements.push(element);
    this.#end.before(element);
    try {
      renderItem(element, item, { isReused: false, kind: this.#kindOf(item) });
    } catch (error) {
      reportError(error);
    }
  }

  /** An observer says nothing where the end is in sight as before. */
  #lookAgain() {
    this.#observer.unobserve(this.#end);
    this.#observer.observe(this.#end);
  }
}
