import { existsSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { Parser } from 'htmlparser2';
import { isLocale, type Locale } from '../../src/contract/locales.js';
import type { TestSite } from './site.js';

/** Links and files of a page, and the ids in it that fragments can refer to. */
interface Leads {
  pages: string[];
  files: string[];
  ids: Set<string>;
}

const isFileOf = /icon|stylesheet|preload|manifest|modulepreload/;

/** Uses a streaming parser, because thousands of pages are read and their trees are not needed. */
const leadsOf = (html: string): Leads => {
  const leads: Leads = { pages: [], files: [], ids: new Set() };
  const parser = new Parser({
    onopentag: (name, { id, href, rel, src, srcset }) => {
      if (id) leads.ids.add(id);
      if (href && name === 'a') leads.pages.push(href);
      const linked = name === 'link' && isFileOf.test(rel ?? '') ? href : undefined;
      const sized = (srcset ?? '').split(',').map((part) => part.trim().split(' ')[0]);
      leads.files.push(...[src, linked, ...sized].filter((file): file is string => Boolean(file)));
    },
  });
  parser.end(html);
  return leads;
};

/**
 * The files to request: all that the build does not contain, but only one of those that differ only in their query, and of the files of
 * the build one for each folder and file type. Requesting each of some thousand pictures took a third of the time.
 */
const filesToRequest = (site: TestSite, files: ReadonlySet<string>): string[] => {
  const kinds = new Set<string>();
  return [...files].filter((file) => {
    const [path = '', query] = file.split('?');
    const kind = query ? path : `${dirname(path)} ${extname(path)}`;
    const exists = query !== undefined || existsSync(`${site.folder}client${path}`);
    if (exists && kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  });
};

/** Maximum number of URLs to request that differ only in the values of their query. */
const maxAlike = 2;

/** Follows every link of a site from the home pages of some locales, within these locales. @returns faults, and the numbers of pages and files */
export const crawl = async (site: TestSite, requested: readonly Locale[]): Promise<{ faults: string[]; pages: number; files: number }> => {
  const faults = new Set<string>();
  const files = new Set<string>();
  const idsOf = new Map<string, Set<string>>();
  const fragments: { from: string; page: string; id: string }[] = [];
  const queue: { locale: Locale; path: string; from: string }[] = requested.map((locale) => ({ locale, path: '/', from: 'start' }));
  const samples = new Map<string, number>();
  const seen = new Set(queue.map(({ locale, path }) => `${locale} ${path}`));
  const follow = (locale: Locale, href: string, from: string) => {
    const url = new URL(href, `http://${site.hostOf(locale)}${from.split(' ')[1] ?? '/'}`);
    if (url.protocol !== 'http:' || url.host !== site.hostOf(locale)) return;
    // Link of the language switch: the same path must exist on the host of the other locale.
    const chosen = url.searchParams.get('locale');
    url.searchParams.delete('locale');
    const target = isLocale(chosen) ? chosen : locale;
    if (!requested.includes(target)) return;
    const path = url.pathname + url.search;
    const name = `${target} ${path}`;
    if (url.hash) fragments.push({ from, page: name, id: decodeURIComponent(url.hash.slice(1)) });
    if (seen.has(name)) return;
    seen.add(name);
    // URLs that differ only in values of the query (product, room, option) are the same page: only a sample is requested.
    const kind = `${target} ${url.pathname} ${[...url.searchParams.keys()].toSorted().join(' ')}`;
    // Data sheets take most of the time. All are requested in one locale.
    const isRepeated = url.pathname.startsWith('/api/') && target !== requested[0];
    const alike = isRepeated ? `${target} /api` : kind;
    const looked = (samples.get(alike) ?? 0) + 1;
    samples.set(alike, looked);
    if ((url.search || isRepeated) && looked > maxAlike) return;
    queue.push({ locale: target, path, from });
  };
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { locale, path, from } = next;
    const name = `${locale} ${path}`;
    const { status, location, text } = await site.request(locale, path);
    if (status !== 200) {
      faults.add(`${name} responds ${status}${location ? ` to ${location}` : ''}, linked from ${from}`);
      continue;
    }
    const leads = leadsOf(text);
    idsOf.set(name, leads.ids);
    for (const href of leads.pages) follow(locale, href, name);
    for (const file of leads.files) if (file.startsWith('/')) files.add(file);
  }
  for (const file of filesToRequest(site, files)) {
    const { status } = await site.request('nl-NL', file);
    if (status !== 200) faults.add(`${file} responds ${status}`);
  }
  for (const { from, page, id } of fragments) if (idsOf.has(page) && !idsOf.get(page)!.has(id)) faults.add(`${page} has no #${id}, linked from ${from}`);
  return { faults: [...faults], pages: idsOf.size, files: files.size };
};
