import { statSync } from 'node:fs';
import { create } from 'xmlbuilder2';
import { loadBrand } from '../config/brand.js';
import { ContentService } from '../content/content.service.js';
import { readLibrary } from '../content/read-library.js';
import { brandCodes } from '../contract/brand-codes.js';
import { feedNames, feedPath } from '../contract/feeds.js';
import { type Locale, locales } from '../contract/locales.js';
import { hostOf } from '../domain/hosts.js';
import { Feeds } from './feeds.js';

const media = 'brands/shared/media/';
const feedsOf = async (code: (typeof brandCodes)[number]) => {
  const brand = await loadBrand(code);
  const feeds = new Feeds(brand, new ContentService(await readLibrary(brand, 'www'), brand), media);
  return { feeds, originOf: (locale: Locale) => `https://${hostOf(brand, locale, 'www')}` };
};

type Node = Record<string, unknown>;
const listOf = (value: unknown): Node[] => (value === undefined ? [] : [value].flat()) as Node[];
/** Elements by name, attributes with a prefix `@`. @throws on malformed XML */
const parsed = (xml: string): Node => create(xml).end({ format: 'object' }) as unknown as Node;
const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? String((value as Node)['$'] ?? (value as Node)['#']) : String(value));

/** RFC 822 date with a four-digit year, as recommended by the RSS Advisory Board. */
const rfc822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const expectEnclosure = (enclosure: Node, origin: string, address: '@url' | '@href') => {
  const url = String(enclosure[address]);
  expect(url).toMatch(new RegExp(`^${origin}/media/`));
  expect(enclosure['@type']).toBe('image/webp');
  expect(Number(enclosure['@length'])).toBe(statSync(url.replace(`${origin}/media/`, media)).size);
};
const expectUnique = (values: string[]) => expect(new Set(values).size).toBe(values.length);

describe.each(brandCodes)('the feeds of %s', (code) => {
  let site: Awaited<ReturnType<typeof feedsOf>>;
  beforeAll(async () => {
    site = await feedsOf(code);
  });

  describe.each(locales)('in %s', (locale) => {
    it.each(feedNames)('contain %s as valid RSS 2.0 that follows the recommendations of the RSS Advisory Board', async (name) => {
      const origin = site.originOf(locale);
      const { rss } = parsed(await site.feeds.make(name, 'xml', locale, origin)) as { rss: Node & { channel: Node } };
      expect(rss['@version']).toBe('2.0');
      const { channel } = rss;
      for (const required of ['title', 'link', 'description']) expect(textOf(channel[required])).toMatch(/\w/);
      expect(channel['link']).toMatch(new RegExp(`^${origin}/`));
      expect(channel['language']).toBe(locale.toLowerCase());
      expect(channel['lastBuildDate']).toMatch(rfc822);
      expect(listOf(channel['atom:link'])).toEqual([{ '@href': origin + feedPath(name, 'xml'), '@rel': 'self', '@type': 'application/rss+xml' }]);
      const items = listOf(channel['item']);
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        expect(textOf(item['title'])).toMatch(/\w/);
        expect(textOf(item['description'])).toMatch(/\w/);
        expect(item['link']).toMatch(new RegExp(`^${origin}/[\\w/-]+$`));
        expect(item['pubDate']).toMatch(rfc822);
        expect(listOf(item['enclosure'])).toHaveLength(1);
        expectEnclosure(item['enclosure'] as Node, origin, '@url');
      }
      expectUnique(items.map(({ guid }) => textOf(guid)));
      const dates = items.map(({ pubDate }) => Date.parse(String(pubDate)));
      expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    });

    it.each(feedNames)('contain %s as valid Atom (RFC 4287)', async (name) => {
      const origin = site.originOf(locale);
      const { feed } = parsed(await site.feeds.make(name, 'atom', locale, origin)) as { feed: Node };
      expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
      expect(textOf(feed['id'])).toBe(origin + feedPath(name, 'atom'));
      expect(textOf(feed['title'])).toMatch(/\w/);
      expect(feed['updated']).toMatch(rfc3339);
      expect(listOf(feed['author'])[0]).toMatchObject({ name: expect.stringMatching(/\w/) });
      expect(listOf(feed['link'])).toContainEqual({ '@rel': 'self', '@href': origin + feedPath(name, 'atom') });
      const entries = listOf(feed['entry']);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(textOf(entry['title'])).toMatch(/\w/);
        expect(entry['updated']).toMatch(rfc3339);
        expect(textOf(entry['summary'])).toMatch(/\w/);
        const links = listOf(entry['link']);
        const alternates = links.filter((link) => (link['@rel'] ?? 'alternate') === 'alternate');
        expect(alternates.map((link) => link['@href'])).toEqual([textOf(entry['id'])]);
        for (const link of links.filter((one) => one['@rel'] === 'enclosure')) expectEnclosure(link, origin, '@href');
      }
      expectUnique(entries.map(({ id }) => textOf(id)));
    });
  });
});
