const markup = `
  <div class="buttons">
    <button type="button" class="primary" data-act="play">Play</button>
    <button type="button" data-act="before" aria-label="One event back">‹</button>
    <button type="button" data-act="after" aria-label="One event on">›</button>
    <p class="trace-time"><span data-part="elapsed"></span> of <span data-part="duration"></span> s</p>
  </div>
  <input type="range" id="trace-scrubber" min="0" step="1" aria-label="Event">
  <pre class="trace-event"><code></code></pre>`;

/** For how long it goes on in one frame at most towards where it was sent, in ms. */
const patience = 6;

/** Plays a trace, and goes to any of its events. The scrubber holds where it is, or where it is on its way to. */
export class Transport {
  #playback;
  #onChange;
  #onFail;
  #root;
  #scrubber;
  #play;
  #isPlaying = false;
  /** Where it is on its way to, while it is. */
  #target = null;
  #frame = 0;
  #last = 0;

  /**
   * @param {import('/overscroll/engine-playback.js').Playback} playback
   * @param {HTMLElement} root
   * @param {() => void} onChange draws what is shown now
   * @param {(error: Error) => void} onFail the engine could not go on
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

  /** Moves the keyboard's focus to the button that plays. */
  focus() {
    this.#play.focus({ preventScroll: true });
  }

  /** Stops all that moves. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#target = null;
    this.#setPlaying(false);
  }

  /** Says where it is. @param {import('/overscroll/engine-playback.js').Place} place */
  draw({ count, total, elapsed, duration }) {
    const { line, effects } = this.#playback.event();
    const text = [line || 'Nothing has happened yet.', ...effects.map((effect) => `→ ${effect}`)].join('\n');
    this.#write('[data-part=elapsed]', elapsed.toFixed(2));
    this.#write('[data-part=duration]', duration.toFixed(2));
    this.#write('code', text);
    // While it is on its way, the thumb stays where it was put.
    if (this.#target !== null) return;
    this.#scrubber.value = count;
    // It is read out whenever it changes, which is no use while the trace plays.
    if (this.#isPlaying) return;
    this.#scrubber.setAttribute('aria-valuetext', `${count} of ${total}, ${elapsed.toFixed(2)} s: ${line}`);
  }

  #write(selector, text) {
    const element = this.#root.querySelector(selector);
    if (element.textContent !== text) element.textContent = text;
  }

  #toggle() {
    // The frame that was asked for goes where it was sent, and says where it is.
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

  /** Goes where the scrubber says. */
  #seek() {
    this.#setPlaying(false);
    this.#target = this.#scrubber.valueAsNumber;
    this.#ask();
  }

  /** Goes towards the target until a time. @returns {boolean} whether it is there */
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
