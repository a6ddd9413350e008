import { type Bench, host, pathsOf, ports, startShopApi, startStorefront } from './bench.js';
import { type InitialLoad, initialLoadOf } from './initial-load.js';
import { watchedPages } from './goals.js';

/** Measures the bytes of the initial load of each page. */
export const measureBytes = async (bench: Bench): Promise<void> => {
  const shopApi = await startShopApi(bench);
  await startStorefront(bench, shopApi.url);
  const origin = `http://localhost:${ports.storefront}`;
  const fetched = async (path: string) => Buffer.from(await (await fetch(origin + path, { headers: { host: `${host}:${ports.storefront}` } })).arrayBuffer());
  const paths = await pathsOf(origin);
  const views = new Map<string, InitialLoad>();
  for (const page of watchedPages) views.set(page, await initialLoadOf(page, (await fetched(paths[page])).toString(), fetched));
  for (const page of watchedPages) bench.table.report(`${page}, JavaScript`, views.get(page)!.javaScript / 1000);
  for (const page of watchedPages) bench.table.report(`${page}, JavaScript with its own part`, views.get(page)!.wholeJavaScript / 1000);
  for (const page of watchedPages) bench.table.report(`${page}, HTML`, views.get(page)!.html / 1000);
  for (const page of watchedPages) bench.table.report(`${page}, stylesheet`, views.get(page)!.stylesheet / 1000);
  const { fonts, fontFiles } = views.get('productOverview')!;
  bench.table.report('fonts', fonts / 1000);
  bench.table.report('font files', fontFiles);
};
