import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bench, host, pathsOf, ports, start, startShopApi, startStorefront } from './bench.js';
import { watchedPages } from './goals.js';
import { interleaved, type Target } from './interleaved.js';
import { cpuMicroseconds } from './measure.js';

/** The same product over REST and tRPC. */
const productPath = '/api/Products/wpn-lightgrey-01';
const productQuery = `/api/trpc/products.one?input=${encodeURIComponent(JSON.stringify({ json: { id: 'wpn-lightgrey-01' } }))}`;

/** Fills a cart. @returns its cookie */
const cartCookie = async (origin: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(`${origin}/forms/cart/add`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ productId: 'wpn-lightgrey-01', quantity: '2' }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`The cart was not filled: ${answer.status}`);
  return cookie.split(';')[0]!;
};

/** Measures the CPU time of pages, REST and tRPC of the storefront, and of their floors. */
export const measurePages = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  const uncached = await startStorefront(bench, shopApi.url, ports.storefront, { PAGE_CACHE: 'off' });
  const cached = await startStorefront(bench, shopApi.url, ports.cached);
  const at = (port: number) => `http://localhost:${port}`;
  const paths = { ...(await pathsOf(at(ports.storefront))), rest: productPath, trpc: productQuery };

  const isWatched = (name: string) => watchedPages.some((page) => page === name);
  const headers = { host: `${host}:${ports.storefront}` };
  const [bytes, pages] = [join(bench.folder, 'bytes'), join(bench.folder, 'pages')];
  for (const folder of [bytes, pages]) await mkdir(folder, { recursive: true });
  for (const [name, path] of Object.entries(paths)) {
    const answer = await (await fetch(at(ports.storefront) + path, { headers })).text();
    await writeFile(join(bytes, name), answer);
    if (isWatched(name)) await writeFile(join(pages, name), answer);
  }
  const bareHttp = await start(bench, { file: 'dist/test/bench/bare-http.js', port: ports.bareHttp, env: { PORT: String(ports.bareHttp), PAGES: bytes } });
  const bareReact = await start(bench, { file: 'dist/test/bench/bare-react.js', port: ports.bareReact, env: { PORT: String(ports.bareReact), PAGES: pages } });

  const target = (port: number, path: string, { pid }: { pid: number }, more: Record<string, string> = {}): Target<'server'> => ({
    origin: at(port),
    next: () => ({ path, method: 'GET', headers: { ...headers, ...more } }),
    cpu: { server: () => cpuMicroseconds(pid) },
  });
  const cookie = await cartCookie(at(ports.cached), headers);
  const targets = new Map<string, Target<'server'>>();
  for (const [name, path] of Object.entries(paths)) {
    targets.set(`${name}, uncached`, target(ports.storefront, path, uncached));
    if (isWatched(name)) {
      targets.set(`${name}, React`, target(ports.bareReact, `/${name}`, bareReact));
      targets.set(`${name}, with a cart`, target(ports.cached, path, cached, { cookie }));
      targets.set(`${name}, cached`, target(ports.cached, path, cached));
    }
    targets.set(`${name}, bytes`, target(ports.bareHttp, `/${name}`, bareHttp));
  }
  const costs = await interleaved(targets, bench.rounds);
  const of = (name: string) => costs.get(name)!.server;
  for (const page of watchedPages) bench.table.report(`${page}, uncached`, of(`${page}, uncached`), of(`${page}, React`));
  for (const page of watchedPages) bench.table.report(`${page}, with a cart`, of(`${page}, with a cart`), of(`${page}, React`));
  for (const page of watchedPages) bench.table.report(`${page}, cached`, of(`${page}, cached`), of(`${page}, bytes`));
  bench.table.report('REST read', of('rest, uncached'), of('rest, bytes'));
  bench.table.report('tRPC read', of('trpc, uncached'), of('trpc, bytes'));
  for (const [name, { server }] of costs) bench.costs.set(name, { storefront: server, shopApi: 0, postgres: 0 });
};
