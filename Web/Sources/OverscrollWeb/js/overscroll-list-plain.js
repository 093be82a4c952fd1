const chunk = 50;

/** A list's items as plain elements, as many as somebody scrolls to: what there is where the engine is not. */
export class PlainItems {
  #host;
  #kindOf;
  #elements = [];
  #end = document.createElement('div');
  #observer = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && this.#add(), { rootMargin: '400px' });

  /** @param {HTMLElement} host The list. @param {(item: number) => string | number} kindOf */
  constructor(host, kindOf) {
    this.#host = host;
    this.#kindOf = kindOf;
    this.#end.style.cssText = 'block-size: 1px;';
    host.append(this.#end);
    this.#observer.observe(this.#end);
  }

  /** Shows what there is now. */
  refresh() {
    for (const element of this.#elements.splice(0)) element.remove();
    this.#lookAgain();
  }

  /** Takes everything out of the page. */
  clear() {
    this.#observer.disconnect();
    this.#end.remove();
    for (const element of this.#elements) element.remove();
  }

  #add() {
    const { renderItem, count } = this.#host;
    if (!renderItem || this.#elements.length >= count) return;
    const display = this.#host.getAttribute('axis') === 'horizontal' ? 'inline-block' : 'block';
    for (let added = 0; added < chunk && this.#elements.length < count; added += 1) this.#make(renderItem, display);
    this.#lookAgain();
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
