/**
 * The ways to open a trace: dropped anywhere on the page, or chosen with the button. The player is loaded then.
 *
 * @module
 */
import { loadReason, reason, say } from './trace-mistake.js';

/** Opens traces, and shows errors. */
export class TraceDoor {
  #input = document.querySelector('#trace-file');
  #theater;
  /** The number of attempts to open a trace; the last one wins. */
  #turn = 0;

  constructor() {
    document.querySelector('#open-trace').addEventListener('click', () => this.#input.click());
    this.#input.addEventListener('change', () => {
      const [file] = this.#input.files;
      if (file) this.open(file);
      // The same file may be chosen again.
      this.#input.value = '';
    });
    this.#listen();
  }

  /** The player of the open trace, if there is one. */
  get theater() {
    return this.#theater;
  }

  /**
   * Opens a file in place of the live demos. After an error it shows the reason and changes nothing. @param
   * {File} file
   */
  async open(file) {
    const turn = ++this.#turn;
    say('');
    document.body.classList.add('opening');
    try {
      const { raise } = await import('/js/traces/theater.js');
      const theater = await raise(file, (hadFocus, error) => this.#closed(file, hadFocus, error));
      if (turn !== this.#turn) return theater.drop();
      this.#theater?.drop();
      this.#theater = theater;
      theater.show();
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
    this.#theater?.close();
  }

  /** The player has closed, possibly with the keyboard's focus, possibly after an error. */
  #closed(file, hadFocus, error) {
    this.#theater = undefined;
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
    // A pointer that leaves the window has no related target.
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

/** The reason of a failure: the file, or a missing player. */
function blamed(file, error) {
  const isOfFile = error.name === 'TraceMistake' || [DOMException, WebAssembly.RuntimeError].some((kind) => error instanceof kind);
  return isOfFile ? `“${file.name}” cannot be played.` : 'The trace player cannot be loaded.';
}
