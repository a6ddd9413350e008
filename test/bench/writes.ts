import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { request } from 'undici';
import { defaultBrand } from '../../src/contract/brands.js';
import { shopApiHeaders } from '../../src/contract/operation.js';
import { type InputOf, type OperationName, type OutputOf, shopApi } from '../../src/contract/shop-api.js';
import { findPostgres } from '../../src/embedded/database/postgres.js';
import { multipartOf } from '../../src/shop-api/multipart.js';
import { wireOf } from '../../src/shop-api/shop-api.client.js';
import { type Bench, ports, start, startShopApi } from './bench.js';
import { cpuMicroseconds, cpuOfAll, median } from './measure.js';

/** In stock by the hundreds. */
const product = 'wpn-lightgrey-01';
const address = { street: 'Damrak', houseNumber: '1', postcode: '1012 LG', city: 'Amsterdam', country: 'nl' } as const;
const details: InputOf<'setOrderDetails'> = {
  customerType: 'Private',
  contact: { firstName: 'Ada', lastName: 'Vos', email: 'ada@example.nl', phone: '020 123 4567' },
  billing: address,
  shipping: null,
};
const megabyte = Buffer.alloc(1_048_576, 'quiet ');
/** Of each kind, one after the other, before the next takes its turn. */
const inARound = { inserts: 100, cartWrites: 100, orders: 15, uploads: 15 };

type Order = OutputOf<'getOrder'>;

/** Somebody who buys, over a connection that stays open. */
class Shopper {
  private token: string | undefined;

  constructor(private readonly url: string) {}

  private get headers(): Record<string, string> {
    return { [shopApiHeaders.shop]: defaultBrand, [shopApiHeaders.locale]: 'nl-NL', ...(this.token && { [shopApiHeaders.cartToken]: this.token }) };
  }

  async call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const { path, ...wire } = wireOf(shopApi[name], input);
    return this.answer(name, await request(this.url + path, { ...wire, headers: { ...this.headers, 'content-type': 'application/json' } }));
  }

  async upload(): Promise<void> {
    const file = { name: 'plan.txt', content: [megabyte], finish: () => Promise.resolve() } as unknown as Parameters<typeof multipartOf>[1];
    const { contentType, body } = multipartOf([['name', 'Plan']], file);
    await this.answer('addStorageItem', await request(`${this.url}/Storage`, { method: 'POST', headers: { ...this.headers, 'content-type': contentType }, body: body as never }));
  }

  private async answer<Name extends OperationName>(name: Name, { statusCode, body }: Awaited<ReturnType<typeof request>>): Promise<OutputOf<Name>> {
    const answer = (await body.json()) as OutputOf<Name> & { cartToken?: string };
    if (statusCode >= 300) throw new Error(`${name} answered ${statusCode}: ${JSON.stringify(answer)}`);
    this.token ??= answer.cartToken;
    return answer;
  }

  add = (): Promise<Order> => this.call('addOrderLine', { productId: product, quantity: 1 });

  /** A cart that only has to be ordered. */
  async fill(): Promise<Order> {
    await this.add();
    await this.call('setOrderDetails', details);
    return this.call('setShipping', { method: 'Deliver' });
  }

  order = ({ totals }: Order): Promise<Order> => this.call('completeOrder', { acceptTerms: true, expectedTotal: totals.total.includingVat });
}

/** What each of some things takes, one after the other, in ms. */
const timed = async <Given>(given: readonly Given[], act: (one: Given) => Promise<unknown>): Promise<number[]> => {
  const taken: number[] = [];
  for (const one of given) {
    const before = performance.now();
    await act(one);
    taken.push(performance.now() - before);
  }
  return taken;
};
const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);

/** What it takes one client to write: beside one row in a transaction of PostgreSQL's, and bytes that are only kept. */
export const measureWrites = async (bench: Bench): Promise<void> => {
  const { url, pid, postgres, dataDir } = await startShopApi(bench);
  const folder = join(bench.folder, 'uploads');
  await mkdir(folder, { recursive: true });
  await start(bench, { file: 'dist/test/bench/bare-upload.js', port: ports.bareHttp, env: { PORT: String(ports.bareHttp), FOLDER: folder } });
  const database = new pg.Client({ connectionString: (await findPostgres(dataDir))! });
  await database.connect();
  await database.query('set synchronous_commit = on');
  await database.query('create table bench_row (id bigint generated always as identity primary key, body jsonb)');
  const insert = async () => {
    await database.query('begin');
    await database.query({ name: 'insert', text: 'insert into bench_row (body) values ($1)', values: [JSON.stringify(details)] });
    await database.query('commit');
  };

  const cart = new Shopper(url);
  await cart.add();
  const samples: Record<'insert' | 'cart' | 'order' | 'upload' | 'bareUpload', number[]> = { insert: [], cart: [], order: [], upload: [], bareUpload: [] };
  const cpu: Record<'cart' | 'order', { shopApi: number[]; postgres: number[] }> = { cart: { shopApi: [], postgres: [] }, order: { shopApi: [], postgres: [] } };
  const withCpu = async (of: keyof typeof cpu, act: () => Promise<number[]>) => {
    const before = [cpuMicroseconds(pid), cpuOfAll(postgres.pid)] as const;
    const taken = await act();
    cpu[of].shopApi.push((cpuMicroseconds(pid) - before[0]) / taken.length);
    cpu[of].postgres.push((cpuOfAll(postgres.pid) - before[1]) / taken.length);
    samples[of].push(...taken);
  };
  const bareUpload = async () => (await request(`http://localhost:${ports.bareHttp}/`, { method: 'POST', body: megabyte })).body.dump();
  for (let round = 0; round < bench.rounds; round += 1) {
    samples.insert.push(
      ...(await timed(
        times(inARound.inserts, () => 0),
        insert,
      )),
    );
    await withCpu('cart', () =>
      timed(
        times(inARound.cartWrites, () => cart),
        (shopper) => shopper.add(),
      ),
    );
    const ready: { shopper: Shopper; order: Order }[] = [];
    for (const shopper of times(inARound.orders, () => new Shopper(url))) ready.push({ shopper, order: await shopper.fill() });
    await withCpu('order', () => timed(ready, ({ shopper, order }) => shopper.order(order)));
    samples.upload.push(
      ...(await timed(
        times(inARound.uploads, () => cart),
        (shopper) => shopper.upload(),
      )),
    );
    samples.bareUpload.push(
      ...(await timed(
        times(inARound.uploads, () => 0),
        bareUpload,
      )),
    );
  }
  await database.query('drop table bench_row');
  await database.end();

  const floor = median(samples.insert);
  for (const [name, of] of [
    ['cart write', 'cart'],
    ['order complete', 'order'],
  ] as const) {
    const cost = { storefront: 0, shopApi: median(cpu[of].shopApi), postgres: median(cpu[of].postgres) };
    bench.costs.set(name, cost);
    bench.table.report(name, cost.shopApi + cost.postgres);
    bench.table.report(`${name}, p50`, median(samples[of]), floor);
  }
  bench.table.report('upload of 1 MB, p50', median(samples.upload), median(samples.bareUpload));
};
