const markup = `
  <div class="buttons">
    <button type="button" class="primary" data-act="play">Play</button>
    <button type="button" data-act="before" aria-label="One event back">‹</button>
    <button type="button" data-act="after" aria-label="One event forward">›</button>
    <p class="trace-time"><span data-part="elapsed"></span> of <span data-part="duration"></span> s</p>
  </div>
  <input type="range" id="trace-scrubber" min="0" step="1" aria-label="Event">
  <pre class="trace-event"><code></code></pre>`;

/** The maximum time in ms for which a frame seeks. */
const patience = 6;

/**
 * The controls of a trace: they play it, and seek to any of its events. The slider ("scrubber") shows the
 * current event, or the target while it seeks.
 */
export class Transport {
  #playback;
  #onChange;
  #onFail;
  #root;
  #scrubber;
  #play;
  #isPlaying = false;
  /** The number of events to seek to; null if it does not seek. */
  #target = null;
  #frame = 0;
  #last = 0;

  /**
   * @param {import('/overscroll/engine/playback.js').Playback} playback
   * @param {HTMLElement} root
   * @param {() => void} onChange draws the current state
   * @param {(error: Error) => void} onFail called when the engine has failed
   */
  constructor(playback, root, onChange, onFail) {
    this.#playback = playback;
    this.#onChange = onChange;
    this.#onFail = onFail;
    this.#root = root;
    root.innerHTML = markup;
    this.#play = root.querySelector('[data-act=play]');
    this.#scrubber = root.querySelector('#trace-scrubber');
    this.#scrubber.max = playback.position().total;
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

  /** Shows a position in the controls. @param {import('/overscroll/engine/playback.js').Place} position */
  draw({ count, total, elapsed, duration }) {
    const { line, effects } = this.#playback.event();
    const text = [line || 'Nothing has happened yet.', ...effects.map((effect) => `→ ${effect}`)].join('\n');
    this.#write('[data-part=elapsed]', elapsed.toFixed(2));
    this.#write('[data-part=duration]', duration.toFixed(2));
    this.#write('code', text);
    // While the player seeks, the slider stays at the target.
    if (this.#target !== null) return;
    this.#scrubber.value = count;
    // During playback the text is not set, because screen readers would announce each change.
    if (this.#isPlaying) return;
    this.#scrubber.setAttribute('aria-valuetext', `${count} of ${total}, ${elapsed.toFixed(2)} s: ${line}`);
  }

  #write(selector, text) {
    const element = this.#root.querySelector(selector);
    if (element.textContent !== text) element.textContent = text;
  }

  #toggle() {
    // If this stops the playback, a frame is already requested. It completes a seek and draws the position.
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

  /** Seeks to the event that the user has selected with the slider. */
  #seek() {
    this.#setPlaying(false);
    this.#target = this.#scrubber.valueAsNumber;
    this.#ask();
  }

  /**
   * Seeks towards the target, but not longer than until `end`.
   * @returns {boolean} whether the target is reached
   */
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
    const { count, total } = this.#playback.position();
    if (count === total) this.#setPlaying(false);
    this.#onChange();
    if (this.#isPlaying) this.#ask();
  }
}
