/**
 * The player of a trace, which replaces the live demos: the phone draws the trace's state, and a panel beside
 * the phone has the controls.
 *
 * @module
 */
import { openTrace } from '../../overscroll/engine/playback.js';
import { EdgeCard } from '../edge-card.js';
import { Transport } from './transport.js';
import { TracePicture } from './trace-picture.js';

const stageMarkup = `
  <header class="bar"><h2></h2><p class="trace-sign">Trace</p></header>
  <div class="trace-room"></div>`;

const panelMarkup = `
  <article class="card">
    <h3><span class="trace-name"></span><small class="trace-count"></small></h3>
    <div class="transport"></div>
    <p class="trace-about"></p>
    <p class="trace-note"></p>
    <div class="buttons"><button type="button" id="trace-back">Back to the live demo</button></div>
  </article>
  <div class="edges">
    <article class="card edge" data-edge="start"></article>
    <article class="card edge" data-edge="end"></article>
  </div>
  <dl class="numbers">
    <div class="card"><dt>Offset</dt><dd><span data-part="offset">0</span><small>pt</small></dd></div>
    <div class="card"><dt>Velocity</dt><dd><span data-part="velocity">0</span><small>pt/s</small></dd></div>
    <div class="card"><dt>Viewport</dt><dd><span data-part="viewport">0</span><small>pt</small></dd></div>
    <div class="card"><dt>Content</dt><dd><span data-part="content">0</span><small>pt</small></dd></div>
  </dl>`;

const rowsNote = 'A trace does not contain the content: rows of 60 pt are drawn instead. The hatched area is outside the viewport.';
const itemsNote = 'A trace contains neither the items nor the axis: each item is drawn as its number, from top to'
  + ' bottom. The hatched area is outside the viewport.';

/**
 * Opens the trace in a file. The player is not visible until `show`.
 *
 * @param {File} file
 * @param {(hadFocus: boolean, error?: Error) => void} onClose receives whether the player had the keyboard's
 * focus, and the error, if any
 * @throws {Error} if the trace cannot be played
 */
export async function openPlayer(file, onClose) {
  return new TracePlayerView(await openTrace(file), file.name, onClose);
}

class TracePlayerView {
  #playback;
  #onClose;
  #page = document.querySelector('.page');
  #panels = document.querySelector('.page .panels');
  #stage = make('section', 'trace-stage', stageMarkup);
  #panel = make('section', 'trace-player', panelMarkup);
  #picture;
  #transport;
  #cards = {};
  #written = new Map();

  constructor(playback, name, onClose) {
    this.#playback = playback;
    this.#onClose = onClose;
    const find = (selector) => this.#panel.querySelector(selector);
    this.#stage.setAttribute('aria-label', 'Trace picture');
    this.#panel.setAttribute('aria-label', 'Trace');
    this.#stage.querySelector('h2').textContent = name.replace(/\.trace$/, '');
    find('.trace-name').textContent = name;
    find('.trace-about').textContent = [playback.about, playback.platform].filter(Boolean).join(' · ');
    this.#picture = new TracePicture(this.#stage.querySelector('.trace-room'));
    for (const edge of ['start', 'end']) {
      this.#cards[edge] = new EdgeCard(find(`.edge[data-edge=${edge}]`));
      find(`.edge[data-edge=${edge}]`).append(make('p', 'trace-obstacles', ''));
    }
    this.#transport = new Transport(playback, find('.transport'), () => this.#draw(), (error) => this.close(error));
    find('#trace-back').addEventListener('click', () => this.close());
  }

  /** Shows the player in place of the live demos. */
  show() {
    this.#page.classList.add('playing');
    this.#panels.inert = true;
    this.#panels.after(this.#stage);
    document.querySelector('.page .controls').after(this.#panel);
    this.#picture.observe(() => this.#draw());
    this.#draw();
    const { top, bottom } = this.#page.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) this.#page.scrollIntoView();
    this.#transport.focus();
  }

  /** Closes the player, and shows the live demos again. @param {Error} [error] the error of the player */
  close(error) {
    const hadFocus = this.#panel.contains(document.activeElement);
    this.#page.classList.remove('playing');
    this.#panels.inert = false;
    this.drop(error);
    this.#onClose(hadFocus, error);
  }

  /**
   * Removes the player without calling `onClose`, because another trace follows, or the player was never
   * visible.
   * @param {Error} [error]
   */
  drop(error) {
    this.#transport.stop();
    this.#picture.stop();
    this.#stage.remove();
    this.#panel.remove();
    // After an error the engine must not be called again.
    if (!error) this.#playback.close();
  }

  /** The current position and state of the trace, for tests. */
  get shown() {
    return { ...this.#playback.position(), presentation: this.#playback.present(), list: this.#playback.presentList() };
  }

  /** Draws the current state. If the engine fails, closes the player. */
  #draw() {
    try {
      const position = this.#playback.position();
      const presentation = this.#playback.present();
      this.#picture.draw(position, presentation, this.#playback);
      this.#transport.draw(position);
      for (const edge of ['start', 'end']) {
        this.#cards[edge].show(presentation[edge]);
        this.#say(`[data-edge=${edge}] .trace-obstacles`, `Obstacles: ${this.#playback.obstacles(edge)}`);
      }
      this.#say('.trace-count', `${position.count} of ${position.total} events`);
      this.#say('.trace-note', position.isList ? itemsNote : rowsNote);
      this.#say('[data-part=offset]', presentation.contentOffset.toFixed(1));
      this.#say('[data-part=velocity]', presentation.velocity.toFixed(0));
      this.#say('[data-part=viewport]', position.viewport.toFixed(0));
      this.#say('[data-part=content]', position.content.toFixed(0));
    } catch (error) {
      this.close(error);
    }
  }

  #say(selector, text) {
    if (this.#written.get(selector) === text) return;
    this.#written.set(selector, text);
    this.#panel.querySelector(selector).textContent = text;
  }
}

function make(name, className, markup) {
  const element = document.createElement(name);
  element.className = className;
  element.innerHTML = markup;
  return element;
}
