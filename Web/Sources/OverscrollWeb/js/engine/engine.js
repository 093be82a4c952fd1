/**
 * Loads the engine in a page. Everything here only converts numbers; the engine makes all decisions.
 *
 * Times are in seconds of any monotonic clock, lengths in pt (CSS pixels). Names are the same as in Swift; an
 * edge is 'start' or 'end'. The engine ignores unknown names. ABI.md describes the functions of the
 * WebAssembly files.
 *
 * @module
 */
import { addressOf } from '../addresses.js';
import { RecordedCalls } from './call-record.js';
import { Engine } from './instance.js';

export { Engine };

/** A compiled WebAssembly file, which can make any number of engines. */
export class EngineModule {
  /**
   * The functions of the WebAssembly file.
   * @type {import('./types.js').Exports}
   */
  exports;
  /** The same functions, which also record their calls. */
  recorded;
  /** Whether a function has failed unexpectedly, so that the instance must not be used again. */
  isBroken = false;
  #codes = new Int32Array(0);
  #numbers = new Float64Array(0);

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.exports = /** @type {any} */ (instance.exports);
    this.recorded = new RecordedCalls(this.exports);
  }

  /** @returns {Engine} an engine with a pull at the start and a disabled end edge */
  createEngine() {
    return new Engine(this);
  }

  /** The memory that all engines use, for leak tests. */
  get memory() {
    return {
      liveBytes: this.exports.overscroll_live_bytes() >>> 0,
      liveBlocks: this.exports.overscroll_live_blocks() >>> 0,
      totalBytes: this.exports.overscroll_total_bytes() >>> 0,
    };
  }

  /** The memory as 32-bit numbers. When the memory grows, its views become empty, so a new view is made. */
  get codes() {
    if (this.#codes.length === 0) this.#codes = new Int32Array(this.exports.memory.buffer);
    return this.#codes;
  }

  /** The memory as 64-bit floating-point numbers. */
  get numbers() {
    if (this.#numbers.length === 0) this.#numbers = new Float64Array(this.exports.memory.buffer);
    return this.#numbers;
  }
}

/**
 * Makes a separate instance from the bytes of a WebAssembly file.
 * @param {BufferSource} bytes
 * @returns {Promise<EngineModule>}
 */
export async function instantiateEngine(bytes) {
  return new EngineModule((await WebAssembly.instantiate(bytes, {})).instance);
}

/** @type {Map<string, Promise<EngineModule>>} */
const modules = new Map();
/** @type {BufferSource | null} */
let provided = null;

/**
 * Sets the bytes of `lists.wasm` for all later engines, which then need no fetch, for any address.
 * @param {BufferSource} bytes
 */
export function provideEngine(bytes) {
  provided = bytes;
}

/**
 * Loads a WebAssembly file, by default `engine.wasm`, once for each address. After a failure, the next call
 * tries again.
 * @param {string | URL} url
 * @returns {Promise<EngineModule>}
 */
export function loadEngine(url = addressOf('engine.wasm')) {
  const bytes = provided;
  return bytes ? once('provided', () => instantiateEngine(bytes)) : once(String(url), () => fetchEngine(url));
}

/** @param {string} key @param {() => Promise<EngineModule>} load */
function once(key, load) {
  const module = modules.get(key) ?? load();
  if (!modules.has(key)) module.catch(() => modules.delete(key));
  modules.set(key, module);
  return module;
}

/**
 * Loads the engine for views: `engine.wasm`, or in a page with a list `lists.wasm`, which also runs views.
 * @returns {Promise<EngineModule>}
 */
export function loadViews() {
  const lists = addressOf('lists.wasm');
  const hasLists = modules.has(String(lists)) || document.querySelector('overscroll-list') !== null;
  return hasLists ? loadEngine(lists).catch(() => loadEngine()) : loadEngine();
}

/**
 * Loads `trace.wasm`, which writes recorded calls as traces, once for the page.
 * @returns {Promise<EngineModule>}
 */
export async function loadTraces() {
  const url = addressOf('trace.wasm');
  const load = () => once(String(url), () => fetchEngine(url));
  const traces = await load();
  if (!traces.isBroken) return traces;
  modules.delete(String(url));
  return load();
}

async function fetchEngine(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/wasm')) return instantiateEngine(await response.arrayBuffer());
  return new EngineModule((await WebAssembly.instantiateStreaming(response, {})).instance);
}
