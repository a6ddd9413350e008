import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.js';
import { measureLighthouse } from './lighthouse.js';
import type { Launched } from './measure.js';
import { measurePage } from './page-cost.js';

const { values } = parseArgs({
  options: {
    /** Sizes of the catalogues whose cost is compared. */
    products: { type: 'string', default: '100,10000,100000' },
    /** Measures `page`, `growth` or `lighthouse` alone. */
    only: { type: 'string' },
    /** A folder whose shops are kept for the next time: filling them takes minutes. */
    keep: { type: 'string' },
  },
});
const sizes = values.products.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error('--products takes numbers with commas between: --products 100,10000');

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const parts: Record<string, (running: Launched[]) => Promise<void>> = {
  page: (running) => measurePage(join(folder, 'page'), running),
  lighthouse: (running) => measureLighthouse(join(folder, 'lighthouse'), running),
  growth: (running) => measureGrowth(values.keep ?? folder, sizes, running),
};
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only && values.only !== name) continue;
    const running: Launched[] = [];
    try {
      await measure(running);
    } finally {
      await Promise.all(running.map((server) => server.stop()));
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
