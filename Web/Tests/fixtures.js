/**
 * Replays fixtures, the event timelines in Tests/Fixtures, in WebAssembly. OverscrollFixtures does so natively.
 *
 * @module
 */

const UNUSUAL = { NaN, Infinity, '-Infinity': -Infinity };

/** Converts a value of a fixture, including the three numbers that JSON lacks. */
function revive(value) {
  if (typeof value === 'string') return Object.hasOwn(UNUSUAL, value) ? UNUSUAL[value] : value;
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(revive);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, revive(member)]));
}

const words = new DataView(new ArrayBuffer(8));
function digits(number) {
  words.setFloat64(0, number);
  return words.getBigUint64(0).toString(16).padStart(16, '0');
}

const ROOMS = ['none', 'towardStart', 'towardEnd', 'both'];
/** Returns the start of a drag. `inner` and `outer`, directions with room to scroll, become codes. */
const withRooms = ({ inner = 'none', outer = 'none', ...start }) =>
  ({ ...start, inner: ROOMS.indexOf(inner), outer: ROOMS.indexOf(outer) });

const PRESETS = ['standard', 'fraction', 'reach-then-hold', 'pinned-header', 'header-footer'];
const POLICIES = ['release', 'reach', 'return', 'tap', 'manual'];

// Encoders of options. Each returns a function that converts a value to the option's code and number.
const asValue = (code) => (value) => [code, Number(value)];
const asName = (code, ...names) => (value) => [code, names.indexOf(value)];
const asDistance = (points) => (value) => {
  if (value === 'indicatorExtent') return [points + 2, 0];
  return typeof value === 'object' ? [points + 1, value.fraction] : [points, value];
};
const EDGE_OPTIONS = {
  policy: (value) => (typeof value === 'object' ? [1, value.approach] : [0, POLICIES.indexOf(value)]),
  threshold: asDistance(2),
  secondThreshold: (value) => (value === null ? [8, 0] : asDistance(5)(value)),
  gap: asDistance(9),
  opensGapOnReturn: asValue(12),
  rearm: (value) =>
    value === 'returned' ? [14, 0] : 'within' in value ? [15, value.within] : [13, value.lifted],
  pullsFromInside: asValue(16),
  minimumDuration: asValue(17),
  resultDuration: asValue(18),
  timeout: (value) => [19, value ?? 0],
  keepsFailure: asValue(20),
  hasSuccessHaptic: asValue(21),
  placement: asName(22, 'above', 'behind', 'pinned', 'in-front'),
  extent: asValue(23),
  fadeIn: asValue(24),
  unavailableOpacity: asValue(25),
};
const BEHAVIOR_OPTIONS = {
  source: asName(0, 'driven', 'observed'),
  deceleration: asName(1, 'normal', 'fast'),
  spacing: (value) => [2, value ?? 0],
  origin: (value) => [3, value ?? 0],
  bounces: asValue(4),
  dragsWithMouse: asValue(5),
  reducesMotion: asValue(6),
};

/** Returns the codes and the numbers of the options that a table contains. */
const encoded = (options, table) =>
  Object.entries(options).flatMap(([key, value]) => (Object.hasOwn(table, key) ? [table[key](value)] : []));

/** Functions for two events. The engine's class has methods for them, but only with the options of elements. */
const SET_UP = {
  configure({ exports: calls }, engine, time, edge, { indicator, ...options }) {
    const code = ['start', 'end'].indexOf(edge);
    const first = options.fraction ?? options.threshold ?? options.refreshAt ?? NaN;
    if (options.preset !== undefined) {
      const others = [options.headerHeight ?? NaN, options.resetPoint ?? NaN];
      calls.overscroll_preset(engine.handle, code, PRESETS.indexOf(options.preset), first, ...others);
    }
    for (const option of encoded({ ...options, ...indicator }, EDGE_OPTIONS))
      calls.overscroll_option(engine.handle, code, ...option);
    return engine.effects(calls.overscroll_configure(engine.handle, time, code));
  },
  behave(_, engine, time, { snapping, ...options }) {
    const targets = snapping === undefined ? {} : { spacing: snapping?.spacing, origin: snapping?.origin };
    return engine.behave(time, encoded({ ...options, ...targets }, BEHAVIOR_OPTIONS));
  },
};

function effectName(effect) {
  return [effect.type, effect.edge, effect.token, effect.level ?? effect.result]
    .filter((part) => part !== undefined)
    .join(' ');
}

function agrees(found, wanted) {
  if (Array.isArray(wanted)) return JSON.stringify(found) === JSON.stringify(wanted);
  if (typeof found !== 'number' || typeof wanted !== 'number') return found === wanted;
  return found === wanted || Math.abs(found - wanted) <= 1e-6;
}

/**
 * Plays a fixture.
 *
 * @param {import('../Sources/OverscrollWeb/js/engine/engine.js').EngineModule} module
 * @param {object} fixture the parsed file
 * @returns {{numbers: string[], effects: number[][]}[]} a row for each event: the 37 numbers of the
 *   presentation as the hexadecimal digits of their bits, and the records of the event's effects
 */
export function replay(module, fixture) {
  return play(module, fixture).rows;
}

/**
 * Plays a fixture and compares its presentation, field by field, with the file's expectations.
 *
 * @param {import('../Sources/OverscrollWeb/js/engine/engine.js').EngineModule} module
 * @param {object} fixture the parsed file
 * @returns {{rows: {numbers: string[], effects: number[][]}[], disappointments: string[]}}
 */
export function play(module, fixture) {
  const engine = module.createEngine();
  const rows = [];
  const names = [];
  const disappointments = [];
  fixture.events.forEach((event, index) => {
    const [time, name, ...values] = revive(event);
    const effects = name in SET_UP
      ? SET_UP[name](module, engine, time, ...values)
      : engine[name](time, ...(name === 'dragBegan' ? values.map(withRooms) : values));
    const shown = engine.present();
    rows.push(read(module, engine, effects.length));
    names.push(...effects.map(effectName));
    for (const expectation of fixture.expect.filter(({ after }) => after === index)) {
      for (const [field, value] of Object.entries(expectation)) {
        if (field === 'after') continue;
        const found = field === 'effects'
          ? effects.map(effectName)
          : field.split('.').reduce((object, key) => object[key], shown);
        if (!agrees(found, revive(value))) {
          disappointments.push(`after event ${index}, ${field} is ${found}, not ${value}`);
        }
      }
    }
  });
  for (const [name, count] of Object.entries(fixture.counts ?? {})) {
    const found = names.filter((each) => each === name || each.startsWith(`${name} `)).length;
    if (found !== count) disappointments.push(`'${name}' happened ${found} times, not ${count}`);
  }
  engine.destroy();
  return { rows, disappointments };
}

function read(module, engine, count) {
  const at = module.exports.overscroll_present(engine.handle) >>> 3;
  const records = module.exports.overscroll_effects(engine.handle) >>> 2;
  const numbers = Array.from(module.numbers.subarray(at, at + 37), digits);
  const effects = Array.from({ length: count }, (_, index) =>
    Array.from(module.codes.subarray(records + 4 * index, records + 4 * index + 4)));
  return { numbers, effects };
}
