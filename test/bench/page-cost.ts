import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoadBytes } from './first-load.js';
import { load } from './load.js';
import { cpuMicroseconds, launch, type Launched, median, say } from './measure.js';
import { refusedSignIns } from './sign-in.js';

const port = { shop: 4310, shopApi: 4311, bareHttp: 4312, bareReact: 4313 };
const pagePath = '/producten';
const rounds = 7;
const requestsARound = 1000;
const connections = 8;

const ask = async (address: string, requests: number): Promise<void> => {
  const { origin, pathname } = new URL(address);
  const { failed } = await load(origin, () => ({ path: pathname, method: 'GET' }), { connections, requests });
  if (failed) throw new Error(`${address} failed ${failed} times`);
};
const verdict = (isMet: boolean) => (isMet ? 'met' : 'NOT met');

/** What a page costs beside bare HTTP and bare React, its bytes, and whether a refused sign-in tells who has an account. */
export const measurePage = async (folder: string, running: Launched[]): Promise<void> => {
  const start = async (program: string, own: number, env: Record<string, string>) => {
    const launched = await launch(program, own, { PORT: String(own), ...env });
    running.push(launched);
    return launched;
  };
  const shop = await start('dist/src/main.js', port.shop, { SHOP_API_PORT: String(port.shopApi), DATA_DIR: folder, PAYMENTS: 'test' });
  const url = `http://localhost:${port.shop}${pagePath}`;
  const html = await (await fetch(url)).text();
  const page = join(folder, 'page.html');
  await writeFile(page, html);
  const bareHttp = await start('dist/test/bench/bare-http.js', port.bareHttp, { PAGE: page });
  const bareReact = await start('dist/test/bench/bare-react.js', port.bareReact, { PAGE: page });

  const rows = [
    { name: 'A  bare http, same bytes', server: bareHttp, url: `http://localhost:${port.bareHttp}/`, samples: [] as number[] },
    { name: 'B  bare React renderToString, same page', server: bareReact, url: `http://localhost:${port.bareReact}/`, samples: [] as number[] },
    { name: 'ours  productOverview, uncached page', server: shop, url, samples: [] as number[] },
  ];
  for (const { url: address } of rows) await ask(address, requestsARound * 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) {
      const before = cpuMicroseconds(row.server.pid);
      await ask(row.url, requestsARound);
      row.samples.push((cpuMicroseconds(row.server.pid) - before) / requestsARound);
    }
  }

  const [a, b, ours] = rows.map(({ samples }) => median(samples)) as [number, number, number];
  say(`CPU per request, one pinned core, ${rounds} interleaved rounds of ${requestsARound} requests, median (min to max)`);
  for (const { name, samples } of rows)
    say(`  ${name.padEnd(42)} ${median(samples).toFixed(0).padStart(6)} us  (${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)})`);
  say(`  B / ours ${(b / ours).toFixed(2)}  (goal >= 0.60: ${verdict(b / ours >= 0.6)})   A / ours ${(a / ours).toFixed(3)}`);
  const htmlGzip = gzipSync(html).length;
  const script = await firstLoadBytes(url, html);
  say(`HTML ${(html.length / 1000).toFixed(1)} kB, gzip ${(htmlGzip / 1000).toFixed(1)} kB  (goal < 15: ${verdict(htmlGzip < 15_000)})`);
  say(`JavaScript of the first load, gzip ${(script / 1000).toFixed(1)} kB  (goal < 150: ${verdict(script < 150_000)})`);
  const { known, unknown } = await refusedSignIns(`http://localhost:${port.shopApi}`, folder);
  const ratio = median(known) / median(unknown);
  say(
    `Refused sign-in: known address ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms; known / unknown ${ratio.toFixed(2)}  (goal 0.90 to 1.11: ${verdict(ratio >= 0.9 && ratio <= 1.11)})`,
  );
};
