import { readFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/free-port.js';
import { startProgram, type Started } from '../support/start-shop.js';

const gigabyte = 1_073_741_824;
const megabyte = 1_048_576;
const limit = 31_457_280;
const uploads = 20;

let dataDir: string;
let shopApi: Started;
let storefront: Started;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quiet-shop-memory-'));
  const shopApiPort = await freePort();
  port = await freePort();
  shopApi = startProgram(process.execPath, ['dist/src/embedded/main.js'], { variables: { DATA_DIR: dataDir, SHOP_API_PORT: String(shopApiPort) } });
  const isReady = () =>
    fetch(`http://localhost:${shopApiPort}/health/ready`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    );
  await eventually('the Shop API', isReady);
  storefront = startProgram(process.execPath, ['dist/src/main.js'], { variables: { PORT: String(port), SHOP_API_URL: `http://localhost:${shopApiPort}` } });
  await storefront.open;
});
afterAll(async () => {
  storefront.process.kill('SIGTERM');
  await storefront.ended;
  shopApi.process.kill('SIGTERM');
  await shopApi.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** Peak resident memory of a process since the last `forget`, in bytes. */
const peakOf = async ({ process: { pid } }: Started) => Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;
const forget = ({ process: { pid } }: Started) => writeFile(`/proc/${pid}/clear_refs`, '5');

interface Outcome {
  status?: number;
  sent: number;
  isOver: boolean;
}

/** Sends a file of 1 GB until the server refuses it. @param isCounted whether to send Content-Length */
const send = (isCounted: boolean): Promise<Outcome> =>
  new Promise((done) => {
    const head = Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="huge.bin"\r\n\r\n');
    const chunk = Buffer.alloc(65_536, 'quiet ');
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...(isCounted && { 'content-length': head.length + gigabyte }) };
    const call = request({ port, method: 'POST', path: '/api/Storage', headers });
    const outcome: Outcome = { sent: 0, isOver: false };
    const pump = () => {
      while (!outcome.isOver && outcome.sent < gigabyte) {
        outcome.sent += chunk.length;
        if (!call.write(chunk)) return void call.once('drain', pump);
      }
    };
    const end = () => {
      outcome.isOver = true;
      done(outcome);
    };
    call.on('response', (response) => {
      outcome.status = response.statusCode!;
      response.resume().on('close', end);
      outcome.isOver = true;
      call.destroy();
    });
    call.on('error', end);
    call.write(head);
    pump();
  });

it('twenty uploads of 1 GB are refused near the limit, and memory grows by less than 100 MB', async () => {
  const programs = [shopApi, storefront];
  // One upload of each kind first, so that modules loaded once do not count as growth.
  await Promise.all([send(true), send(false)]);
  await Promise.all(programs.map(forget));
  const before = await Promise.all(programs.map(peakOf));
  const outcomes = await Promise.all(Array.from({ length: uploads }, (_, at) => send(at % 2 === 0)));
  const after = await Promise.all(programs.map(peakOf));
  const grown = after.map((peak, at) => Math.round((peak - before[at]!) / megabyte));
  process.stdout.write(
    `Peak memory grew by ${grown[0]} MB in the Shop API and ${grown[1]} MB in the storefront; largest upload sent: ${Math.round(Math.max(...outcomes.map(({ sent }) => sent)) / megabyte)} MB\n`,
  );
  expect(outcomes.filter(({ status }) => status !== 413 && status !== undefined)).toEqual([]);
  expect(outcomes.filter(({ status }) => status === 413).length).toBeGreaterThan(uploads / 2);
  expect(Math.max(...outcomes.map(({ sent }) => sent))).toBeLessThan(limit + 16 * megabyte);
  expect(Math.max(...grown)).toBeLessThan(100);
});
