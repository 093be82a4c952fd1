/**
 * Where a trace comes in: dropped anywhere on the page, or chosen with the button. What plays it is loaded then.
 *
 * @module
 */
import { loadReason, reason, say } from './trace-mistake.js';

/** Opens traces, and says what cannot be opened. */
export class TraceDoor {
  #input = document.querySelector('#trace-file');
  #theater;
  /** How often something was opened: what is opened later wins. */
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

  /** What plays a trace, if one is open. */
  get theater() {
    return this.#theater;
  }

  /** Opens a file in place of the live demos; where that cannot be, says why, and leaves all as it is. @param {File} file */
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

  /** Shows the live demos again: what is being opened does not come. */
  close() {
    this.#turn += 1;
    document.body.classList.remove('opening');
    this.#theater?.close();
  }

  /** What plays a trace has gone, maybe with the keyboard's focus, maybe since it could not go on. */
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
    // A pointer that leaves the window goes to nothing.
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

/** What could not be done: the file may be as it should be, and what plays it missing. */
function blamed(file, error) {
  const isOfFile = error.name === 'TraceMistake' || [DOMException, WebAssembly.RuntimeError].some((kind) => error instanceof kind);
  return isOfFile ? `“${file.name}” cannot be played.` : 'What plays a trace cannot be loaded.';
}
