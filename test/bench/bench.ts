import { join } from 'node:path';
import { readPostmaster } from '../../src/embedded/database/postmaster.js';
import { href, type PlainRouteKey } from '../../src/contract/routes.js';
import type { WatchedPage } from './goals.js';
import { launch, type Launched, type Program } from './measure.js';
import type { Table } from './table.js';

/** CPU time of one request in each process, in µs. */
export interface Cost {
  storefront: number;
  shopApi: number;
  postgres: number;
}

/** Context of a group of measurements. */
export interface Bench {
  table: Table;
  /** CPU costs by request, for the capacity model. */
  costs: Map<string, Cost>;
  /** Folder of a run; all groups share its shop. */
  folder: string;
  /** Folder for shops with many products, which later runs can reuse. */
  keep: string;
  /** Servers of this group, which are stopped after it. */
  running: Launched[];
  rounds: number;
  /** Duration of the load while memory is measured. */
  minutes: number;
}

export const ports = { storefront: 4310, shopApi: 4311, cached: 4312, bareHttp: 4313, bareReact: 4314, browser: 4315, inspector: 4316, firstOfSizes: 4320 };
/** Host that selects the locale; at plain `localhost` it depends on the browser. */
export const host = 'nl-nl.localhost';

export const start = async ({ running }: Pick<Bench, 'running'>, program: Program): Promise<Launched> => {
  const launched = await launch(program);
  running.push(launched);
  return launched;
};

/** Starts the Shop API with its PostgreSQL and the catalogue of the brand. */
export const startShopApi = async (bench: Bench) => {
  const dataDir = join(bench.folder, 'shop');
  const port = ports.shopApi;
  const { pid } = await start(bench, {
    file: 'dist/src/embedded/main.js',
    port,
    env: { SHOP_API_PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', PAYMENTS: 'test', UNCONFIRMED_MAILS: '9999' },
  });
  return { url: `http://localhost:${port}`, pid, dataDir, postgres: (await readPostmaster(join(dataDir, 'postgres')))! };
};

/** Starts a storefront for a Shop API. */
export const startStorefront = (bench: Pick<Bench, 'running'>, shopApi: string, port: number = ports.storefront, env: Record<string, string> = {}, flags: string[] = []) =>
  // The inspector prints to stderr.
  start(bench, {
    file: 'dist/src/main.js',
    port,
    flags,
    complaints: flags.length ? 'ignore' : 'inherit',
    env: { PORT: String(port), SHOP_API_URL: shopApi, PAYMENTS: 'test', ...env },
  });

/** Paths of the measured pages, taken from links of the overview pages. */
export const pathsOf = async (origin: string): Promise<Record<WatchedPage, string>> => {
  const firstOf = async (list: PlainRouteKey, below: string): Promise<string> => {
    const html = await (await fetch(origin + href(list, 'nl-NL'), { headers: { cookie: '__Host-locale=nl-NL' } })).text();
    const found = new RegExp(`href="(${below}[a-z0-9-]+)"`).exec(html)?.[1];
    if (!found) throw new Error(`${list} has no link that starts with ${below}`);
    return found;
  };
  return {
    productOverview: href('productOverview', 'nl-NL'),
    productDetail: await firstOf('productOverview', '/product/'),
    home: '/',
    blogDetail: await firstOf('blogOverview', '/blogs/'),
  };
};
