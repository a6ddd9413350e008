import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Bench, host, ports, startShopApi, startStorefront } from '../bench.js';
import { startBrowser } from '../browser.js';
import { DevTools } from '../dev-tools.js';
import { button, type Find, serveBarePage, touches, visit } from '../interaction.js';
import { interleaved, type Target } from '../interleaved.js';
import { reportOf } from '../lighthouse.js';
import { cpuMicroseconds, median, printLine } from '../measure.js';
import { Table } from '../table.js';
import { installPeers, type Peer, peers, startPeer } from './install.js';
import { type ComparedPage, comparedPages, type Figures, printRows, report } from './rows.js';

const { values } = parseArgs({
  options: {
    /** Three rounds instead of five. */
    quick: { type: 'boolean', default: false },
    /** Prints the table as Markdown. */
    markdown: { type: 'boolean', default: false },
  },
});
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const bench: Bench = { table: new Table(), costs: new Map(), folder, keep: folder, running: [], rounds: values.quick ? 3 : 5, minutes: 0 };
const names = Object.keys(peers) as Peer[];
const headers = { host: `${host}:${ports.storefront}` };
const paths: Record<ComparedPage, { ours: string; theirs: string }> = {
  list: { ours: '/producten', theirs: '/list' },
  product: { ours: '/product/wandpaneel-stof', theirs: '/product/wandpaneel-stof' },
};
const at = (port: number) => `http://localhost:${port}`;
const fetchOurs = async (path: string) => (await fetch(at(ports.storefront) + path, { headers: { ...headers, 'x-locale': 'nl-NL' } })).text();
const scriptsIn = (html: string): string[] => {
  const named = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"|\sdata-files="([^"]+)"/g)];
  return [...new Set(named.flatMap(([, source, preloaded, files]) => source ?? preloaded ?? files!.split(' ')))];
};
const kilobytes = (text: string) => brotliCompressSync(text).length / 1000;

const measureCpu = async (pids: Record<Peer | 'ours' | 'cached', number>): Promise<void> => {
  const targets = new Map<string, Target<'server'>>();
  const add = (name: string, port: number, path: string, pid: number) =>
    targets.set(name, { origin: at(port), next: () => ({ path, method: 'GET', headers }), cpu: { server: () => cpuMicroseconds(pid) } });
  for (const page of comparedPages) {
    const { ours, theirs } = paths[page];
    add(`${page}, uncached, ours`, ports.storefront, ours, pids.ours);
    add(`${page}, cached, ours`, ports.cached, ours, pids.cached);
    for (const name of names) {
      add(`${page}, uncached, ${name}`, peers[name].port, theirs, pids[name]);
      const { kept } = peers[name];
      if (kept) add(`${page}, cached, ${name}`, peers[name].port, kept + theirs, pids[name]);
    }
  }
  const costs = await interleaved(targets, bench.rounds);
  for (const kind of ['uncached', 'cached'])
    for (const page of comparedPages) {
      const figures = ['ours', ...names].flatMap((name) => {
        const cost = costs.get(`${page}, ${kind}, ${name}`);
        return cost ? [[name, cost.server]] : [];
      });
      report(`${page}, ${kind}`, Object.fromEntries(figures) as Figures);
    }
};

const measureBytes = async (): Promise<void> => {
  for (const page of comparedPages) {
    const html: Figures = { ours: 0 };
    const scripts: Figures = { ours: 0 };
    for (const name of ['ours', ...names] as const) {
      const read = async (path: string) => (name === 'ours' ? fetchOurs(path) : (await fetch(at(peers[name].port) + path)).text());
      const text = await read(name === 'ours' ? paths[page].ours : paths[page].theirs);
      const loaded = await Promise.all(scriptsIn(text).map(read));
      html[name] = kilobytes(text);
      scripts[name] = loaded.reduce((sum, script) => sum + kilobytes(script), 0);
    }
    report(`${page}, HTML`, html);
    report(`${page}, first-load JavaScript`, scripts);
  }
};

/** Addresses in the browser: the shop with its page cache, as visitors meet it. */
const addressOf = (name: Peer | 'ours', page: ComparedPage): string =>
  name === 'ours' ? `http://${host}:${ports.cached}${paths[page].ours}` : at(peers[name].port) + paths[page].theirs;

const measureTbt = async (): Promise<void> => {
  for (const page of comparedPages) {
    const times: Record<string, number[]> = { ours: [], Next: [], TanStack: [] };
    for (let round = 0; round < bench.rounds; round += 1)
      for (const name of ['ours', 'Next', 'TanStack'] as const)
        times[name]!.push((await reportOf(addressOf(name, page), [])).audits['total-blocking-time']?.numericValue ?? Number.NaN);
    report(`${page}, TBT`, Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)])) as unknown as Figures);
  }
};

/** Controls of each interaction, tapped in this order. The functions run in the page. The options of the peers are not folded. */
const interactions: Record<string, { page: ComparedPage; ours: readonly Find[]; theirs: readonly Find[] }> = {
  menu: {
    page: 'list',
    ours: [() => [...document.querySelectorAll('header button[popovertarget]')].find((one) => one.checkVisibility())],
    theirs: [() => document.querySelector('#menu') ?? undefined],
  },
  filter: {
    page: 'list',
    ours: touches.filter.controls,
    theirs: [() => document.querySelector('.filter summary') ?? undefined, () => document.querySelector('.filter label') ?? undefined],
  },
  configure: {
    page: 'product',
    ours: touches.configure.controls,
    theirs: [() => document.querySelector('[role=radiogroup] label:has(input:not(:checked))') ?? undefined],
  },
};

const measureInp = async (): Promise<void> => {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${ports.browser}/json/version`)).json()) as { webSocketDebuggerUrl: string };
  const browser = await DevTools.at(webSocketDebuggerUrl);
  const bare = await serveBarePage(bench.running);
  for (const [name, { page, ours, theirs }] of Object.entries(interactions)) {
    const times: Record<string, number[]> = { ours: [], Next: [], TanStack: [], bare: [] };
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const one of ['ours', 'Next', 'TanStack'] as const) times[one]!.push((await visit(browser, addressOf(one, page), one === 'ours' ? ours : theirs)).slowest);
      times.bare!.push((await visit(browser, bare, [button])).slowest);
    }
    report(`INP, ${name}`, Object.fromEntries(Object.entries(times).map(([one, all]) => [one, median(all)])) as unknown as Figures);
  }
  browser.close();
};

try {
  const shopApi = await startShopApi(bench);
  const ours = await startStorefront(bench, shopApi.url, ports.storefront, { PAGE_CACHE: 'off' });
  const cached = await startStorefront(bench, shopApi.url, ports.cached);
  const folderOfPeers = join(folder, 'peers');
  await installPeers(folderOfPeers, fetchOurs);
  const started: Record<string, number> = { ours: ours.pid, cached: cached.pid };
  for (const name of names) started[name] = (await startPeer(bench, folderOfPeers, name)).pid;
  await measureBytes();
  await measureCpu(started as Record<Peer | 'ours' | 'cached', number>);
  await startBrowser(bench);
  await measureTbt();
  await measureInp();
} finally {
  await Promise.all(bench.running.map((server) => server.stop()));
  printLine('');
  printRows(values.markdown);
  await rm(folder, { recursive: true, force: true });
}
