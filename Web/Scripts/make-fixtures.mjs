// Writes Tests/Fixtures/*.json: `node Web/Scripts/make-fixtures.mjs`. The digests are written by the tests.
import { Timeline } from './timeline.mjs';
import { pulls } from './fixtures/pulls.mjs';
import { presets } from './fixtures/presets.mjs';
import { edges } from './fixtures/edges.mjs';
import { motion } from './fixtures/motion.mjs';

const folder = new URL('../../Tests/Fixtures/', import.meta.url);
for (const make of [pulls, presets, edges, motion]) {
  for (const timeline of make((...values) => new Timeline(...values))) timeline.write(folder);
}
