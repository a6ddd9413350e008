import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cpuMicroseconds, launch, type Launched, load } from './measure.js';
import { refusedSignIns } from './sign-in.js';
import { firstLoadBytes } from './first-load.js';

const port = { shop: 4310, shopApi: 4311, bareHttp: 4312, bareReact: 4313 };
const pagePath = '/producten';
const rounds = 7;
const requestsARound = 1000;

const print = (line: string) => process.stdout.write(`${line}\n`);
const median = (values: number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const running: Launched[] = [];
try {
  const shop = await launch('dist/src/main.js', { PORT: String(port.shop), SHOP_API_PORT: String(port.shopApi), DATA_DIR: folder, NODE_ENV: 'production', PAYMENTS: 'test' });
  running.push(shop);
  const url = `http://localhost:${port.shop}${pagePath}`;
  const html = await (await fetch(url)).text();
  const page = join(folder, 'page.html');
  await writeFile(page, html);
  const bareHttp = await launch('dist/test/bench/bare-http.js', { PORT: String(port.bareHttp), PAGE: page });
  const bareReact = await launch('dist/test/bench/bare-react.js', { PORT: String(port.bareReact), PAGE: page });
  running.push(bareHttp, bareReact);

  const rows = [
    { name: 'A  bare http, same bytes', server: bareHttp, url: `http://localhost:${port.bareHttp}/`, samples: [] as number[] },
    { name: 'B  bare React renderToString, same page', server: bareReact, url: `http://localhost:${port.bareReact}/`, samples: [] as number[] },
    { name: 'ours  productOverview, uncached page', server: shop, url, samples: [] as number[] },
  ];
  for (const { url: address } of rows) await load(address, requestsARound * 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      const before = cpuMicroseconds(row.server.pid);
      await load(row.url, requestsARound);
      row.samples.push((cpuMicroseconds(row.server.pid) - before) / requestsARound);
    }
  }

  const [a, b, ours] = rows.map(({ samples }) => median(samples)) as [number, number, number];
  print(`CPU per request, one pinned core, ${rounds} interleaved rounds of ${requestsARound} requests, median (min to max)`);
  for (const { name, samples } of rows)
    print(`  ${name.padEnd(42)} ${median(samples).toFixed(0).padStart(6)} us  (${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)})`);
  const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT met');
  print(`  B / ours ${(b / ours).toFixed(2)}  (goal >= 0.60: ${verdict(b / ours >= 0.6)})   A / ours ${(a / ours).toFixed(3)}`);
  const htmlGzip = gzipSync(html).length;
  const script = await firstLoadBytes(url, html);
  print(`HTML ${(html.length / 1000).toFixed(1)} kB, gzip ${(htmlGzip / 1000).toFixed(1)} kB  (goal < 15: ${verdict(htmlGzip < 15_000)})`);
  print(`JavaScript of the first load, gzip ${(script / 1000).toFixed(1)} kB  (goal < 150: ${verdict(script < 150_000)})`);
  const { known, unknown } = await refusedSignIns(`http://localhost:${port.shopApi}`, folder);
  const ratio = median(known) / median(unknown);
  print(
    `Refused sign-in: known address ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms; known / unknown ${ratio.toFixed(2)}  (goal 0.90 to 1.11: ${verdict(ratio >= 0.9 && ratio <= 1.11)})`,
  );
} finally {
  await Promise.all(running.map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
}
