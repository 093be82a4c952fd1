/**
 * An engine with its events as methods and its presentation as an object.
 *
 * @module
 */
import { traceText } from './call-record.js';
import { EXCLUSIONS, KINDS, OBSERVED, PRESETS, RESULTS, STEPS } from './codes.js';
import { emptyPresentation, readEffect, readPresentation } from './records.js';

/** @typedef {import('./types.js').Edge} Edge */
/** @typedef {import('./types.js').Result} Result */
/** @typedef {import('./types.js').Effect} Effect */
/** @typedef {import('./types.js').DragStart} DragStart */
/** @typedef {import('./types.js').Presentation} Presentation */

/** @type {readonly Effect[]} */
const NONE = Object.freeze([]);

const edgeCode = (edge) => (edge === 'start' ? 0 : edge === 'end' ? 1 : -1);

/**
 * An engine. Each method with a time `t` sends an event, and returns the effects of the event. Without
 * effects it returns a shared frozen empty array.
 */
export class Engine {
  #module;
  #calls;
  #handle;
  #presentation = emptyPresentation();
  /** Whether `#presentation` has been read since the last event. */
  #isRead = false;

  /**
   * @param {import('./engine.js').EngineModule} module
   * @param {number} [handle] the handle of an engine that the module has just made
   */
  constructor(module, handle = module.exports.overscroll_create()) {
    this.#module = module;
    this.#calls = module.recorded.calls;
    this.#handle = handle;
    module.recorded.begin(handle, this.isList);
  }

  /** The number of the engine in the functions of the WebAssembly file; 0 after `destroy`. */
  get handle() {
    return this.#handle;
  }

  /** Destroys the engine. Later calls are ignored. */
  destroy() {
    this.#calls.overscroll_destroy(this.#handle);
    this.#module.recorded.end(this.#handle);
    this.#handle = 0;
  }

  /** Whether the engine belongs to a list. */
  get isList() {
    return false;
  }

  /**
   * The events so far as a trace, a text that can be replayed; empty without a recording.
   * @param {import('./engine.js').EngineModule} traces the module of `trace.wasm`
   * @param {string} platform a line about the platform
   */
  exportTrace(traces, platform) {
    const { recorded } = this.#module;
    const record = recorded.of(this.#handle);
    return record ? traceText(record, recorded, platform, traces) : '';
  }

  /**
   * The values to draw. The method always returns the same object, and updates it after an event.
   * @returns {Presentation}
   */
  present() {
    if (this.#isRead) return this.#presentation;
    this.#isRead = true;
    const at = this.#calls.overscroll_present(this.#handle) >>> 3;
    return at === 0 ? this.#presentation : readPresentation(this.#presentation, this.#module.numbers, at);
  }

  /** @param {number} t @param {number} viewport @param {number} content @param {number} revision */
  layout(t, viewport, content, revision) {
    return this.effects(this.#calls.overscroll_layout(this.#handle, t, viewport, content, revision));
  }

  /** @param {number} t @param {Edge} edge @param {number} extent */
  indicatorExtent(t, edge, extent) {
    return this.effects(
      this.#calls.overscroll_indicator_extent(this.#handle, t, edgeCode(edge), extent));
  }

  /**
   * @param {number} t
   * @param {Edge} edge
   * @param {string} preset
   * @param {[number, number][]} options codes and values of options that differ from the preset
   */
  configure(t, edge, preset, options) {
    const calls = this.#calls;
    const code = edgeCode(edge);
    calls.overscroll_preset(this.#handle, code, PRESETS.indexOf(preset), NaN, NaN, NaN);
    for (const [option, value] of options) calls.overscroll_option(this.#handle, code, option, value);
    return this.effects(calls.overscroll_configure(this.#handle, t, code));
  }

  /** @param {number} t @param {[number, number][]} options codes and values; omitted options stay unchanged */
  behave(t, options) {
    for (const [option, value] of options) this.#calls.overscroll_behavior(this.#handle, option, value);
    return this.effects(this.#calls.overscroll_behave(this.#handle, t));
  }

  /** @param {number} t @param {'drop' | 'queue' | 'cancel'} policy */
  exclude(t, policy) {
    return this.effects(this.#calls.overscroll_exclude(this.#handle, t, EXCLUSIONS.indexOf(policy)));
  }

  /** @param {number} t @param {DragStart} start */
  dragBegan(t, { pointer, kind = 'touch', main, cross = 0, isOnly = false, inner = 0, outer = 0 }) {
    return this.effects(
      this.#calls.overscroll_drag_began(
        this.#handle, t, pointer, KINDS.indexOf(kind), main, cross, isOnly ? 1 : 0,
        inner | (outer << 2)));
  }

  /** @param {number} t @param {number} pointer @param {number} main @param {number} cross */
  dragMoved(t, pointer, main, cross) {
    return this.effects(this.#calls.overscroll_drag_moved(this.#handle, t, pointer, main, cross));
  }

  /** @param {number} t @param {number} pointer */
  dragEnded(t, pointer) {
    return this.effects(this.#calls.overscroll_drag_ended(this.#handle, t, pointer));
  }

  /** @param {number} t @param {number | null} pointer null for all pointers */
  dragCancelled(t, pointer) {
    return this.effects(
      pointer === null
        ? this.#calls.overscroll_drag_cancelled_all(this.#handle, t)
        : this.#calls.overscroll_drag_cancelled(this.#handle, t, pointer));
  }

  /** @param {number} t @param {number} delta in pt, towards the end @param {boolean} isPrecise */
  wheel(t, delta, isPrecise) {
    return this.effects(this.#calls.overscroll_wheel(this.#handle, t, delta, isPrecise ? 1 : 0));
  }

  /**
   * Whether the enclosing scroller handles a wheel.
   * @param {number} delta in pt, towards the end
   * @param {number} ways the directions in which the enclosing scroller may scroll: 1 towards the start, 2
   * towards the end, 3 both
   * @param {number} elapsed the time in s since the last wheel that this view handled
   */
  leavesWheel(delta, ways, elapsed) {
    return this.#calls.overscroll_leaves_wheel(delta, ways, elapsed) !== 0;
  }

  /**
   * The scroll distance while the user holds a selection past an edge, for the delta of `wheel`.
   * @param {number} past the pointer's distance past the edge, in pt; negative at the start
   * @param {number} elapsed the time in s since the last step
   * @returns {number} in pt, towards the end
   */
  selectionScroll(past, elapsed) {
    return this.#calls.overscroll_selection_scroll(past, elapsed);
  }

  /**
   * @param {number} t
   * @param {'lineBackward' | 'lineForward' | 'pageBackward' | 'pageForward' | 'toStart' | 'toEnd'} step
   */
  step(t, step) {
    return this.effects(this.#calls.overscroll_step(this.#handle, t, STEPS.indexOf(step)));
  }

  /** @param {number} t @param {number} offset @param {boolean} animated */
  scrollTo(t, offset, animated) {
    return this.effects(this.#calls.overscroll_scroll_to(this.#handle, t, offset, animated ? 1 : 0));
  }

  /** @param {number} t */
  stop(t) {
    return this.effects(this.#calls.overscroll_stop(this.#handle, t));
  }

  /** @param {number} t */
  tick(t) {
    return this.effects(this.#calls.overscroll_tick(this.#handle, t));
  }

  /** @param {number} t @param {number} offset @param {'unknown'|'resting'|'tracking'|'decelerating'} phase */
  observed(t, offset, phase) {
    return this.effects(
      this.#calls.overscroll_observed(this.#handle, t, offset, OBSERVED.indexOf(phase)));
  }

  /** @param {number} t @param {Edge} edge */
  begin(t, edge) {
    return this.effects(this.#calls.overscroll_begin(this.#handle, t, edgeCode(edge)));
  }

  /** @param {number} t @param {number} token @param {Result} result */
  finish(t, token, result) {
    return this.effects(
      this.#calls.overscroll_finish(this.#handle, t, token, RESULTS.indexOf(result)));
  }

  /** @param {number} t @param {Edge} edge */
  cancel(t, edge) {
    return this.effects(this.#calls.overscroll_cancel(this.#handle, t, edgeCode(edge)));
  }

  /** @param {number} t @param {Edge} edge */
  tap(t, edge) {
    return this.effects(this.#calls.overscroll_tap(this.#handle, t, edgeCode(edge)));
  }

  /** Whether a tap on an edge's indicator starts its action. @param {Edge} edge */
  startsOnTap(edge) {
    return this.#calls.overscroll_starts_on_tap(this.#handle, edgeCode(edge)) !== 0;
  }

  /** @param {number} t @param {Edge} edge @param {boolean} on */
  enable(t, edge, on) {
    return this.effects(this.#calls.overscroll_enable(this.#handle, t, edgeCode(edge), on ? 1 : 0));
  }

  /** @param {number} t @param {Edge} edge @param {boolean} on */
  exhaust(t, edge, on) {
    return this.effects(this.#calls.overscroll_exhaust(this.#handle, t, edgeCode(edge), on ? 1 : 0));
  }

  /**
   * Reads the effects of the last event.
   * @param {number} count the number of effects, as the event returned it
   * @returns {readonly Effect[]}
   */
  effects(count) {
    this.#isRead = false;
    if (count === 0) return NONE;
    const { codes, numbers } = this.#module;
    const at = this.#calls.overscroll_effects(this.#handle) >>> 2;
    return Array.from({ length: count }, (_, index) => readEffect(codes, numbers, at + 4 * index));
  }
}
