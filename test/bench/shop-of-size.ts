import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readPostmaster } from '../../src/embedded/database/postmaster.js';
import { launch, type Launched } from './measure.js';

/** A shop with so many synthetic products beside its own: Shop API, PostgreSQL and storefront, each a process of its own. */
export interface ShopOfSize {
  products: number;
  shopApi: { url: string; pid: number };
  storefront: { url: string; pid: number };
  /** Of PostgreSQL's first process. */
  postgres: number;
}

/** Fills a folder with a shop, unless it is full already. */
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

/** Fills a shop in `folder` and starts it on `port` and the next. */
export const startShopOfSize = async (products: number, folder: string, port: number, running: Launched[]): Promise<ShopOfSize> => {
  const own = { DATA_DIR: folder, DATABASE_URL: '', PAYMENTS: 'test' };
  await fill(folder, products, own);
  // Failures are counted, not told: under pressure there are many.
  const shopApi = await launch('dist/src/embedded/main.js', port, { ...own, SHOP_API_PORT: String(port) }, 'ignore');
  running.push(shopApi);
  const url = `http://localhost:${port}`;
  const storefront = await launch('dist/src/main.js', port + 1, { ...own, PORT: String(port + 1), SHOP_API_URL: url }, 'ignore');
  running.push(storefront);
  const postmaster = (await readPostmaster(join(folder, 'postgres')))!;
  return { products, shopApi: { url, pid: shopApi.pid }, storefront: { url: `http://localhost:${port + 1}`, pid: storefront.pid }, postgres: postmaster.pid };
};
