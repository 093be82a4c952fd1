/**
 * Records a page's calls of an engine, to make a trace of them.
 *
 * @module
 */

/** The functions that only read from an engine. */
const READS = ['overscroll_selection_scroll', 'overscroll_leaves_wheel', 'overscroll_starts_on_tap', 'overscroll_list_offset'];

/** Whether new engines record their calls. */
export const recording = { isOn: true };

/** The calls of an engine: for each the code of its function, and its parameters. */
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
   * @param {number} code the function's
   * @param {number[]} parameters the engine's handle, which is not recorded, and the rest
   */
  put(code, parameters) {
    const numbers = this.#numbers;
    this.#isFull ||= numbers.length >= CallRecord.limit;
    if (this.#isFull) return;
    numbers.push(code);
    for (let place = 1; place < parameters.length; place += 1) numbers.push(parameters[place]);
  }

  /**
   * Repeats the calls for a new engine that records its trace.
   *
   * @param {import('./engine-types.js').Exports} calls of `trace.wasm`
   * @param {Recorded[]} functions
   * @returns {number} the engine's handle
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

// Not static fields, because esbuild turns all private fields of a class with static fields into maps.
/** The maximum of recorded numbers of an engine, each of 8 bytes. */
CallRecord.limit = 1 << 18;

/**
 * @typedef {{name: string, count: number}} Recorded a recorded function with the number of its recorded
 * parameters
 */

/** The functions of a WebAssembly file, with recording. */
export class RecordedCalls {
  /** The functions. @type {import('./engine-types.js').Exports} */
  calls;
  /** The recorded functions, in the order of their codes. @type {Recorded[]} */
  functions = [];
  /** @type {Map<number, CallRecord>} */
  #records = new Map();

  /** @param {import('./engine-types.js').Exports} exports */
  constructor(exports) {
    this.calls = /** @type {any} */ ({ ...exports });
    for (const [name, call] of Object.entries(exports)) {
      const tells = typeof call === 'function' && call.length > 1 && !READS.includes(name);
      if (tells && !/_(index|trace)_/.test(name)) this.calls[name] = this.#recorded(name, call);
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
 * An engine's calls as a trace that ends with its state.
 *
 * @param {CallRecord} record
 * @param {RecordedCalls} recorded the functions of the record
 * @param {string} platform
 * @param {import('./engine.js').EngineModule} module of `trace.wasm`
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
    // The instance may be damaged, so the next trace loads the module again.
    module.isBroken = true;
    throw error;
  }
}
