/**
 * Opens a trace, a recording of an engine's events as text. Its file can be dropped anywhere on the page, or
 * chosen with a button. Only then the player of traces is loaded.
 *
 * @module
 */
import { loadReason, reason, say } from './trace-mistake.js';

/** Opens and closes traces, and shows errors. */
export class TraceOpener {
  #input = document.querySelector('#trace-file');
  #player;
  /** The number of attempts to open a trace. An attempt is dropped if a later attempt has begun. */
  #turn = 0;

  constructor() {
    document.querySelector('#open-trace').addEventListener('click', () => this.#input.click());
    this.#input.addEventListener('change', () => {
      const [file] = this.#input.files;
      if (file) this.open(file);
      // Without this, the same file could not be chosen again.
      this.#input.value = '';
    });
    this.#listen();
  }

  /** The player of the open trace, if there is one. */
  get player() {
    return this.#player;
  }

  /**
   * Opens a file in place of the live demos. If that fails, shows the reason and changes nothing.
   * @param {File} file
   */
  async open(file) {
    const turn = ++this.#turn;
    say('');
    document.body.classList.add('opening');
    try {
      const { openPlayer } = await import('/js/traces/player-view.js');
      const player = await openPlayer(file, (hadFocus, error) => this.#closed(file, hadFocus, error));
      if (turn !== this.#turn) return player.drop();
      this.#player?.drop();
      this.#player = player;
      player.show();
    } catch (error) {
      if (turn === this.#turn) say(`${blamed(file, error)} ${loadReason(error)}`);
    } finally {
      if (turn === this.#turn) document.body.classList.remove('opening');
    }
  }

  /** Shows the live demos again, and discards a trace that is being opened. */
  close() {
    this.#turn += 1;
    document.body.classList.remove('opening');
    this.#player?.close();
  }

  /**
   * Called when the player has closed: `hadFocus` is whether it had the keyboard's focus, and `error` the
   * reason, if any.
   */
  #closed(file, hadFocus, error) {
    this.#player = undefined;
    if (hadFocus) document.querySelector('#open-trace').focus({ preventScroll: true });
    if (error) say(`“${file.name}” cannot be played to its end. ${reason(error)}`);
    else this.close();
  }

  #listen() {
    const { classList } = document.body;
    const hasFile = (event) => event.dataTransfer?.types.includes('Files');
    addEventListener('dragover', (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      classList.add('dropping');
    });
    // If the pointer leaves the window, the event has no related target.
    addEventListener('dragleave', (event) => event.relatedTarget ?? classList.remove('dropping'));
    addEventListener('drop', (event) => {
      classList.remove('dropping');
      if (!hasFile(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) this.open(file);
    });
  }
}

/** Returns a sentence that names the cause of a failure: the file, or the player, which could not be loaded. */
function blamed(file, error) {
  const isOfFile = error.name === 'TraceMistake' || [DOMException, WebAssembly.RuntimeError].some((kind) => error instanceof kind);
  return isOfFile ? `“${file.name}” cannot be played.` : 'The trace player cannot be loaded.';
}
