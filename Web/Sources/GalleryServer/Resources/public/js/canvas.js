/** A canvas for drawings in CSS pixels, which is sharp at any pixel ratio and has the colors of the page. */
export class Canvas {
  #element;
  #style;
  #colors = new Map();

  /** @param {HTMLCanvasElement} element */
  constructor(element) {
    this.#element = element;
    this.context = element.getContext('2d');
  }

  /** Clears the canvas. Returns its size. */
  begin() {
    const { clientWidth: width, clientHeight: height } = this.#element;
    const density = devicePixelRatio;
    const size = { width: Math.round(width * density), height: Math.round(height * density) };
    if (this.#element.width !== size.width || this.#element.height !== size.height) Object.assign(this.#element, size);
    this.context.setTransform(density, 0, 0, density, 0, 0);
    this.context.clearRect(0, 0, width, height);
    if (this.#colors.size === 0) this.#style = getComputedStyle(this.#element);
    this.context.font = `11px ${this.#style.fontFamily}`;
    return { width, height };
  }

  /** Returns a color of the theme by its name. */
  color(name) {
    if (!this.#colors.has(name)) this.#colors.set(name, this.#style.getPropertyValue(`--${name}`));
    return this.#colors.get(name);
  }

  /** Discards the cached colors after a change of the theme. */
  forgetColors() {
    this.#colors.clear();
  }

  /** Draws a horizontal line, dashed or not, with a label. */
  level(y, width, { color, dashed = false, text = '', above = true }) {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.setLineDash(dashed ? [4, 4] : []);
    context.beginPath();
    context.moveTo(0, Math.round(y) + 0.5);
    context.lineTo(width, Math.round(y) + 0.5);
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = color;
    context.fillText(text, 2, above ? y - 4 : y + 12);
  }
}
