/**
 * Replays event timelines from Tests/Fixtures in WebAssembly, as OverscrollFixtures does natively.
 *
 * @module
 */

const UNUSUAL = { NaN, Infinity, '-Infinity': -Infinity };

/** A value of a fixture, with the three numbers that JSON lacks. */
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
/** A drag's start, with the numbers of its rooms. */
const withRooms = ({ inner = 'none', outer = 'none', ...start }) =>
  ({ ...start, inner: ROOMS.indexOf(inner), outer: ROOMS.indexOf(outer) });

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
 * @param {import('../Sources/OverscrollWeb/js/engine.js').EngineModule} module
 * @param {object} fixture the parsed file
 * @returns {{numbers: string[], effects: number[][]}[]} a row for each event: the 37 numbers of the
 *   presentation as the hexadecimal digits of their bits, and the records of the event's effects
 */
export function replay(module, fixture) {
  return play(module, fixture).rows;
}

/**
 * Plays a fixture and compares what it shows, by name, with what the file expects.
 *
 * @param {import('../Sources/OverscrollWeb/js/engine.js').EngineModule} module
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
    const effects = engine[name](time, ...(name === 'dragBegan' ? values.map(withRooms) : values));
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
