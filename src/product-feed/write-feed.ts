import type { CallContext } from '../common/call-context.js';
import { Problem } from '../contract/errors.js';
import { type Country, localeTable } from '../contract/locales.js';
import type { Money } from '../contract/money.js';
import type { Product, ProductCard } from '../contract/product.js';
import { ShopApiFailure } from '../shop-api/client/shop-api.failure.js';
import type { ShopApiClient } from '../shop-api/client/shop-api.client.js';
import { type FeedField, feedItem, type FeedSite } from './feed-item.js';

/** Families of one list. */
const pageSize = 100;
/** Products that are read at the same time: few, because shoppers come first. */
const atOnce = 4;
/** Maximum number of pages, against a Shop API whose lists do not end. */
const mostPages = 2000;

/** Postcodes in the capitals, for which the price of delivery is calculated. */
const postcodes: Record<Country, string> = { at: '1010', be: '1000', de: '10117', fr: '75001', nl: '1012 LG', gb: 'SW1A 1AA' };

const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: string): string => text.replaceAll(forbidden, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const written = ([name, value]: FeedField): string => `<${name}>${typeof value === 'string' ? escaped(value) : value.map(written).join('')}</${name}>`;

/** Counts of a feed. */
export interface FeedCounts {
  items: number;
  /** Products that lack a required field. */
  leftOut: number;
}

/** Reads products of the Shop API without its cache, so that pages stay cached. */
export class FeedSource {
  constructor(
    private readonly shopApi: ShopApiClient,
    private readonly context: CallContext,
  ) {}

  /** Ids of the products of all families: every colour, each once. */
  async *ids(): AsyncGenerator<string> {
    const seen = new Set<string>();
    for (let page = 1; page <= mostPages; page += 1) {
      const { items, total } = await this.shopApi.request('listProducts', { page, pageSize, sort: 'newest' }, this.context);
      for (const id of items.flatMap(idsOf)) {
        if (seen.has(id)) continue;
        seen.add(id);
        yield id;
      }
      if (items.length === 0 || page * pageSize >= total) return;
    }
  }

  /** A product and the price of its delivery. Undefined for a product that no longer exists. @throws ShopApiFailure when the Shop API does not respond */
  async read(id: string): Promise<{ product: Product; shipping: Money | null } | undefined> {
    const product = await this.shopApi.request('getProduct', { id }, this.context).catch(unlessFailed);
    return product && { product, shipping: await this.shippingOf(id) };
  }

  private async shippingOf(id: string): Promise<Money | null> {
    const { country } = localeTable[this.context.locale];
    const options = await this.shopApi
      .request('calculateShipping', { country, postcode: postcodes[country], lines: [{ productId: id, quantity: 1 }] }, this.context)
      .catch(unlessFailed);
    return options?.find(({ method }) => method === 'Deliver')?.price?.includingVat ?? null;
  }
}

const idsOf = ({ id, colours }: ProductCard): string[] => (colours.length ? colours.map(({ productId }) => productId) : [id]);
/** A refusal concerns one product; without a response the feed cannot be completed. */
const unlessFailed = (error: unknown): undefined => {
  if (error instanceof ShopApiFailure || !(error instanceof Problem)) throw error;
};

/** Yields groups of ids that are read at the same time. */
async function* grouped(ids: AsyncIterable<string>): AsyncGenerator<string[]> {
  let group: string[] = [];
  for await (const id of ids) {
    group.push(id);
    if (group.length === atOnce) {
      yield group;
      group = [];
    }
  }
  if (group.length) yield group;
}

/**
 * Yields a product feed in parts: RSS 2.0 with the namespace of Google Merchant Center.
 * @param counts receives the number of items
 * @see https://support.google.com/merchants/answer/14987622 RSS 2.0 specification
 */
export async function* feedText(source: FeedSource, site: FeedSite, counts: FeedCounts): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n`;
  yield [written(['title', site.brand.siteName]), written(['link', `${site.origin}/`]), written(['description', site.brand.siteName])].join('\n');
  for await (const ids of grouped(source.ids())) {
    const read = await Promise.all(ids.map((id) => source.read(id)));
    for (const found of read) {
      const fields = found && feedItem(found.product, found.shipping, site);
      if (fields) counts.items += 1;
      else counts.leftOut += 1;
      if (fields) yield `\n<item>${fields.map(written).join('')}</item>`;
    }
  }
  yield '\n</channel>\n</rss>\n';
}
