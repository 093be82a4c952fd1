// Replays fixtures in WebAssembly: `node replay.mjs ENGINE_WASM FIXTURE...`. Prints the rows of every fixture
// as one line of JSON; what is not as a file expects goes to the standard error and makes the exit status 1.
import { readFileSync } from 'node:fs';
import { instantiateEngine } from '../Sources/OverscrollWeb/js/engine.js';
import { play } from '../Tests/fixtures.js';

const [wasm, ...files] = process.argv.slice(2);
const module = await instantiateEngine(readFileSync(wasm));
const before = module.memory.liveBytes;
for (const file of files) {
  const fixture = JSON.parse(readFileSync(file, 'utf8'));
  const { rows, disappointments } = play(module, fixture);
  process.stdout.write(`${JSON.stringify(rows)}\n`);
  for (const line of disappointments) {
    process.stderr.write(`${fixture.name}: ${line}\n`);
    process.exitCode = 1;
  }
}
const leaked = module.memory.liveBytes - before;
if (leaked > 64 && process.exitCode === undefined) {
  process.stderr.write(`${leaked} bytes are left\n`);
  process.exitCode = 1;
}
