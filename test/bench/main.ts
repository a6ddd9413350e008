import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench } from './bench.js';
import { measureBytes } from './bytes.js';
import { measureGrowth } from './growth.js';
import { measureInteraction } from './interaction.js';
import { measureLighthouse } from './lighthouse.js';
import { printLine } from './measure.js';
import { measurePages } from './pages.js';
import { measureReads } from './reads.js';
import { printScaling } from './scaling.js';
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
/** Groups that the capacity model needs. */
const ofScaling = ['pages', 'reads', 'writes'];

const { values } = parseArgs({
  options: {
    /** Groups to measure, separated by commas; `scaling` measures the groups of the capacity model, and prints the capacity. */
    only: { type: 'string' },
    /** Three rounds instead of seven. */
    quick: { type: 'boolean', default: false },
    /** Duration of the load while memory is measured. */
    minutes: { type: 'string', default: '6' },
    /** Prints the table as Markdown. */
    markdown: { type: 'boolean', default: false },
    /** Folder that keeps the shops with many products for the next run, because filling them takes minutes. */
    keep: { type: 'string' },
  },
});
const requested = values.only?.split(',') ?? [...Object.keys(groups), 'scaling'];
const unknown = requested.filter((name) => name !== 'scaling' && !groups[name]);
if (unknown.length) throw new Error(`Unknown group in --only: ${unknown.join(', ')}. Groups, separated by commas: ${[...Object.keys(groups), 'scaling'].join(', ')}`);
const hasScaling = requested.includes('scaling');

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const shared = { table: new Table(), costs: new Map(), folder, keep: values.keep ?? folder, rounds: values.quick ? 3 : 7, minutes: Number(values.minutes) };
try {
  for (const [name, measure] of Object.entries(groups)) {
    if (!requested.includes(name) && !(hasScaling && ofScaling.includes(name))) continue;
    printLine(name);
    const bench: Bench = { ...shared, running: [] };
    try {
      await measure(bench);
    } finally {
      await Promise.all(bench.running.map((server) => server.stop()));
    }
  }
  printLine('');
  shared.table.print(values.markdown);
  if (hasScaling) printScaling(shared);
} finally {
  await rm(folder, { recursive: true, force: true });
}
