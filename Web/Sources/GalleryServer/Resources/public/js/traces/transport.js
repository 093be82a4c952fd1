const markup = `
  <div class="buttons">
    <button type="button" class="primary" data-act="play">Play</button>
    <button type="button" data-act="before" aria-label="One event back">‹</button>
    <button type="button" data-act="after" aria-label="One event forward">›</button>
    <p class="trace-time"><span data-part="elapsed"></span> of <span data-part="duration"></span> s</p>
  </div>
  <input type="range" id="trace-scrubber" min="0" step="1" aria-label="Event">
  <pre class="trace-event"><code></code></pre>`;

/** The maximum seeking time in a frame, in ms. */
const patience = 6;

/**
 * Plays a trace, and seeks to any of its events. The scrubber is at the current event, or at the target of a
 * seek.
 */
export class Transport {
  #playback;
  #onChange;
  #onFail;
  #root;
  #scrubber;
  #play;
  #isPlaying = false;
  /** The target of a seek in progress. */
  #target = null;
  #frame = 0;
  #last = 0;

  /**
   * @param {import('/overscroll/engine-playback.js').Playback} playback
   * @param {HTMLElement} root
   * @param {() => void} onChange draws the current state
   * @param {(error: Error) => void} onFail the engine failed
   */
  constructor(playback, root, onChange, onFail) {
    this.#playback = playback;
    this.#onChange = onChange;
    this.#onFail = onFail;
    this.#root = root;
    root.innerHTML = markup;
    this.#play = root.querySelector('[data-act=play]');
    this.#scrubber = root.querySelector('#trace-scrubber');
    this.#scrubber.max = playback.place().total;
    this.#scrubber.addEventListener('input', () => this.#seek());
    this.#play.addEventListener('click', () => this.#toggle());
    for (const [act, step] of [['before', -1], ['after', 1]]) {
      root.querySelector(`[data-act=${act}]`).addEventListener('click', () => {
        this.#scrubber.stepUp(step);
        this.#seek();
      });
    }
  }

  /** Focuses the play button. */
  focus() {
    this.#play.focus({ preventScroll: true });
  }

  /** Stops playing and seeking. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#target = null;
    this.#setPlaying(false);
  }

  /** Draws the position. @param {import('/overscroll/engine-playback.js').Place} place */
  draw({ count, total, elapsed, duration }) {
    const { line, effects } = this.#playback.event();
    const text = [line || 'Nothing has happened yet.', ...effects.map((effect) => `→ ${effect}`)].join('\n');
    this.#write('[data-part=elapsed]', elapsed.toFixed(2));
    this.#write('[data-part=duration]', duration.toFixed(2));
    this.#write('code', text);
    // During a seek the thumb keeps its position.
    if (this.#target !== null) return;
    this.#scrubber.value = count;
    // Screen readers announce each change, which would be too much during playback.
    if (this.#isPlaying) return;
    this.#scrubber.setAttribute('aria-valuetext', `${count} of ${total}, ${elapsed.toFixed(2)} s: ${line}`);
  }

  #write(selector, text) {
    const element = this.#root.querySelector(selector);
    if (element.textContent !== text) element.textContent = text;
  }

  #toggle() {
    // The requested frame completes a seek and draws the position.
    if (this.#isPlaying) return this.#setPlaying(false);
    if (this.#scrubber.value === this.#scrubber.max) this.#target = this.#scrubber.value = 0;
    this.#setPlaying(true);
    this.#last = performance.now();
    this.#ask();
  }

  #setPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.#play.textContent = isPlaying ? 'Pause' : 'Play';
  }

  /** Seeks to the scrubber's event. */
  #seek() {
    this.#setPlaying(false);
    this.#target = this.#scrubber.valueAsNumber;
    this.#ask();
  }

  /** Seeks towards the target until a time. @returns {boolean} whether the target is reached */
  #arrives(end) {
    while (!this.#playback.seek(this.#target)) {
      if (performance.now() > end) return false;
    }
    return true;
  }

  #ask() {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      try {
        this.#go(now);
      } catch (error) {
        this.#onFail(error);
      }
    });
  }

  #go(now) {
    if (this.#target !== null) {
      if (!this.#arrives(performance.now() + patience)) return this.#ask();
      this.#target = null;
      this.#last = now;
    } else if (this.#isPlaying) {
      this.#playback.advance((now - this.#last) / 1000);
      this.#last = now;
    }
    const { count, total } = this.#playback.place();
    if (count === total) this.#setPlaying(false);
    this.#onChange();
    if (this.#isPlaying) this.#ask();
  }
}
