import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.js';
import { measureBytes } from './bytes.js';
import { measureGrowth } from './growth.js';
import { measureInteraction } from './interaction.js';
import { measureLighthouse } from './lighthouse.js';
import { say } from './measure.js';
import { measurePages } from './pages.js';
import { measureReads } from './reads.js';
import { sayScaling } from './scaling.js';
import { measureSignIn } from './sign-in.js';
import { measureMemory, measureStart } from './start.js';
import { Table } from './table.js';
import { measureWrites } from './writes.js';

const groups: Record<string, (bench: Bench) => Promise<void>> = {
  pages: measurePages,
  reads: measureReads,
  writes: measureWrites,
  'sign-in': measureSignIn,
  growth: measureGrowth,
  bytes: measureBytes,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
  start: measureStart,
  memory: measureMemory,
};
/** What the model of many machines counts with. */
const ofScaling = ['pages', 'reads', 'writes'];

const { values } = parseArgs({
  options: {
    /** Groups to measure, with commas between; `scaling` measures what its model needs, and says what machines carry. */
    only: { type: 'string' },
    /** Three rounds in place of seven. */
    quick: { type: 'boolean', default: false },
    /** Of load, while memory is watched. */
    minutes: { type: 'string', default: '1' },
    /** Prints the table for a document. */
    markdown: { type: 'boolean', default: false },
    /** A folder whose large shops are kept for the next time: filling them takes minutes. */
    keep: { type: 'string' },
  },
});
const asked = values.only?.split(',') ?? [...Object.keys(groups), 'scaling'];
const unknown = asked.filter((name) => name !== 'scaling' && !groups[name]);
if (unknown.length) throw new Error(`--only takes ${[...Object.keys(groups), 'scaling'].join(', ')}, with commas between`);
const hasScaling = asked.includes('scaling');

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const shared = { table: new Table(), costs: new Map(), folder, keep: values.keep ?? folder, rounds: values.quick ? 3 : 7, minutes: Number(values.minutes) };
try {
  for (const [name, measure] of Object.entries(groups)) {
    if (!asked.includes(name) && !(hasScaling && ofScaling.includes(name))) continue;
    say(name);
    const bench: Bench = { ...shared, running: [] };
    try {
      await measure(bench);
    } finally {
      await Promise.all(bench.running.map((server) => server.stop()));
    }
  }
  say('');
  shared.table.print(values.markdown);
  if (hasScaling) sayScaling(shared);
} finally {
  await rm(folder, { recursive: true, force: true });
}
