import type { QueryKey } from '@tanstack/react-query';
import type { Region, RenderedRegions } from '../core/region.js';
import { RegionStore } from './region-store.js';
import type { FetchedRead } from './server-query-client.js';

const cartKey: QueryKey = [['cart', 'order'], { type: 'query' }];
const read = (queryKey: QueryKey, data: unknown): FetchedRead => ({ queryKey, key: JSON.stringify(queryKey), data });
const product = { name: 'Wandpaneel' };
const productRead = (data: unknown) => read([['products', 'bySlug'], { type: 'query' }], data);

interface Cart {
  pieces: number;
  note?: string;
}
const pieces = (cart: Cart | null) => cart?.pieces ?? 0;
/** What the header of the shop takes from the cart. */
const headerReads = (regions: RenderedRegions) => regions.record('header', { queryKey: cartKey, select: pieces });

interface Visit {
  address?: string;
  reads?: FetchedRead[];
  cart?: Cart | null | undefined;
  cacheable?: Region[];
  reading?(regions: RenderedRegions): void;
  says?: string;
}

/** Requests a page of the store, whose header shows the number of pieces. */
const visitTo = (store: RegionStore) => (visit: Visit) => {
  const { address = '/', reads = [productRead(product)], cart = null, cacheable = ['header', 'main', 'footer'], reading = headerReads, says = 'content' } = visit;
  const cartRead = read(cartKey, cart);
  const { html, cached } = store.render({ address, cacheable, fetched: [...reads, cartRead], cartKey: cartRead.key }, (regions) => {
    if (!regions.isCached('header')) reading(regions);
    const content = (region: Region, text: string) => (regions.isCached(region) ? '' : text);
    return `<header class="a">${content('header', `<p>${pieces(cart)}</p>`)}</header><main id="main">${content('main', says)}</main><footer>${content('footer', 'footer')}</footer>`;
  });
  return { html: html.join(''), cached };
};

const page = (count: number, says = 'content') => `<header class="a"><p>${count}</p></header><main id="main">${says}</main><footer>footer</footer>`;
const all = ['header', 'main', 'footer'];

describe('the regions of a page', () => {
  it('are inserted from the third request on, because most searches occur only once', () => {
    const visit = visitTo(new RegionStore());
    expect([visit({}), visit({}), visit({})].map(({ html, cached }) => [html, cached])).toEqual([
      [page(0), []],
      [page(0), []],
      [page(0), all],
    ]);
  });

  it.each([
    ['another address', { address: '/other' }],
    ['a response that has changed', { reads: [productRead({ ...product })] }],
    ['another response in addition', { reads: [productRead(product), productRead(null)] }],
    ['data of the address with another value', { reads: [productRead(product), read(['configurator', 'id'], { width: 60 })] }],
  ])('are rendered for %s', (_what, other) => {
    const visit = visitTo(new RegionStore());
    for (let time = 0; time < 3; time += 1) visit({});
    expect(visit({ ...other, says: 'other content' })).toEqual({ html: page(0, 'other content'), cached: [] });
  });

  it('are the same for equal data of the address', () => {
    const visit = visitTo(new RegionStore());
    const reads = () => [productRead(product), read(['configurator', 'id'], { width: 60 })];
    for (let time = 0; time < 2; time += 1) visit({ reads: reads() });
    expect(visit({ reads: reads() }).cached).toEqual(all);
  });

  it('without the cart are the same for all carts, and those with a part of it for carts with the same part', () => {
    const visit = visitTo(new RegionStore());
    for (let time = 0; time < 2; time += 1) visit({});
    expect(visit({ cart: { pieces: 2 } })).toEqual({ html: page(2), cached: ['main', 'footer'] });
    visit({ cart: { pieces: 2 } });
    expect(visit({ cart: { pieces: 2, note: 'of somebody else' } })).toEqual({ html: page(2), cached: all });
    expect(visit({ cart: { pieces: 3 } })).toEqual({ html: page(3), cached: ['main', 'footer'] });
    expect(visit({}).html).toBe(page(0));
  });

  it('are forgotten after thousands of other searches, each of which takes memory even if it occurs only once', () => {
    const visit = visitTo(new RegionStore());
    visit({});
    for (let search = 0; search < 10_000; search += 1) visit({ address: `/?q=${search}` });
    visit({});
    expect(visit({}).cached).toEqual([]);
  });

  it('that show a cart whole are rendered for each cart', () => {
    const visit = visitTo(new RegionStore());
    const reading = (regions: RenderedRegions) => regions.record('header', { queryKey: cartKey, select: undefined });
    for (let time = 0; time < 4; time += 1) expect(visit({ cart: { pieces: time }, reading }).html).toBe(page(time));
  });

  it('that take more from a cart with certain content are rendered for it', () => {
    const visit = visitTo(new RegionStore());
    const notes = (cart: Cart | null) => cart?.note;
    const readingOf = (cart: Cart) => (regions: RenderedRegions) => {
      headerReads(regions);
      if (cart.pieces > 1) regions.record('header', { queryKey: cartKey, select: notes });
    };
    const see = (cart: Cart) => visit({ cart, reading: readingOf(cart) }).cached.includes('header');
    const [small, hers, his] = [{ pieces: 1 }, { pieces: 2, note: 'hers' }, { pieces: 2, note: 'his' }];
    expect([small, small, small, hers, hers, hers, his, his, his].map(see)).toEqual([false, false, true, false, false, true, false, false, true]);
  });

  it('that are not cacheable are always rendered', () => {
    const visit = visitTo(new RegionStore());
    for (let time = 0; time < 3; time += 1) visit({ cacheable: ['header', 'footer'] });
    expect(visit({ cacheable: ['header', 'footer'], says: 'new content' })).toEqual({ html: page(0, 'new content'), cached: ['header', 'footer'] });
  });

  it('of a page with a preload are rendered, because React writes it outside of them', () => {
    const store = new RegionStore();
    const html = `<link rel="preload" as="image" href="/a.webp"/>${page(0)}`;
    for (let time = 0; time < 4; time += 1)
      expect(store.render({ address: '/', cacheable: ['main'], fetched: [], cartKey: undefined }, () => html)).toEqual({ html: [html], cached: [] });
  });
});
