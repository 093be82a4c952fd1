/**
 * Plays a trace, which is a recording of events as text: shows the state after any number of its events. The
 * code in `trace.wasm` makes all decisions.
 *
 * @module
 */
import { addressOf } from '../addresses.js';
import { instantiateEngine } from './engine.js';
import { emptyListPresentation, emptySlot, readList, readSlot, wholeNumbers } from './list-records.js';
import { emptyPresentation, readPresentation } from './records.js';

/**
 * A position in a trace.
 *
 * @typedef {object} Position
 * @property {number} count the number of events so far
 * @property {number} total the number of all events
 * @property {number} elapsed the time from the first event to the current event, in s
 * @property {number} duration the time from the first event to the last event, in s
 * @property {number} viewport in pt
 * @property {number} content in pt
 * @property {number} cross the viewport's extent across the axis in pt; 0 if unknown
 * @property {boolean} isList
 */

/**
 * An error of a text that cannot be played. The message begins with the number of the line, such as
 * `line 3:`.
 */
export class TraceMistake extends Error {
  name = 'TraceMistake';
}

/** A trace with a current position, which is before the first event when the trace is opened. */
export class Playback {
  /** The trace's line about its subject; may be missing. */
  about;
  /** The trace's line about the platform of the recording; may be missing. */
  platform;
  #module;
  #calls;
  #handle;
  #position = /** @type {Position} */ ({});
  #presentation = emptyPresentation();
  #list = emptyListPresentation();
  #slot = emptySlot();
  #slots = 0;

  /**
   * @param {import('./engine.js').EngineModule} module the module of `trace.wasm`
   * @param {Uint8Array} text
   * @throws {TraceMistake} if the text is empty or too long
   */
  constructor(module, text) {
    this.#module = module;
    this.#calls = module.exports;
    const most = this.#calls.overscroll_playback_limit();
    const room = text.length > most ? 0 : this.#calls.overscroll_trace_room(text.length);
    if (room) new Uint8Array(this.#calls.memory.buffer, room, text.length).set(text);
    this.#handle = this.#calls.overscroll_playback_open();
    if (this.#handle === 0) throw new TraceMistake(text.length === 0 ? 'The file is empty.' : tooLong(text.length, most));
  }

  /**
   * Reads a part of the text.
   * @returns {boolean} whether the whole text is read; if not, call the method again
   * @throws {TraceMistake} if the text is not a trace
   */
  read() {
    const result = this.#calls.overscroll_playback_read(this.#handle);
    const said = this.#text(this.#calls.overscroll_trace_length());
    if (result < 0) throw new TraceMistake(said);
    [this.about, this.platform] = said.split('\n');
    return result > 0;
  }

  /** Closes the trace. Do not use it afterwards. */
  close() {
    this.#calls.overscroll_playback_close(this.#handle);
  }

  /**
   * Seeks towards the position after a number of events, by some thousand events at most.
   * @param {number} count
   * @returns {boolean} whether the position is reached; if not, call the method again
   */
  seek(count) {
    return this.#calls.overscroll_playback_seek(this.#handle, count) !== 0;
  }

  /** Plays the events of a time. @param {number} seconds the time since the last call */
  advance(seconds) {
    this.#calls.overscroll_playback_advance(this.#handle, seconds);
  }

  /** The current position. The method always returns the same object, with new values. @returns {Position} */
  position() {
    const at = this.#calls.overscroll_playback_position(this.#handle) >>> 3;
    const position = this.#position;
    const numbers = this.#module.numbers;
    position.count = numbers[at];
    position.total = numbers[at + 1];
    position.elapsed = numbers[at + 2];
    position.duration = numbers[at + 3];
    position.viewport = numbers[at + 4];
    position.content = numbers[at + 5];
    position.cross = numbers[at + 6];
    position.isList = numbers[at + 7] !== 0;
    return position;
  }

  /** The engine's values to draw. The method always returns the same object, with new values. */
  present() {
    const at = this.#calls.overscroll_playback_present(this.#handle) >>> 3;
    return readPresentation(this.#presentation, this.#module.numbers, at);
  }

  /**
   * The list's values to draw, or null without a list. The method always returns the same object, with new
   * values. `slot` then reads the slots of these values.
   */
  presentList() {
    const at = this.#calls.overscroll_playback_list(this.#handle) >>> 3;
    this.#slots = at + wholeNumbers;
    return at === 0 ? null : readList(this.#list, this.#module.numbers, at);
  }

  /**
   * A slot, as it was at the last `presentList`. The method always returns the same object, with new values.
   * @param {number} number from 0 up to `slotCount`
   */
  slot(number) {
    return readSlot(this.#slot, this.#module.numbers, this.#slots, number);
  }

  /** The last played event as a line of the trace, and a line for each effect. */
  event() {
    const [line, ...effects] = this.#text(this.#calls.overscroll_playback_event(this.#handle)).split('\n');
    return { line, effects };
  }

  /**
   * Why the content or a finger does not start an edge's action at the current position, in plain words.
   * @param {'start' | 'end'} edge
   * @returns {string} the obstacles, or `none`
   */
  obstacles(edge) {
    return this.#text(this.#calls.overscroll_playback_obstacles(this.#handle, edge === 'start' ? 0 : 1));
  }

  #text(length) {
    const bytes = new Uint8Array(this.#calls.memory.buffer, this.#calls.overscroll_trace_bytes(), length);
    return new TextDecoder().decode(bytes);
  }
}

/** Loads another instance of `trace.wasm` for each trace, so that its memory is freed with the trace. */
async function loadPlayer() {
  const url = addressOf('trace.wasm');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return instantiateEngine(await response.arrayBuffer());
}

const megabytes = (bytes) => `${Math.round(bytes / 1e5) / 10} MB`;
const tooLong = (bytes, most) => `The file has ${megabytes(bytes)}, and at most ${megabytes(most)} can be played.`;

/**
 * Opens a trace. Its engine runs in a separate instance of WebAssembly, which is freed with the trace.
 *
 * @param {Blob} file
 * @returns {Promise<Playback>} the trace, before its first event
 * @throws {TraceMistake} if the text is not a trace, or too long
 */
export async function openTrace(file) {
  const module = await loadPlayer();
  const most = module.exports.overscroll_playback_limit();
  if (file.size > most) throw new TraceMistake(tooLong(file.size, most));
  try {
    const playback = new Playback(module, new Uint8Array(await file.arrayBuffer()));
    while (!playback.read()) await new Promise((then) => setTimeout(then));
    return playback;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new TraceMistake('There is not enough memory for it.');
    throw error;
  }
}
