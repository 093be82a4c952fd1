/**
 * Random walks of engines, decided by a seed: fingers, wheels, platform reports, layouts, settings, and
 * actions that start and end.
 *
 * `EngineWalk` in OverscrollFixtures makes the same calls natively.
 *
 * @module
 */

import { WalkDigest, WalkNumbers } from './walking.js';

/** The number of events of each engine. A walk continues with a new engine. */
const life = 10_000;
/** The number of events between two samples of the presentation. */
const look = 16;

/**
 * Runs a walk.
 *
 * @param {import('../Sources/OverscrollWeb/js/engine/engine.js').EngineModule} module
 * @param {number} seed
 * @param {number} steps
 * @returns {number[]} the 32-bit FNV-1a digest of all effects and of the presentation after every 16 events,
 *   taken after each 10,000 events
 */
export function walk(module, seed, steps) {
  const calls = module.exports;
  const numbers = new WalkNumbers(seed);
  const digest = new WalkDigest();
  let engine = 0;
  let time = 0;
  let lastToken = 0;

  const pause = () => (numbers.below(200) === 0 ? numbers.below(8) : numbers.below(2048) / 65536);
  const offset = () => (numbers.below(8000) - 2000) / 4;

  function addEffects(count) {
    digest.add(count);
    if (count === 0) return;
    const at = calls.overscroll_effects(engine) >>> 2;
    for (let record = at; record < at + 4 * count; record += 4) {
      for (let part = 0; part < 4; part += 1) digest.add(module.codes[record + part]);
      if (module.codes[record] === 0) lastToken = module.codes[record + 2] >>> 0;
    }
  }

  function addPresentation() {
    const at = calls.overscroll_present(engine) >>> 3;
    for (let number = at; number < at + 37; number += 1) digest.addDouble(module.numbers[number]);
  }

  function step() {
    switch (numbers.below(24)) {
      case 0:
        return calls.overscroll_drag_began(engine, time, numbers.below(2), 0, offset(), 0, numbers.below(2), 0);
      case 1:
        return calls.overscroll_drag_ended(engine, time, numbers.below(2));
      case 2:
        return calls.overscroll_wheel(engine, time, numbers.below(2000) - 1000, numbers.below(2));
      case 3:
        return calls.overscroll_layout(engine, time, 640, numbers.below(4000), numbers.below(9));
      case 4:
        return set();
      case 5:
        return calls.overscroll_scroll_to(engine, time, offset(), numbers.below(2));
      case 6:
        return calls.overscroll_step(engine, time, numbers.below(8));
      case 7:
        return calls.overscroll_begin(engine, time, numbers.below(2));
      case 8:
      case 9:
        return calls.overscroll_finish(engine, time, lastToken, numbers.below(5));
      case 10:
        return act();
      case 11:
      case 12:
      case 13:
        return calls.overscroll_tick(engine, time);
      case 14:
        return calls.overscroll_observed(engine, time, offset(), numbers.below(5));
      default:
        return calls.overscroll_drag_moved(engine, time, numbers.below(2), offset(), numbers.below(20));
    }
  }

  function set() {
    const edge = numbers.below(2);
    switch (numbers.below(5)) {
      case 0:
        calls.overscroll_preset(engine, edge, numbers.below(6), 0, 0, 0);
        return calls.overscroll_configure(engine, time, edge);
      case 1:
        calls.overscroll_option(engine, edge, numbers.below(26), numbers.below(120) / 2);
        return calls.overscroll_configure(engine, time, edge);
      case 2:
        calls.overscroll_behavior(engine, numbers.below(7), numbers.below(3));
        return calls.overscroll_behave(engine, time);
      case 3:
        return calls.overscroll_indicator_extent(engine, time, edge, numbers.below(200));
      default:
        return calls.overscroll_exclude(engine, time, numbers.below(3));
    }
  }

  function act() {
    const edge = numbers.below(2);
    switch (numbers.below(5)) {
      case 0:
        return calls.overscroll_cancel(engine, time, edge);
      case 1:
        return calls.overscroll_tap(engine, time, edge);
      case 2:
        return calls.overscroll_enable(engine, time, edge, numbers.below(4) === 0 ? 0 : 1);
      case 3:
        return calls.overscroll_exhaust(engine, time, edge, numbers.below(4) === 0 ? 1 : 0);
      default:
        return calls.overscroll_drag_cancelled_all(engine, time);
    }
  }

  const digests = [];
  for (let begun = 0; begun < steps; begun += life) {
    engine = calls.overscroll_create();
    time = 0;
    lastToken = 0;
    const events = Math.min(life, steps - begun);
    for (let index = 1; index <= events; index += 1) {
      time += pause();
      addEffects(step());
      if (index % look === 0) addPresentation();
    }
    calls.overscroll_destroy(engine);
    digests.push(digest.value);
  }
  return digests;
}
