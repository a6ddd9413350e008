import { join } from 'node:path';
import { readPostmaster } from '../../src/embedded/database/postmaster.js';
import { href, type PlainRouteKey } from '../../src/contract/routes.js';
import type { WatchedPage } from './goals.js';
import { launch, type Launched, type Program } from './measure.js';
import type { Table } from './table.js';

/** CPU that one request takes of each process, in µs. */
export interface Cost {
  storefront: number;
  shopApi: number;
  postgres: number;
}

/** What a group of measurements works with. */
export interface Bench {
  table: Table;
  /** Of the requests that the model of many machines counts with. */
  costs: Map<string, Cost>;
  /** Folder for all of a run; its shop is filled once. */
  folder: string;
  /** Folder that shops of many products are kept in for the next run. */
  keep: string;
  /** Servers of this group, ended after it. */
  running: Launched[];
  rounds: number;
  /** Of load, while memory is watched. */
  minutes: number;
}

export const ports = { storefront: 4310, shopApi: 4311, cached: 4312, bareHttp: 4313, bareReact: 4314, browser: 4315, inspector: 4316, firstOfSizes: 4320 };
/** Host of the locale: a plain one would ask the browser for its language. */
export const host = 'nl-nl.localhost';

export const start = async ({ running }: Pick<Bench, 'running'>, program: Program): Promise<Launched> => {
  const launched = await launch(program);
  running.push(launched);
  return launched;
};

/** The Shop API with its PostgreSQL, on the catalogue as it is written. */
export const startShopApi = async (bench: Bench) => {
  const dataDir = join(bench.folder, 'shop');
  const port = ports.shopApi;
  const { pid } = await start(bench, { file: 'dist/src/embedded/main.js', port, env: { SHOP_API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', PAYMENTS: 'test' } });
  return { url: `http://localhost:${port}`, pid, dataDir, postgres: (await readPostmaster(join(dataDir, 'postgres')))! };
};

/** A storefront on a Shop API. */
export const startStorefront = (bench: Pick<Bench, 'running'>, shopApi: string, port: number = ports.storefront, env: Record<string, string> = {}, flags: string[] = []) =>
  // An inspector talks on the side.
  start(bench, {
    file: 'dist/src/main.js',
    port,
    flags,
    complaints: flags.length ? 'ignore' : 'inherit',
    env: { PORT: String(port), SHOP_API_URL: shopApi, PAYMENTS: 'test', ...env },
  });

/** Addresses of the watched pages, found as a visitor finds them. */
export const pathsOf = async (origin: string): Promise<Record<WatchedPage, string>> => {
  const firstOf = async (list: PlainRouteKey, below: string): Promise<string> => {
    const html = await (await fetch(origin + href(list, 'nl-NL'), { headers: { cookie: '__Host-locale=nl-NL' } })).text();
    const found = new RegExp(`href="(${below}[a-z0-9-]+)"`).exec(html)?.[1];
    if (!found) throw new Error(`${list} leads to nothing below ${below}`);
    return found;
  };
  return {
    productOverview: href('productOverview', 'nl-NL'),
    productDetail: await firstOf('productOverview', '/product/'),
    home: '/',
    blogDetail: await firstOf('blogOverview', '/blogs/'),
  };
};
