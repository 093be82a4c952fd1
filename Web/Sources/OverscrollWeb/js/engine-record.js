/**
 * What a page has told an engine, so that a trace can be made of it.
 *
 * @module
 */

/** The functions that tell an engine nothing. */
const READS = ['overscroll_selection_scroll', 'overscroll_leaves_wheel', 'overscroll_starts_on_tap', 'overscroll_list_offset'];

/** Whether engines that are made from now on keep what they are told. */
export const recording = { isOn: true };

/** The calls that told an engine something: of each the number of its function, and its parameters. */
export class CallRecord {
  #isList;
  #numbers = [];
  /** How many numbers are much. */
  #much = CallRecord.limit / 4;
  /** Where calls have been made again, and the engine there. @type {import('./engine.js').EngineModule | null} */
  #traces = null;
  #twin = 0;
  /** Whether calls are missing, since there was no room. */
  #isFull = false;
  /** Whether nothing is kept any more: the engine is gone, or what was kept is lost. */
  isOver = false;

  /** @param {boolean} [isList] */
  constructor(isList = false) {
    this.#isList = isList;
  }

  /** How many numbers there are of calls that have not been made again. */
  get length() {
    return this.#numbers.length;
  }

  /**
   * Keeps a call.
   * @param {number} code the function's
   * @param {number[]} parameters the engine's handle, which is not kept, and all others
   * @returns {boolean} whether there is twice as much as when this was last true: the calls are to be made again elsewhere
   */
  put(code, parameters) {
    const numbers = this.#numbers;
    this.#isFull ||= numbers.length >= CallRecord.limit;
    if (this.isOver || this.#isFull) return false;
    numbers.push(code);
    for (let place = 1; place < parameters.length; place += 1) numbers.push(parameters[place]);
    if (numbers.length < this.#much) return false;
    this.#much *= 2;
    return true;
  }

  /**
   * Makes the calls again, for a twin of the engine that keeps what happens to it: they are not kept here any more.
   *
   * @param {import('./engine.js').EngineModule} traces of `trace.wasm`: the same each time
   * @param {Recorded[]} functions
   * @returns {number} the twin
   */
  settle(traces, functions) {
    const calls = traces.exports;
    if (this.#traces && this.#traces !== traces) {
      this.isOver = true;
      throw new Error('What kept the trace has failed.');
    }
    try {
      if (!this.#traces) this.#twin = this.#isList ? calls.overscroll_list_create() : calls.overscroll_create();
      this.#traces = traces;
      const numbers = this.#numbers;
      for (let at = 0, next; at < numbers.length; at = next) {
        const { name, count } = functions[numbers[at]];
        next = at + 1 + count;
        calls[name](this.#twin, ...numbers.slice(at + 1, next));
      }
      if (this.#isFull) calls.overscroll_trace_end(this.#twin);
      calls.overscroll_trace_shorten(this.#twin, CallRecord.limit * 4);
    } catch (error) {
      // Some calls have been made and others not, and what ran may be damaged.
      traces.isBroken = true;
      this.isOver = true;
      throw error;
    }
    this.#numbers = [];
    this.#much = CallRecord.limit / 4;
    return this.#twin;
  }

  /** Forgets all of it. */
  end() {
    this.isOver = true;
    if (this.#traces?.isBroken === false) this.#traces.exports.overscroll_destroy(this.#twin);
  }
}

// Not static fields: for those esbuild turns all private fields of a class into maps.
/** How many numbers, each of 8 bytes, are kept of an engine at most; from a quarter of it on, calls are made again elsewhere. */
CallRecord.limit = 1 << 18;
/** For how long nothing has to be told until that is done, in ms. */
CallRecord.calm = 3000;

/** @typedef {{name: string, count: number}} Recorded a function that is kept, and how many parameters are */

/** The functions of a WebAssembly file, which keep what they are told, too. */
export class RecordedCalls {
  /** The functions. @type {import('./engine-types.js').Exports} */
  calls;
  /** The functions that are kept, in the order of their codes. @type {Recorded[]} */
  functions = [];
  /** @type {Map<number, CallRecord>} */
  #records = new Map();
  #loadTraces;

  /**
   * @param {import('./engine-types.js').Exports} exports
   * @param {() => Promise<import('./engine.js').EngineModule>} load loads `trace.wasm`
   */
  constructor(exports, load) {
    this.#loadTraces = load;
    this.calls = /** @type {any} */ ({ ...exports });
    for (const [name, call] of Object.entries(exports)) {
      const tells = typeof call === 'function' && call.length > 1 && !READS.includes(name);
      if (tells && !/_(index|trace)_/.test(name)) this.calls[name] = this.#recorded(name, call);
    }
  }

  /** Begins to keep what an engine is told. @param {number} handle @param {boolean} isList */
  begin(handle, isList) {
    if (recording.isOn) this.#records.set(handle, new CallRecord(isList));
  }

  /** Forgets what an engine was told. @param {number} handle */
  end(handle) {
    this.#records.get(handle)?.end();
    this.#records.delete(handle);
  }

  /** What an engine was told. @param {number} handle @returns {CallRecord | undefined} */
  of(handle) {
    return this.#records.get(handle);
  }

  /** Makes the calls again elsewhere, once nothing has been told for a while. @param {CallRecord} record */
  async #settle(record) {
    try {
      const traces = await this.#loadTraces();
      for (let length = -1; length !== record.length; ) {
        length = record.length;
        await new Promise((then) => setTimeout(then, CallRecord.calm));
      }
      if (!record.isOver) record.settle(traces, this.functions);
    } catch {
      // Without `trace.wasm` it is tried again when there is twice as much; then the recording ends.
    }
  }

  #recorded(name, call) {
    const records = this.#records;
    const code = this.functions.push({ name, count: call.length - 1 }) - 1;
    return (...parameters) => {
      const record = records.get(parameters[0]);
      if (record?.put(code, parameters)) this.#settle(record);
      return call(...parameters);
    };
  }
}

/**
 * What has happened to an engine, as a trace that ends with what it shows.
 *
 * @param {CallRecord} record
 * @param {RecordedCalls} recorded where it was kept
 * @param {string} platform
 * @param {import('./engine.js').EngineModule} module of `trace.wasm`
 * @returns {string}
 */
export function traceText(record, recorded, platform, module) {
  if (record.isOver) return '';
  const calls = module.exports;
  const twin = record.settle(module, recorded.functions);
  const about = new TextEncoder().encode(platform);
  const room = calls.overscroll_trace_room(about.length);
  new Uint8Array(calls.memory.buffer, room, about.length).set(about);
  const length = calls.overscroll_trace_text(twin);
  return new TextDecoder().decode(new Uint8Array(calls.memory.buffer, calls.overscroll_trace_bytes(), length));
}
