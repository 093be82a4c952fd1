/**
 * What a page has told an engine, in few bytes, so that a trace can be made of it.
 *
 * @module
 */

/** The functions that tell an engine nothing. */
const READS = ['overscroll_selection_scroll', 'overscroll_leaves_wheel', 'overscroll_list_offset'];
/** The functions that have no time. */
const TIMELESS = /_(preset|option|behavior|measure)$/;

/** Whether engines that are made from now on keep what they are told. */
export const recording = { isOn: true };

const timeWords = new DataView(new ArrayBuffer(8));

/**
 * The calls that told an engine something.
 *
 * A call takes a byte for its function, six for its time, and for each other number one, five or nine: for a small whole
 * number, one that 32 bits hold, and any other. A finger's move takes 18 as a rule.
 */
export class CallRecord {
  /** How many bytes of calls are kept of an engine at most; from a quarter of it on, they are made again elsewhere. */
  static limit = 1 << 21;
  /** For how long nothing has to be told until that is done, in ms. */
  static calm = 3000;
  #isList;
  #bytes = new DataView(new ArrayBuffer(256));
  #length = 0;
  #high = 0;
  /** Where calls have been made again, and the engine there. @type {import('./engine.js').EngineModule | null} */
  #traces = null;
  #twin = 0;
  /** Whether much room is taken: the calls are to be made again elsewhere. */
  isLong = false;
  /** Whether calls are missing, since there was no room. */
  isFull = false;
  /** Whether nothing is kept any more: the engine is gone, or what was kept is lost. */
  isOver = false;

  /** @param {boolean} [isList] */
  constructor(isList = false) {
    this.#isList = isList;
  }

  /** How many bytes the calls take that have not been made again. */
  get length() {
    return this.#length;
  }

  /** @param {number} code the function's @param {boolean} isTimed @param {ArrayLike<number>} numbers @param {number} count */
  put(code, isTimed, numbers, count) {
    if (this.isOver || !this.#hasRoom()) return;
    let first = 0;
    if (isTimed) {
      timeWords.setFloat64(0, numbers[0]);
      const high = timeWords.getInt32(0);
      const change = high - this.#high;
      const isNear = change === (change << 16) >> 16;
      this.#byte(isNear ? code : code | 128);
      if (isNear) this.#bytes.setInt16(this.#length, change);
      else this.#bytes.setInt32(this.#length, high);
      this.#length += isNear ? 2 : 4;
      this.#bytes.setInt32(this.#length, timeWords.getInt32(4));
      this.#length += 4;
      this.#high = high;
      first = 1;
    } else {
      this.#byte(code);
    }
    for (let place = first; place < count; place++) this.#number(numbers[place]);
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
      this.#replay(functions, (name, numbers) => calls[name](this.#twin, ...numbers));
      if (this.isFull) calls.overscroll_trace_end(this.#twin);
      calls.overscroll_trace_shorten(this.#twin, CallRecord.limit / 2);
    } catch (error) {
      // Some calls have been made and others not, and what ran may be damaged.
      traces.isBroken = true;
      this.isOver = true;
      throw error;
    }
    this.#bytes = new DataView(new ArrayBuffer(256));
    this.#length = this.#high = 0;
    return this.#twin;
  }

  /** Forgets all of it. */
  end() {
    this.isOver = true;
    if (this.#traces?.isBroken === false) this.#traces.exports.overscroll_destroy(this.#twin);
  }

  #replay(functions, body) {
    const bytes = this.#bytes;
    let at = 0;
    let high = 0;
    const number = () => {
      const code = bytes.getUint8(at++);
      if (code < 254) return code;
      at += code === 254 ? 4 : 8;
      return code === 254 ? bytes.getFloat32(at - 4) : bytes.getFloat64(at - 8);
    };
    while (at < this.#length) {
      const code = bytes.getUint8(at++);
      const { name, isTimed, count } = functions[code & 127];
      const numbers = [];
      if (isTimed) {
        const isNear = code < 128;
        high = isNear ? high + bytes.getInt16(at) : bytes.getInt32(at);
        timeWords.setInt32(0, high);
        at += isNear ? 6 : 8;
        timeWords.setInt32(4, bytes.getInt32(at - 4));
        numbers.push(timeWords.getFloat64(0));
      }
      while (numbers.length < count) numbers.push(number());
      body(name, numbers);
    }
  }

  #hasRoom() {
    const size = this.#bytes.byteLength;
    if (this.#length + 80 <= size) return true;
    this.isFull ||= size >= CallRecord.limit;
    if (this.isFull) return false;
    this.isLong = size * 4 >= CallRecord.limit;
    const larger = new Uint8Array(size * 2);
    larger.set(new Uint8Array(this.#bytes.buffer));
    this.#bytes = new DataView(larger.buffer);
    return true;
  }

  #byte(value) {
    this.#bytes.setUint8(this.#length++, value);
  }

  #number(value) {
    if (value >= 0 && value < 254 && Number.isInteger(value) && !Object.is(value, -0)) return this.#byte(value);
    const isShort = Object.is(Math.fround(value), value);
    this.#byte(isShort ? 254 : 255);
    if (isShort) this.#bytes.setFloat32(this.#length, value);
    else this.#bytes.setFloat64(this.#length, value);
    this.#length += isShort ? 4 : 8;
  }
}

/** @typedef {{name: string, isTimed: boolean, count: number}} Recorded a function that is kept */

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
    record.isLong = false;
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
    const isTimed = !TIMELESS.test(name);
    const count = call.length - 1;
    const code = this.functions.push({ name, isTimed, count }) - 1;
    const numbers = new Float64Array(count);
    // As many parameters as any function has: no array is made for them.
    return (handle, a, b, c, d, e, f, g) => {
      const record = records.get(handle);
      if (record) {
        numbers[0] = a;
        if (count > 1) numbers[1] = b;
        if (count > 2) numbers[2] = c;
        if (count > 3) numbers[3] = d;
        if (count > 4) numbers[4] = e;
        if (count > 5) numbers[5] = f;
        if (count > 6) numbers[6] = g;
        record.put(code, isTimed, numbers, count);
        if (record.isLong) this.#settle(record);
      }
      return call(handle, a, b, c, d, e, f, g);
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
