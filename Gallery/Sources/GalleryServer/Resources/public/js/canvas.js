/** A canvas in CSS pixels, sharp at any density, with the page's colours. */
export class Canvas {
  #element;

  /** @param {HTMLCanvasElement} element */
  constructor(element) {
    this.#element = element;
    this.context = element.getContext("2d");
  }

  /** Clears it, and says how large it is. */
  begin() {
    const { clientWidth: width, clientHeight: height } = this.#element;
    const density = devicePixelRatio;
    if (this.#element.width !== Math.round(width * density) || this.#element.height !== Math.round(height * density)) {
      this.#element.width = Math.round(width * density);
      this.#element.height = Math.round(height * density);
    }
    this.context.setTransform(density, 0, 0, density, 0, 0);
    this.context.clearRect(0, 0, width, height);
    this.#style = getComputedStyle(this.#element);
    this.context.font = `11px ${this.#style.fontFamily}`;
    return { width, height };
  }

  #style;

  /** A colour of the theme, by its name. */
  color(name) {
    return this.#style.getPropertyValue(`--${name}`);
  }

  /** A horizontal line, dashed or not, with a word on it. */
  level(y, width, { color, dashed = false, text = "", above = true }) {
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
