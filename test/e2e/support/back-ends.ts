import { drizzle } from 'drizzle-orm/node-postgres';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { createExample } from '../../../examples/shop-api/shop-api.js';
import { freePort } from '../../support/free-port.js';
import { startMinimalShopApi } from '../../support/minimal-shop-api.js';
import { exportRowsOf, jsonLinesOf, startExportServer } from '../../support/product-export.js';
import { environmentOf } from '../../support/start-shop.js';
import { startTestDatabase } from '../../support/test-database.js';
import { panelSlug } from './journeys.js';
import { BankPage } from './payment.js';
import { printSlug } from './print-page.js';
import { RunningShop } from './running-shop.js';
import type { Shopper } from './shopper.js';

/** What a back end sells. Names and slugs are those of nl-NL. */
interface Goods {
  category: string;
  /** A product of the category; `typed`: the start of its name, as shoppers type it. */
  product: { name: string; slug: string; typed: string };
  /** A photo print, with the label of another format if it has several. */
  print: { slug: string; format?: string };
  /** A product that is cut to size. */
  cut?: { name: string; slug: string };
}
/** A running storefront with another Shop API than the embedded one. */
export interface Swapped {
  site: RunningShop;
  /** Pays on the page of the payment provider. */
  pay(shopper: Shopper): Promise<void>;
  stop(): Promise<void>;
}
export interface BackEnd {
  name: string;
  goods: Goods;
  start(): Promise<Swapped>;
}

/** The example of this project, which has the 56 calls of the specification and a product export. */
const startExample = async (): Promise<Swapped> => {
  const example = createExample();
  await example.listen({ port: 0, host: 'localhost' });
  const { port } = example.server.address() as AddressInfo;
  const site = await RunningShop.startFor(port, { CATALOGUE_URL: `http://localhost:${port}/goods.jsonl` });
  site.mailbox = `http://localhost:${port}/mailbox`;
  // Start of the links in its mails.
  process.env['STOREFRONT_URL'] = site.urlOf('nl-NL');
  return {
    site,
    pay: ({ page }) => page.getByRole('button', { name: 'Pay' }).click(),
    stop: async () => {
      await site.stop();
      await example.close();
      delete process.env['STOREFRONT_URL'];
    },
  };
};

const exportOf = async (databaseUrl: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return jsonLinesOf(await exportRowsOf({ db: drizzle(client) }));
  } finally {
    await client.end();
  }
};

const shopApiProgram = fileURLToPath(new URL('../../../dist/src/embedded/main.js', import.meta.url));

/** The embedded Shop API reduced to the 56 calls, with its catalogue as product export. */
const startExportFed = async (): Promise<Swapped> => {
  const [place, database, ownPort] = await Promise.all([RunningShop.place(), startTestDatabase(), freePort()]);
  const variables = { NODE_ENV: 'test', LOG_LEVEL: 'warn', DATABASE_URL: database.url, DATA_KEY: randomBytes(32).toString('base64'), SHOP_API_PORT: String(ownPort) };
  const own = fork(shopApiProgram, { env: environmentOf({ ...variables, DATA_DIR: place.dataDir, PUBLIC_URL: `http://localhost:${place.port}` }), silent: true });
  const output: string[] = [];
  for (const stream of [own.stdout, own.stderr]) stream?.on('data', (chunk: Buffer) => void output.push(String(chunk)));
  const [api, source] = await Promise.all([startMinimalShopApi(`http://localhost:${ownPort}`), exportOf(database.url).then(startExportServer), once(own, 'message')]);
  const site = await RunningShop.startFor(Number(new URL(api.url).port), { CATALOGUE_URL: source.url, PAYMENT_HOSTS: `http://localhost:${ownPort}` }, place);
  site.paymentPort = ownPort;
  site.shopApiLog = () => output.join('');
  return {
    site,
    pay: (shopper) => new BankPage(shopper).choose('paid'),
    stop: async () => {
      await site.stop();
      own.kill();
      await Promise.all([once(own, 'exit'), api.stop(), source.stop()]);
      await database.stop();
    },
  };
};

const panel = { name: 'Wandpaneel stof', slug: panelSlug['nl-NL'] };

/** Back ends that take the place of the embedded Shop API. */
export const backEnds: readonly BackEnd[] = [
  {
    name: 'the example Shop API',
    goods: { category: 'Panelen', product: { name: 'Fluisterpaneel', slug: 'fluisterpaneel', typed: 'fluister' }, print: { slug: 'fotopaneel-uitzicht', format: '120 × 80 cm' } },
    start: startExample,
  },
  {
    name: 'a Shop API with 56 calls and a product export',
    goods: { category: 'Wandpanelen', product: { ...panel, typed: 'wandpan' }, print: { slug: printSlug['nl-NL'] }, cut: panel },
    start: startExportFed,
  },
];
