/**
 * A random walk of a list, decided by a seed: edits, measurements, fingers, wheels, targets, layouts.
 *
 * `ListWalk` in OverscrollFixtures makes the same calls natively.
 *
 * @module
 */

import { wholeNumbers } from '../Sources/OverscrollWeb/js/engine/list-records.js';
import { WalkDigest, WalkNumbers } from './walking.js';

/**
 * Runs a walk.
 *
 * @param {import('../Sources/OverscrollWeb/js/engine/engine.js').EngineModule} module
 * @param {number} seed
 * @param {number} steps
 * @returns {number[]} the 32-bit FNV-1a digest of all presentations so far, taken after every 100 steps
 */
export function walk(module, seed, steps) {
  const calls = module.exports;
  const random = new WalkNumbers(seed);
  const list = calls.overscroll_list_create();
  const digests = [];
  const digest = new WalkDigest();
  let time = 0;

  const add = (word) => digest.add(word);
  const addDouble = (number) => digest.addDouble(number);
  // Read the memory after the call, because the call may grow the memory and detach earlier views.
  const whole = (index) => {
    const at = calls.overscroll_list_present(list) >>> 3;
    return module.numbers[at + index];
  };

  function measure() {
    for (let round = 0; round < 8; round += 1) {
      const count = calls.overscroll_list_take_changes(list);
      if (count === 0) return;
      const at = calls.overscroll_list_changes(list) >>> 2;
      const records = Array.from(module.codes.subarray(at, at + 4 * count));
      for (let index = 0; index < records.length; index += 4) {
        for (let part = 0; part < 4; part += 1) add(records[index + part] >>> 0);
        if (records[index] === 0)
          calls.overscroll_list_measure(list, records[index + 2], random.below(40000) / 192);
      }
      add(calls.overscroll_list_commit(list, time));
    }
  }

  function step() {
    const count = whole(4);
    switch (random.below(15)) {
      case 0:
        return calls.overscroll_list_insert(
          list, time, random.below(60), random.below(count + 1), random.below(4) === 0 ? 15 : random.below(3));
      case 1:
        return calls.overscroll_list_insert(list, time, random.below(5000), 0, 0);
      case 2:
        return calls.overscroll_list_remove(list, time, random.below(count + 1), random.below(40));
      case 3:
        return calls.overscroll_list_move(
          list, time, random.below(count), random.below(30), random.below(count + 1));
      case 4:
        return calls.overscroll_list_estimate(list, time, random.below(300), random.below(16));
      case 5:
        return calls.overscroll_list_lay_out(
          list, time, 200 + random.below(900), 200 + random.below(900), random.below(24) / 8);
      case 6: {
        const option = random.below(5);
        calls.overscroll_list_option(list, option, option % 2 === 0 ? 120 : 1 + random.below(5));
        calls.overscroll_list_option(list, 5, random.below(20));
        calls.overscroll_list_option(list, 16, random.below(2));
        return calls.overscroll_list_configure(list, time);
      }
      case 7:
        return calls.overscroll_list_scroll_to(
          list, time, random.below(count), random.below(4), random.below(50), random.below(2));
      case 8: {
        const began = calls.overscroll_drag_began(list, time, 1, 0, 500, 0, 1, 0);
        for (let move = 1; move < 5; move += 1) {
          time += 1 / 60;
          add(calls.overscroll_drag_moved(list, time, 1, 500 + move * (random.below(200) - 100), 0));
        }
        add(calls.overscroll_drag_ended(list, time, 1));
        return began;
      }
      case 9:
        return calls.overscroll_list_focus(list, time, random.below(count + 1) - 1);
      case 10:
        return calls.overscroll_wheel(list, time, random.below(4000) - 2000, random.below(2));
      case 11:
        return calls.overscroll_list_touch(list, time, random.below(count + 1) - 1);
      default:
        return calls.overscroll_tick(list, time);
    }
  }

  calls.overscroll_list_lay_out(list, time, 640, 360, 1.5);
  calls.overscroll_list_insert(list, time, 1000, 0, 0);
  for (let index = 1; index <= steps; index += 1) {
    time += 1 / 60;
    add(step());
    measure();
    const slots = whole(12);
    const at = calls.overscroll_list_present(list) >>> 3;
    for (const number of module.numbers.subarray(at, at + 9)) addDouble(number);
    for (let slot = 0; slot < slots; slot += 1) {
      const record = at + wholeNumbers + 6 * slot;
      const shown = module.numbers[record] < 0 ? 1 : 6;
      for (const number of module.numbers.subarray(record, record + shown)) addDouble(number);
    }
    if (index % 100 === 0) digests.push(digest.value);
  }
  calls.overscroll_destroy(list);
  return digests;
}
