import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { startBrowser } from './browser.js';
import { DevTools } from './dev-tools.js';
import { interactions, watchedPages } from './goals.js';
import { median } from './measure.js';
import { SlowedPage } from './slowed-page.js';

export type Find = () => Element | undefined;

/** Page and controls of each interaction, tapped in this order. The functions run in the page. */
export const touches: Record<(typeof interactions)[number], { on: 'productOverview' | 'productDetail'; controls: Find[] }> = {
  filter: {
    on: 'productOverview',
    controls: [
      () => [...document.querySelectorAll('summary')].find((one) => one.textContent.includes('Filter') && one.checkVisibility()),
      () => [...document.querySelectorAll('form label:has(input[type=checkbox])')].find((one) => one.checkVisibility()),
    ],
  },
  configure: {
    on: 'productDetail',
    controls: [
      () => document.querySelector('details[data-option]:not([open]):has(input[type=radio]) summary') ?? undefined,
      () => [...document.querySelectorAll('details[data-option] label:has(input[type=radio]:not(:checked))')].find((one) => one.checkVisibility()),
    ],
  },
  'add to cart': {
    on: 'productDetail',
    controls: [() => [...document.querySelectorAll('main form[action="/forms/cart/add"] button[type=submit]')].find((one) => one.checkVisibility())],
  },
};

/** Floor: a page with one button whose text changes when it is tapped. Its time is that of the browser. */
const barePage = '<!doctype html><meta name="viewport" content="width=device-width"><button onclick="this.textContent = 1">0</button>';
export const button: Find = () => document.querySelector('button') ?? undefined;
export const serveBarePage = async (running: Bench['running']): Promise<string> => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(barePage)).listen(ports.bareHttp, 'localhost');
  await once(server, 'listening');
  running.push({ pid: 0, stop: async () => void server.close() });
  return `http://${host}:${ports.bareHttp}/`;
};

/** Opens a page and taps the controls. @returns slowest interaction and longest task during load, in ms */
export const visit = async (browser: DevTools, address: string, controls: readonly Find[]) => {
  const page = await SlowedPage.open(browser, address);
  const { longest } = await page.noted();
  for (const control of controls) await page.tap(control);
  const { clicks, slowest } = await page.noted();
  await page.close();
  if (clicks < controls.length) throw new Error(`${address}: a tap caused no click`);
  return { slowest, longest };
};

/** Measures INP on a simulated phone, alternately on the page and on a bare page, and the longest task during load. */
export const measureInteraction = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  await startStorefront(bench, shopApi.url);
  await startBrowser(bench);
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${ports.browser}/json/version`)).json()) as { webSocketDebuggerUrl: string };
  const browser = await DevTools.at(webSocketDebuggerUrl);
  const bare = await serveBarePage(bench.running);
  const origin = `http://${host}:${ports.storefront}`;
  const paths = { ...(await pathsOf(`http://localhost:${ports.storefront}`)), productDetail: '/product/wandpaneel-stof' };
  const rounds = Array.from({ length: bench.rounds });
  for (const name of interactions) {
    const { on, controls } = touches[name];
    const slowest: number[] = [];
    const slowestOfBare: number[] = [];
    for (const _ of rounds) {
      slowest.push((await visit(browser, origin + paths[on], controls)).slowest);
      slowestOfBare.push((await visit(browser, bare, [button])).slowest);
    }
    bench.table.report(`INP, ${name}`, median(slowest), median(slowestOfBare));
  }
  for (const name of watchedPages) {
    const longest: number[] = [];
    for (const _ of rounds) longest.push((await visit(browser, origin + paths[name], [])).longest);
    bench.table.report(`${name}, longest task`, median(longest));
  }
  browser.close();
};
