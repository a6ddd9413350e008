import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Texts } from '../../src/listing/listing.types.js';
import { close, listen } from './listen.js';
import type { TestShop } from './shop-api.js';

type Row = Record<string, unknown>;

interface ProductRow extends Row {
  id: string;
  sku: string;
  family: string;
  colour: string;
  hex: string;
  colour_name: Texts;
  facets: { thickness?: string; brand?: string; material?: { label: Texts }; fireClass?: { label: Texts }; absorptionClass?: string; alphaW?: number };
  gross: { EUR: number; GBP: number };
  is_starting: boolean;
  is_configurable: boolean;
  popularity: number;
  since: string;
  stock: number;
  is_warehouse: boolean;
  lead_days: number;
  categories: string[];
  picture: string;
  texts: { locale: string; name: string; slug: string; summary: string }[];
}

const inLocales = (column: string, texts: readonly { locale: string }[]): Row => Object.fromEntries(texts.map((text) => [`${column}_${text.locale}`, (text as Row)[column]]));
const inLanguages = (column: string, texts: Texts | undefined): Row => Object.fromEntries(Object.entries(texts ?? {}).map(([language, text]) => [`${column}_${language}`, text]));

/** The catalogue of a shop as rows of a product export. */
export const exportRowsOf = async ({ db }: Pick<TestShop, 'db'>): Promise<Row[]> => {
  const products = await db.execute<ProductRow>(sql`
    select p.id, p.sku, p.family, p.colour, p.colour_facts ->> 'hex' as hex, p.colour_facts -> 'name' as colour_name, p.facets, coalesce(p.starting_price -> 'prices', p.prices) as gross,
      p.starting_price is not null as is_starting, p.configuration is not null as is_configurable, p.popularity, p.since::text, p.stock, p.is_warehouse, p.lead_days, p.pictures -> 0 ->> 'file' as picture,
      array(select c.category_id from product_category c where c.product_id = p.id) as categories,
      (select json_agg(json_build_object('locale', t.locale, 'name', t.name, 'slug', t.slug, 'summary', t.summary)) from product_text t where t.product_id = p.id) as texts
    from product p where p.is_on_sale and p.sample_of is null order by p.family, p.position`);
  const categories = await db.execute<
    { id: string; parent_id: string | null; picture: { file: string }; texts: Record<string, { name: string; slug: string; summary: string; description: string }> } & Row
  >(sql`select id, parent_id, picture, texts from category order by position`);
  return [
    ...categories.rows.map(({ id, parent_id: parent, picture, texts }) => {
      const all = Object.entries(texts).map(([locale, text]) => ({ locale, ...text }));
      return {
        kind: 'category',
        id,
        parent,
        picture: picture.file,
        ...inLocales('name', all),
        ...inLocales('slug', all),
        ...inLocales('summary', all),
        ...inLocales('description', all),
      };
    }),
    ...products.rows.map(({ id, sku, family, colour, hex, facets, gross, texts, ...row }) => ({
      id,
      sku,
      family,
      category: row.categories,
      colour,
      colour_hex: hex,
      ...inLanguages('colour_name', row.colour_name),
      ...inLocales('name', texts),
      ...inLocales('slug', texts),
      ...inLocales('summary', texts),
      ...inLanguages('material', facets.material?.label),
      ...inLanguages('fire_class', facets.fireClass?.label),
      thickness: facets.thickness && Number.parseInt(facets.thickness, 10),
      absorption_class: facets.absorptionClass,
      alpha_w: facets.alphaW,
      brand: facets.brand,
      price_eur: gross.EUR,
      price_gbp: gross.GBP,
      starting_price: row.is_starting,
      configurable: row.is_configurable,
      popularity: row.popularity,
      since: row.since,
      in_stock: !row.is_warehouse || row.stock > 0,
      made_to_order: !row.is_warehouse,
      lead_days: row.lead_days,
      picture: row.picture,
    })),
  ];
};

export const jsonLinesOf = (rows: readonly Row[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

export interface ExportServer {
  url: string;
  /** Status of each response. */
  statuses: number[];
  /** The document; undefined: the source is down, and refuses connections. */
  document: string | undefined;
  stop(): Promise<void>;
}

/** Serves a product export with an ETag. */
export const startExportServer = async (document: string): Promise<ExportServer> => {
  const server = createServer((incoming, outgoing) => {
    if (served.document === undefined) return void incoming.socket.destroy();
    const etag = `"${createHash('sha256').update(served.document).digest('base64url')}"`;
    const isKnown = incoming.headers['if-none-match'] === etag;
    served.statuses.push(isKnown ? 304 : 200);
    outgoing.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : served.document);
  });
  const served: ExportServer = { url: '', statuses: [], document, stop: () => close(server) };
  served.url = `${await listen(server)}/export`;
  return served;
};
