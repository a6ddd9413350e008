import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { request } from 'undici';
import { findPostgres } from '../../src/embedded/database/postgres.js';
import { type Bench, ports, start, startShopApi } from './bench.js';
import { Buyer, details, megabyte, type Order } from './buyer.js';
import { cpuMicroseconds, cpuOfAll, median } from './measure.js';

/** Consecutive executions of each kind in a round. */
const turns = { insert: 100, 'cart write': 60, 'order complete': 15, upload: 15, bareUpload: 15 };
/** Warm-up rounds, which are not measured: V8 has optimised the code after some hundred writes, as in a running shop. */
const warmUp = 10;
/** Orders of a round that are placed one at a time, while no mail is rendered or sent. */
const ordersAlone = 10;
type Kind = keyof typeof turns;
const kinds = Object.keys(turns) as Kind[];

/** Floor of writes: inserts one row in a PostgreSQL transaction that waits for the disk. */
const bareInsert = async (url: string) => {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query('set synchronous_commit = on');
  await database.query('create table if not exists bench_row (id bigint generated always as identity primary key, body jsonb)');
  const insert = async () => {
    await database.query('begin');
    await database.query({ name: 'insert', text: 'insert into bench_row (body) values ($1)', values: [JSON.stringify(details)] });
    await database.query('commit');
  };
  return { insert, close: () => database.end() };
};

/** Measures writes of one client, alternately with a bare insert and a bare upload. */
export const measureWrites = async (bench: Bench): Promise<void> => {
  const { url, pid, postgres, dataDir } = await startShopApi(bench);
  const folder = join(bench.folder, 'uploads');
  await mkdir(folder, { recursive: true });
  await start(bench, { file: 'dist/test/bench/bare-upload.js', port: ports.bareHttp, env: { PORT: String(ports.bareHttp), FOLDER: folder } });
  const { insert, close } = await bareInsert((await findPostgres(dataDir))!);

  const samples = Object.fromEntries(kinds.map((kind) => [kind, { taken: [] as number[], shopApi: [] as number[], postgres: [] as number[] }])) as Record<
    Kind,
    Record<'taken' | 'shopApi' | 'postgres', number[]>
  >;
  const used = () => [cpuMicroseconds(pid), cpuOfAll(postgres.pid)] as const;
  /** CPU of orders until their response, each placed after the mail of the one before was sent. */
  const untilResponse: number[] = [];
  const sentMails = async () => (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((file) => file.endsWith('.json')).length;
  const orderAlone = async (act: () => Promise<unknown>) => {
    const mails = await sentMails();
    const before = used();
    await act();
    const after = used();
    untilResponse.push(after[0] - before[0] + after[1] - before[1]);
    while ((await sentMails()) === mails) await pause(20);
    // The worker completes its job after the mail is written.
    await pause(50);
  };
  const measure = async (kind: Kind, isWarm: boolean, act: (at: number) => Promise<unknown>) => {
    const { taken, shopApi, postgres: database } = samples[kind];
    const before = used();
    for (let at = 0; at < turns[kind]; at += 1) {
      const begun = performance.now();
      await act(at);
      if (isWarm) taken.push(performance.now() - begun);
    }
    const after = used();
    if (isWarm) shopApi.push((after[0] - before[0]) / turns[kind]);
    if (isWarm) database.push((after[1] - before[1]) / turns[kind]);
  };
  for (let round = 0; round < warmUp + bench.rounds; round += 1) {
    const isWarm = round >= warmUp;
    const cart = new Buyer(url);
    await cart.add();
    const filled: { buyer: Buyer; order: Order }[] = [];
    for (let count = 0; count < turns['order complete'] + ordersAlone; count += 1) {
      const buyer = new Buyer(url);
      filled.push({ buyer, order: await buyer.fill() });
    }
    await measure('insert', isWarm, insert);
    await measure('cart write', isWarm, cart.add);
    await measure('order complete', isWarm, (at) => filled[at]!.buyer.order(filled[at]!.order));
    for (const { buyer, order } of isWarm ? filled.slice(turns['order complete']) : []) await orderAlone(() => buyer.order(order));
    await measure('upload', isWarm, () => cart.upload());
    await measure('bareUpload', isWarm, async () => (await request(`http://localhost:${ports.bareHttp}/`, { method: 'POST', body: megabyte })).body.dump());
  }
  await close();

  const p50 = (kind: Kind) => median(samples[kind].taken);
  for (const kind of ['cart write', 'order complete'] as const) {
    const cost = { storefront: 0, shopApi: median(samples[kind].shopApi), postgres: median(samples[kind].postgres) };
    bench.costs.set(kind, cost);
    bench.table.report(kind, cost.shopApi + cost.postgres);
    bench.table.report(`${kind}, p50`, p50(kind), p50('insert'));
  }
  bench.table.report('order complete, until the response', median(untilResponse));
  bench.table.report('upload of 1 MB, p50', p50('upload'), p50('bareUpload'));
};
