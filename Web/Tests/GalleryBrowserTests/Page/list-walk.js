/** A list is at rest after `calm` still frames in a row. The walk waits at most `patience` frames for rest. */
const calm = 6;
const patience = 400;

/** Makes random changes to a list and compares the list with the page's items. */
export class ListWalk {
  #seed;
  #asked = 0;
  #made = 0;
  #list;
  #items = [];
  /** The changes so far, in order. */
  done = [];

  constructor(list, seed) {
    this.#list = list;
    this.#seed = seed;
    list.renderItem = (element, index) => {
      const { text, extent } = this.#items[index];
      element.textContent = text;
      element.style.blockSize = `${extent}px`;
    };
    this.reset(40 + this.#below(100));
  }

  /** Makes random changes. @returns {Promise<string[]>} the mistakes of the first comparison with mistakes */
  async go(steps) {
    const ways = ['insert', 'remove', 'move', 'change', 'change', 'jump', 'scroll', 'put', 'hide', 'read', 'wait'];
    for (let step = 0; step < steps; step += 1) {
      for (let times = 1 + this.#below(4); times > 0; times -= 1) {
        const way = ways[this.#below(ways.length)];
        this.done.push(way);
        await this[way]();
      }
      const wrong = this.#below(3) === 0 ? await this.#look() : [];
      if (wrong.length > 0) return wrong;
    }
    return [];
  }

  reset(count) {
    this.#items = this.#make(count);
    this.#list.reset(count);
  }

  insert() {
    const [at, count] = [this.#below(this.#items.length + 1), 1 + this.#below(5)];
    this.#items.splice(at, 0, ...this.#make(count));
    this.#list.insertItems(at, count);
  }

  remove() {
    const at = this.#below(this.#items.length);
    this.#items.splice(at, 2);
    this.#list.removeItems(at, 2);
    if (this.#items.length < 20) this.reset(80);
  }

  move() {
    const from = this.#below(this.#items.length - 1);
    const to = this.#below(from);
    this.#items.splice(to, 0, ...this.#items.splice(from, 2));
    this.#list.moveItems(from, 2, to);
  }

  /** Changes two items in the visible range or just after it. */
  change() {
    const { from, count } = this.#list.visibleItems;
    const at = from + this.#below(count + 2);
    for (const item of this.#items.slice(at, at + 2)) Object.assign(item, this.#make(1)[0]);
    this.#list.invalidateItems(at, 2);
  }

  jump() {
    this.#list.scrollToItem(this.#below(this.#items.length), { animated: this.#below(3) === 0 });
  }

  scroll() {
    this.#list.shadowRoot.querySelector('.viewport').scrollTop += this.#below(400) - 200;
  }

  /** Inserts the list into the page again. In half of the calls, the list is removed first. */
  put() {
    if (this.#below(2)) this.#list.remove();
    document.body.append(this.#list);
  }

  /** Hides or shows the list. In half of the calls, the list is visible at the end. */
  hide() {
    const { style } = this.#list;
    style.display = style.display ? '' : 'none';
    if (this.#below(2)) this.put();
    if (this.#below(2)) style.display = '';
  }

  read() {
    this.#list.indexOf(this.#list.firstElementChild);
  }

  wait() {
    return new Promise((then) => requestAnimationFrame(then));
  }

  #below(limit) {
    return limit > 0 ? lists.hash(this.#seed * 0x10000 + (this.#asked += 1), limit) : 0;
  }

  #make(count) {
    return Array.from({ length: count }, () => ({ text: `${(this.#made += 1)}`, extent: 20 + this.#below(80) }));
  }

  /** Waits for rest, compares the list with the page's items, and returns the mistakes. */
  async #look() {
    const list = this.#list;
    list.style.display = '';
    for (let frame = 0, rest = 0; rest < calm; frame += 1) {
      if (frame === patience) return ['the list does not come to rest'];
      await this.wait();
      rest = list.listPresentation?.wantsFrames === false ? rest + 1 : 0;
    }
    const wrong = [];
    // The lanes of a masonry end at different positions.
    if (!list.hasAttribute('masonry') && lists.blanks() > 0) wrong.push(`${lists.blanks()} points are blank`);
    const expect = (is, wanted, what) => is === wanted || wrong.push(`${what} ${is}, not ${wanted}`);
    expect(list.listPresentation.count, this.#items.length, 'count');
    const { from, count } = list.visibleItems;
    for (let item = from; item < from + count; item += 1) expect(Boolean(list.elementOf(item)), true, `element of ${item}`);
    let last = -1;
    for (const element of list.querySelectorAll('.item')) {
      const item = list.indexOf(element);
      expect(element.style.display === 'none', item < 0, `${item} hidden`);
      if (item < 0) continue;
      expect(element.textContent, this.#items[item].text, `text of ${item}`);
      expect(element.ariaPosInSet, `${item + 1}`, `position of ${item}`);
      expect(element.ariaSetSize, `${this.#items.length}`, `size said by ${item}`);
      expect(item > last, true, `${item} after ${last}`);
      last = item;
    }
    return wrong;
  }
}
