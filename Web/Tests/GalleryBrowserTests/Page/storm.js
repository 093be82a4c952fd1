/**
 * Random events for an engine, some of them invalid.
 *
 * @module
 */

/** Returns a generator of random numbers from 0 up to 1, determined by a seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const unusual = [NaN, Infinity, -Infinity, -1, 0, 1e300];
const presets = ['standard', 'fraction', 'reach-then-hold', 'pinned-header', 'header-footer'];
const results = ['success', 'failure', 'cancelled', 'timedOut', 'noMoreContent'];
const steps = ['lineBackward', 'lineForward', 'pageBackward', 'pageForward', 'toStart', 'toEnd'];

/**
 * Sends `count` random events to one engine and reads its presentation after each event.
 *
 * @returns {Promise<{effects: number, liveBytes: number[], liveBlocks: number[]}>} the number of effects, and the
 *   engines' live memory after each twentieth of the events
 */
export async function storm(module, count, seed) {
  const random = randomNumbers(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const number = (least, most) => (random() < 0.002 ? pick(unusual) : least + random() * (most - least));
  const edge = () => pick(['start', 'end']);
  const pointer = () => Math.floor(random() * 3);
  const engine = module.createEngine();
  let time = 0;
  let token = 0;
  const moved = () => engine.dragMoved(time, pointer(), number(-200, 1200), number(170, 190));
  const events = [
    moved, moved, moved, moved, moved, moved, moved, moved,
    () => engine.tick(time), () => engine.tick(time), () => engine.tick(time), () => engine.tick(time),
    () => engine.dragBegan(time, { pointer: pointer(), main: number(0, 800), cross: 180, isOnly: random() < 0.8 }),
    () => engine.dragBegan(time, { pointer: pointer(), main: number(0, 800), cross: 180, isOnly: random() < 0.8 }),
    () => engine.dragEnded(time, pointer()), () => engine.dragEnded(time, pointer()),
    () => engine.dragCancelled(time, random() < 0.5 ? null : pointer()),
    () => engine.finish(time, Math.max(0, token - Math.floor(random() * 3)), pick(results)),
    () => engine.finish(time, token, pick(results)),
    () => engine.wheel(time, number(-400, 400), random() < 0.5),
    () => engine.step(time, pick(steps)),
    () => engine.scrollTo(time, number(-100, 3000), random() < 0.5),
    () => engine.layout(time, number(400, 800), number(0, 5000), Math.floor(random() * 9)),
    () => engine.configure(time, edge(), pick(presets), [[19, number(0, 2)], [18, number(0, 1)]]),
    () => engine.exclude(time, pick(['drop', 'queue', 'cancel'])),
    () => (random() < 0.5 ? engine.begin(time, edge()) : engine.cancel(time, edge())),
    () => engine.enable(time, edge(), random() < 0.9),
    () => engine.exhaust(time, edge(), random() < 0.1),
    () => engine.stop(time), () => engine.tap(time, edge()),
  ];
  engine.layout(0, 600, 2400, 1);
  const memory = [];
  let effects = 0;
  for (let done = 0; done < count; done += 1) {
    time += random() < 0.01 ? number(-1, 3) || 0 : random() * 0.02;
    for (const effect of pick(events)()) {
      effects += 1;
      if (effect.type === 'started') token = effect.token;
    }
    engine.present();
    if ((done + 1) % Math.floor(count / 20) !== 0) continue;
    memory.push(module.memory);
    await new Promise((then) => setTimeout(then));
  }
  engine.destroy();
  const list = (name) => memory.map((each) => each[name]);
  return { effects, liveBytes: list('liveBytes'), liveBlocks: list('liveBlocks') };
}
