import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readPostmaster } from '../../src/embedded/database/postmaster.js';
import { type Bench, start } from './bench.js';

/** Running Shop API with synthetic products in addition to its catalogue; `postgres` is the process id of the postmaster. */
export interface ShopOfSize {
  products: number;
  url: string;
  pid: number;
  postgres: number;
}

/** Fills a folder with a shop, unless it was filled before. */
const fill = async (folder: string, products: number, own: Record<string, string>): Promise<void> => {
  const mark = join(folder, 'filled');
  const isFull = await access(mark).then(
    () => true,
    () => false,
  );
  if (isFull) return;
  const seed = ['dist/cli/main.js', 'db', 'seed', '--synthetic', String(products), '--json'];
  await promisify(execFile)(process.execPath, seed, { env: { ...process.env, ...own, NODE_ENV: 'development' } });
  await writeFile(mark, '');
};

/** Starts the shop in `folder` on `port`; fills it first if necessary. */
export const startShopOfSize = async (bench: Pick<Bench, 'running'>, products: number, folder: string, port: number): Promise<ShopOfSize> => {
  const own = { DATA_DIR: folder, DATABASE_URL: '', PAYMENTS: 'test' };
  await fill(folder, products, own);
  const { pid } = await start(bench, { file: 'dist/src/embedded/main.js', port, env: { ...own, SHOP_API_PORT: String(port) } });
  const postmaster = (await readPostmaster(join(folder, 'postgres')))!;
  return { products, url: `http://localhost:${port}`, pid, postgres: postmaster.pid };
};
