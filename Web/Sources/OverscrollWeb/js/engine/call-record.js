/**
 * Records the calls that a page makes to an engine. `trace.wasm` can replay them, and write them as a trace.
 *
 * @module
 */

/** The functions that only read from an engine, so their calls are not recorded. */
const READS = ['overscroll_selection_scroll', 'overscroll_leaves_wheel', 'overscroll_starts_on_tap', 'overscroll_list_offset'];

/** Whether the calls of engines that are made from now on are recorded. */
export const recording = { isOn: true };

/** The recorded calls of an engine, as numbers: for each call the code of the function, and its parameters. */
export class CallRecord {
  #isList;
  #numbers = [];
  /** Whether calls are missing, because the limit was reached. */
  #isFull = false;

  /** @param {boolean} [isList] */
  constructor(isList = false) {
    this.#isList = isList;
  }

  /**
   * Records a call.
   * @param {number} code the code of the function
   * @param {number[]} parameters the parameters; the first one, the engine's handle, is not recorded
   */
  put(code, parameters) {
    const numbers = this.#numbers;
    this.#isFull ||= numbers.length >= CallRecord.limit;
    if (this.#isFull) return;
    numbers.push(code);
    for (let index = 1; index < parameters.length; index += 1) numbers.push(parameters[index]);
  }

  /**
   * Repeats the calls with a new engine, which records them as a trace.
   *
   * @param {import('./types.js').Exports} calls the functions of `trace.wasm`
   * @param {Recorded[]} functions the recorded functions, by their codes
   * @returns {number} the handle of the new engine
   */
  replay(calls, functions) {
    const handle = this.#isList ? calls.overscroll_list_create() : calls.overscroll_create();
    const numbers = this.#numbers;
    for (let at = 0, next; at < numbers.length; at = next) {
      const { name, count } = functions[numbers[at]];
      next = at + 1 + count;
      calls[name](handle, ...numbers.slice(at + 1, next));
    }
    if (this.#isFull) calls.overscroll_trace_end(handle);
    return handle;
  }
}

// The limit is not a static field, because esbuild turns all private fields of a class with static fields into maps.
/** The maximum count of recorded numbers of an engine; each number has 8 bytes. */
CallRecord.limit = 1 << 18;

/**
 * A function whose calls are recorded, and the number of its recorded parameters.
 *
 * @typedef {{name: string, count: number}} Recorded
 */

/** The functions of a WebAssembly file, which also record their calls. */
export class RecordedCalls {
  /** The functions to call. @type {import('./types.js').Exports} */
  calls;
  /** The functions whose calls are recorded, by their codes. @type {Recorded[]} */
  functions = [];
  /** @type {Map<number, CallRecord>} */
  #records = new Map();

  /** @param {import('./types.js').Exports} exports */
  constructor(exports) {
    this.calls = /** @type {any} */ ({ ...exports });
    for (const [name, call] of Object.entries(exports)) {
      const isRecorded = typeof call === 'function' && call.length > 1 && !READS.includes(name);
      if (isRecorded && !/_(index|trace)_/.test(name)) this.calls[name] = this.#recorded(name, call);
    }
  }

  /** Begins to record an engine's calls. @param {number} handle @param {boolean} isList */
  begin(handle, isList) {
    if (recording.isOn) this.#records.set(handle, new CallRecord(isList));
  }

  /** Removes the record of an engine. @param {number} handle */
  end(handle) {
    this.#records.delete(handle);
  }

  /** The record of an engine. @param {number} handle @returns {CallRecord | undefined} */
  of(handle) {
    return this.#records.get(handle);
  }

  #recorded(name, call) {
    const records = this.#records;
    const code = this.functions.push({ name, count: call.length - 1 }) - 1;
    return (...parameters) => {
      records.get(parameters[0])?.put(code, parameters);
      return call(...parameters);
    };
  }
}

/**
 * Writes an engine's recorded calls as a trace that ends with the engine's state.
 *
 * @param {CallRecord} record
 * @param {RecordedCalls} recorded the recorded functions
 * @param {string} platform the trace's line about the platform
 * @param {import('./engine.js').EngineModule} module the module of `trace.wasm`
 * @returns {string}
 */
export function traceText(record, recorded, platform, module) {
  const calls = module.exports;
  try {
    const handle = record.replay(calls, recorded.functions);
    const about = new TextEncoder().encode(platform);
    const room = calls.overscroll_trace_room(about.length);
    new Uint8Array(calls.memory.buffer, room, about.length).set(about);
    const length = calls.overscroll_trace_text(handle);
    const text = new TextDecoder().decode(new Uint8Array(calls.memory.buffer, calls.overscroll_trace_bytes(), length));
    calls.overscroll_destroy(handle);
    return text;
  } catch (error) {
    // After an error the instance may be damaged, so the next trace loads the module again.
    module.isBroken = true;
    throw error;
  }
}
