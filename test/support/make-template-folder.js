import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where databases of this run are copied from (`postgres.ts`); made by who needs one first. */
export default async () => {
  process.env.TEST_DATABASE_TEMPLATES = await mkdtemp(join(tmpdir(), 'quiet-shop-templates-'));
};
