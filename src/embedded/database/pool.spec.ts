import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { startTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { connectPool } from './pool.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

/** A way to the database that forwards the first connection, and accepts further ones without a response. */
const startWayForOne = async () => {
  const url = new URL(database.url);
  const target = { port: Number(url.port), host: '127.0.0.1' };
  const callers: Socket[] = [];
  const server = createServer((caller) => {
    callers.push(caller);
    caller.on('error', () => undefined);
    if (callers.length === 1) caller.pipe(connect(target)).pipe(caller);
    else caller.resume();
    server.emit('caller', caller);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url.hostname = target.host;
  url.port = String((server.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return { server, url: url.href };
};

it('waits for another connection when a new one is not established in time, because the database is then slow and not unavailable', async () => {
  const { server, url } = await startWayForOne();
  const pool = connectPool(url);
  const first = await pool.connect();
  const called = once(server, 'caller');
  const answer = pool.query('select 1 as one');
  const [second] = (await called) as [Socket];
  // The pool gives the attempt up.
  await once(second, 'close');
  first.release();
  expect((await answer).rows).toEqual([{ one: 1 }]);
  await pool.end();
  server.close();
}, 20_000);

it('reports an outage when it has no other connection', async () => {
  const { server, url } = await startWayForOne();
  const pool = connectPool(url);
  const first = await pool.connect();
  first.release(true);
  await once(pool, 'remove');
  await expect(pool.query('select 1')).rejects.toThrow('timeout expired');
  await pool.end();
  server.close();
}, 20_000);
