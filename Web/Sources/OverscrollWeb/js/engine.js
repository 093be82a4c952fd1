/**
 * The engine in a page: numbers in, numbers out, no decision.
 *
 * Times are in seconds on any clock that does not run backwards, lengths in pt (CSS pixels). Names are those
 * of the Swift types; an edge is 'start' or 'end'. A name that the engine does not know is ignored by it.
 * ABI.md describes the interface below.
 *
 * @module
 */
import { Engine } from './engine-instance.js';
import { RecordedCalls } from './engine-record.js';

export { Engine };

/** The compiled engine, from which any number of engines are made. */
export class EngineModule {
  /**
   * The functions of the WebAssembly file.
   * @type {import('./engine-types.js').Exports}
   */
  exports;
  /** The same, which keep what they are told, too. */
  recorded;
  /** Whether a function has failed that never should: what it has left is not to be used. */
  isBroken = false;
  #codes = new Int32Array(0);
  #numbers = new Float64Array(0);

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.exports = /** @type {any} */ (instance.exports);
    this.recorded = new RecordedCalls(this.exports);
  }

  /** @returns {Engine} an engine with a pull at the start and nothing at the end */
  createEngine() {
    return new Engine(this);
  }

  /** What the engines hold of the memory, for leak tests. */
  get memory() {
    return {
      liveBytes: this.exports.overscroll_live_bytes() >>> 0,
      liveBlocks: this.exports.overscroll_live_blocks() >>> 0,
      totalBytes: this.exports.overscroll_total_bytes() >>> 0,
    };
  }

  /** The memory as 32-bit numbers. A view of memory that has grown since is empty, and is made anew. */
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
 * Makes a module of its own from the bytes of `engine.wasm`.
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
 * Has engines be made of these bytes of `lists.wasm` from now on, whatever address is asked for: nothing is fetched.
 * @param {BufferSource} bytes
 */
export function provideEngine(bytes) {
  provided = bytes;
}

/**
 * Loads `engine.wasm`, once for each address. A failure is not kept: the next call tries again.
 * @param {string | URL} url
 * @returns {Promise<EngineModule>}
 */
export function loadEngine(url = new URL('engine.wasm', import.meta.url)) {
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
 * Loads what views need: in a page that has a list, too, its `lists.wasm`, which has the views' engine in it.
 * @returns {Promise<EngineModule>}
 */
export function loadViews() {
  const lists = new URL('lists.wasm', import.meta.url);
  const hasLists = modules.has(String(lists)) || document.querySelector('overscroll-list') !== null;
  return hasLists ? loadEngine(lists).catch(() => loadEngine()) : loadEngine();
}

/**
 * Loads `trace.wasm`, once, which makes traces of what engines were told.
 * @returns {Promise<EngineModule>}
 */
export async function loadTraces() {
  const url = new URL('trace.wasm', import.meta.url);
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
