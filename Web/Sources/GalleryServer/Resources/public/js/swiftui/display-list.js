const family = '-apple-system, "SF Pro Text", Inter, system-ui, "Helvetica Neue", Arial, sans-serif';

/**
 * Draws the display list of a stage, the process that runs a SwiftUI screen. The list is an array of
 * commands, which `DisplayList+JSON` describes.
 */
export class DisplayPainter {
  #canvas;
  #context;
  #outlines = new Map();
  #widths = new Map();
  /** The off-screen canvases for groups with an opacity: one for each level of nested groups. */
  #layers = [];
  #depth = 0;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
  }

  /** Draws a display list at the canvas's size. @param {number} scale The number of CSS px for a pt of the list. */
  draw(list, scale) {
    const density = devicePixelRatio * scale;
    const [width, height] = [this.#canvas.clientWidth, this.#canvas.clientHeight];
    const size = { width: Math.round(width * devicePixelRatio), height: Math.round(height * devicePixelRatio) };
    if (this.#canvas.width !== size.width || this.#canvas.height !== size.height) Object.assign(this.#canvas, size);
    this.#context = this.#canvas.getContext('2d');
    this.#context.setTransform(density, 0, 0, density, 0, 0);
    this.#depth = 0;
    const ends = [];
    for (const [index, command] of list.entries()) this.#perform(command, list, index, ends);
  }

  #perform([name, ...values], list, index, ends) {
    const context = this.#context;
    if (name === 'f') {
      context.fillStyle = values[1];
      context.fill(new Path2D(values[0]));
    } else if (name === 's') {
      const [outline, color, width, isRound] = values;
      this.#stroke(new Path2D(outline), color, width, isRound);
    } else if (name === 't') {
      this.#write(values);
    } else if (name === 'g') {
      this.#drawSymbol(values);
    } else if (name === 'e') {
      ends.pop()();
    } else {
      context.save();
      ends.push(() => context.restore());
      if (name === 'c') context.clip(new Path2D(values[0]));
      else if (name === 'o') this.#beginGroup(values[0], list, index, ends);
      else this.#move(name, values);
    }
  }

  #stroke(path, color, width, isRound) {
    const context = this.#context;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = isRound ? 'round' : 'butt';
    context.lineJoin = isRound ? 'round' : 'miter';
    context.stroke(path);
  }

  #drawSymbol([outline, color, x, y, scale]) {
    if (!this.#outlines.has(outline)) this.#outlines.set(outline, new Path2D(outline));
    const context = this.#context;
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    this.#stroke(this.#outlines.get(outline), color, 1.8, true);
    context.restore();
  }

  /**
   * Draws a text. It is stretched to the width that the stage has calculated, because the fonts of machines
   * differ.
   */
  #write([text, x, baseline, width, size, weight, color]) {
    const context = this.#context;
    const font = `${weight} ${size}px ${family}`;
    const key = `${font} ${text}`;
    context.font = font;
    if (this.#widths.size > 5000) this.#widths.clear();
    if (!this.#widths.has(key)) this.#widths.set(key, context.measureText(text).width);
    const natural = this.#widths.get(key);
    context.fillStyle = color;
    context.save();
    context.translate(x, baseline);
    if (natural > 0) context.scale(width / natural, 1);
    context.fillText(text, 0, 0);
    context.restore();
  }

  #move(name, values) {
    const context = this.#context;
    const [x, y] = values.slice(-2);
    context.translate(x, y);
    if (name === 'r') context.rotate((values[0] * Math.PI) / 180);
    else context.scale(values[0], values[1]);
    context.translate(-x, -y);
  }

  /**
   * Begins a group with an opacity. The group is first drawn off-screen, so its parts do not show through
   * each other.
   */
  #beginGroup(opacity, list, index, ends) {
    if (list[index + 2]?.[0] === 'e') {
      this.#context.globalAlpha *= opacity;
      return;
    }
    const outer = this.#context;
    const { width, height } = this.#canvas;
    const layer = (this.#layers[this.#depth] ??= new OffscreenCanvas(width, height));
    if (layer.width !== width || layer.height !== height) Object.assign(layer, { width, height });
    const inner = layer.getContext('2d');
    inner.setTransform(1, 0, 0, 1, 0, 0);
    inner.clearRect(0, 0, width, height);
    inner.setTransform(outer.getTransform());
    inner.save();
    this.#context = inner;
    this.#depth += 1;
    ends.pop();
    ends.push(() => {
      inner.restore();
      this.#depth -= 1;
      this.#context = outer;
      outer.globalAlpha *= opacity;
      outer.setTransform(1, 0, 0, 1, 0, 0);
      outer.drawImage(layer, 0, 0);
      outer.restore();
    });
  }
}
