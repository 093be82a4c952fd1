/**
 * What a page has told an engine, in few bytes, so that a trace can be made of it.
 *
 * @module
 */

/** The functions that tell an engine nothing. */
const READS = ['overscroll_selection_scroll', 'overscroll_list_offset'];
/** The functions that have no time. */
const TIMELESS = /_(preset|option|behavior|measure)$/;

/** Whether engines that are made from now on keep what they are told. */
export const recording = { isOn: true };

const words = new DataView(new ArrayBuffer(8));

/**
 * The calls that told an engine something.
 *
 * A call takes a byte for its function, six for its time, and for each other number one, five or nine: for a small whole
 * number, one that 32 bits hold, and any other. A finger's move takes 18 as a rule.
 */
export class CallRecord {
  /** How many bytes are kept of an engine at most: half an hour of content that moves all the time. */
  static limit = 1 << 21;
  #bytes = new DataView(new ArrayBuffer(256));
  #length = 0;
  #high = 0;
  /** Whether calls are missing, since there was no room. */
  isFull = false;

  /** @param {number} code the function's @param {boolean} isTimed @param {ArrayLike<number>} numbers @param {number} count */
  put(code, isTimed, numbers, count) {
    if (!this.#hasRoom()) return;
    let first = 0;
    if (isTimed) {
      words.setFloat64(0, numbers[0]);
      const high = words.getInt32(0);
      const change = high - this.#high;
      const isNear = change === (change << 16) >> 16;
      this.#byte(isNear ? code : code | 128);
      if (isNear) this.#bytes.setInt16(this.#length, change);
      else this.#bytes.setInt32(this.#length, high);
      this.#length += isNear ? 2 : 4;
      this.#bytes.setInt32(this.#length, words.getInt32(4));
      this.#length += 4;
      this.#high = high;
      first = 1;
    } else {
      this.#byte(code);
    }
    for (let place = first; place < count; place++) this.#number(numbers[place]);
  }

  /**
   * Makes the calls again.
   * @param {{name: string, isTimed: boolean, count: number}[]} functions
   * @param {(name: string, numbers: number[]) => void} body is given each call's function, and its numbers but the handle
   */
  replay(functions, body) {
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
        words.setInt32(0, high);
        at += isNear ? 6 : 8;
        words.setInt32(4, bytes.getInt32(at - 4));
        numbers.push(words.getFloat64(0));
      }
      while (numbers.length < count) numbers.push(number());
      body(name, numbers);
    }
  }

  #hasRoom() {
    const size = this.#bytes.byteLength;
    if (this.#length + 80 <= size) return true;
    this.isFull = size >= CallRecord.limit;
    if (this.isFull) return false;
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

/** The functions of a WebAssembly file, which keep what they are told, too. */
export class RecordedCalls {
  /** The functions. @type {import('./engine-types.js').Exports} */
  calls;
  /** The functions that are kept, in the order of their codes. @type {{name: string, isTimed: boolean, count: number}[]} */
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

  /** Begins to keep what an engine is told. @param {number} handle */
  begin(handle) {
    if (recording.isOn) this.#records.set(handle, new CallRecord());
  }

  /** Forgets what an engine was told. @param {number} handle */
  end(handle) {
    this.#records.delete(handle);
  }

  /** What an engine was told. @param {number} handle @returns {CallRecord | undefined} */
  of(handle) {
    return this.#records.get(handle);
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
 * @param {boolean} isList
 * @param {string} platform
 * @param {import('./engine.js').EngineModule} module of `trace.wasm`
 * @returns {string}
 */
export function traceText(record, recorded, isList, platform, module) {
  const calls = module.exports;
  const handle = isList ? calls.overscroll_list_create() : calls.overscroll_create();
  record.replay(recorded.functions, (name, numbers) => calls[name](handle, ...numbers));
  if (record.isFull) calls.overscroll_trace_end(handle);
  const about = new TextEncoder().encode(platform);
  const room = calls.overscroll_trace_room(about.length);
  new Uint8Array(calls.memory.buffer, room, about.length).set(about);
  const length = calls.overscroll_trace_text(handle);
  calls.overscroll_destroy(handle);
  return new TextDecoder().decode(new Uint8Array(calls.memory.buffer, calls.overscroll_trace_bytes(), length));
}
