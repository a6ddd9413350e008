import type { AggregateOffer, Article, BreadcrumbList, Graph, ItemAvailability, ItemList, JobPosting, Offer, Product as ProductThing, ProductGroup, Thing } from 'schema-dts';
import type { ListedPage } from '../../client/core/page.js';
import type { Brand } from '../contract/brands.js';
import type { ContentDocument } from '../contract/content.js';
import { contentTable } from '../contract/content-kinds.js';
import type { Money } from '../contract/money.js';
import type { Product } from '../contract/product.js';
import { href } from '../contract/routes.js';
import { plainTextOf } from '../domain/content-text.js';
import { sellerCurrency } from '../domain/seller.js';
import { colourOf, familyNameOf, fullNameOf } from '../domain/variants.js';
import { addressOf, businessOf, organizationOf, siteOf } from './structured-business.js';
import type { Described } from './structured-page.js';

const pictureUrl = (origin: string, file: string) => `${origin}/media/${file}`;
const priceOf = ({ amount, currency }: Money) => ({ price: (amount / 100).toFixed(2), priceCurrency: currency });

const availabilityOf = ({ stock }: Product): ItemAvailability => {
  if (stock.isMadeToOrder) return 'https://schema.org/MadeToOrder';
  return stock.available > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
};

/** UN/ECE Recommendation 20: MTK square metre, MTR metre. */
const unitCodes = { m2: 'MTK', m: 'MTR' } as const;
/** The m² or metres for which the price of a piece is, so that search engines can state the price of one (Directive 98/6/EC). */
const measureOf = ({ saleUnit }: Product) => {
  if (!saleUnit?.per || saleUnit.amount === null) return {};
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue' as const, value, unitCode: unitCodes[saleUnit.per!] });
  return { referenceQuantity: { ...quantity(saleUnit.amount), valueReference: quantity(1) } };
};

/** Offer of a product with its price in both VAT views. If options change the price, it is part of an aggregate offer with the lowest price. */
const offersOf = (product: Product, { url }: Described, { seller }: Brand): Offer | AggregateOffer => {
  const specification = (money: Money, valueAddedTaxIncluded: boolean) => ({
    '@type': 'UnitPriceSpecification' as const,
    ...priceOf(money),
    valueAddedTaxIncluded,
    ...measureOf(product),
  });
  const terms = {
    url,
    availability: availabilityOf(product),
    itemCondition: 'https://schema.org/NewCondition' as const,
    seller: { '@type': 'Organization' as const, name: seller.name },
  };
  const offer: Offer = {
    '@type': 'Offer',
    ...terms,
    ...priceOf(product.priceIncVat),
    priceSpecification: [specification(product.priceIncVat, true), specification(product.priceExcVat, false)],
  };
  if (!product.startingPrice) return offer;
  const { price: lowPrice, priceCurrency } = priceOf(product.startingPrice.includingVat);
  return { '@type': 'AggregateOffer', ...terms, lowPrice, priceCurrency, offers: [offer] };
};

const groupId = ({ canonical }: Described) => `${canonical}#group`;

/** What distinguishes products of a family: their colour, or the format of a print. */
const differenceOf = ({ type }: Product, name: string) => (type === 'Standard' ? { color: name } : { size: name });

/** Generates structured data (schema.org) of a brand's pages. */
export class StructuredData {
  constructor(private readonly brand: Brand) {}

  /** JSON-LD of a page; empty if it has none. */
  of(page: Described): string {
    const { info, key } = page;
    const about = info.about;
    const things: Thing[] = [
      ...(key === 'home' ? siteOf(this.brand, page) : []),
      ...(key === 'contact' ? [businessOf(this.brand, page)] : []),
      ...(info.trail ? [this.trailOf(page)] : []),
      ...(about && 'product' in about ? this.productOf(about.product, page) : []),
      ...(about && 'list' in about && about.list.length > 0 ? [this.listOf(about.list, page)] : []),
      ...(about && 'document' in about ? this.documentOf(about.document, page) : []),
    ];
    if (things.length === 0) return '';
    const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
    return JSON.stringify(graph).replaceAll('<', '\\u003c');
  }

  private trailOf({ info: { trail = [] }, origin, url }: Described): BreadcrumbList {
    const itemListElement = trail.map(({ label, href: path }, at) => ({ '@type': 'ListItem' as const, position: at + 1, name: label, item: path ? origin + path : url }));
    return { '@type': 'BreadcrumbList', itemListElement };
  }

  private listOf(list: readonly ListedPage[], { origin }: Described): ItemList {
    return { '@type': 'ItemList', itemListElement: list.map(({ name, href: path }, at) => ({ '@type': 'ListItem' as const, position: at + 1, name, url: origin + path })) };
  }

  /** A product; one of several colours with the group of its family, which names all of them. */
  private productOf(product: Product, page: Described): Thing[] {
    const colour = colourOf(product);
    if (!colour) return [this.productThing(product, page)];
    const group = { inProductGroupWithID: product.family, isVariantOf: { '@id': groupId(page) } };
    return [{ ...this.productThing(product, page), ...group, ...differenceOf(product, colour.name) }, this.groupOf(product, page)];
  }

  private groupOf(product: Product, page: Described): ProductGroup {
    const { origin, locale, canonical } = page;
    const name = familyNameOf(product);
    const urlOf = (slug: string) => origin + href('productDetail', locale, { slug });
    return {
      '@type': 'ProductGroup',
      '@id': groupId(page),
      name,
      description: product.summary,
      url: canonical,
      brand: { '@type': 'Brand', name: this.brand.siteName },
      productGroupID: product.family,
      variesBy: [`https://schema.org/${product.type === 'Standard' ? 'color' : 'size'}`],
      hasVariant: product.colours.map(({ name: colour, slug }) => ({
        '@type': 'Product',
        '@id': `${urlOf(slug)}#product`,
        url: urlOf(slug),
        name: `${name}, ${colour}`,
        ...differenceOf(product, colour),
      })),
    };
  }

  private productThing(product: Product, page: Described): Exclude<ProductThing, string | ProductGroup> {
    const { manufacturer } = this.brand;
    return {
      '@type': 'Product',
      '@id': `${page.url}#product`,
      name: fullNameOf(product),
      description: page.info.description ?? product.summary,
      sku: product.sku,
      category: product.category.name,
      image: product.pictures.map(({ file }) => pictureUrl(page.origin, file)),
      brand: { '@type': 'Brand', name: this.brand.siteName },
      ...(manufacturer && { manufacturer: { '@type': 'Organization', name: manufacturer.name, address: addressOf(manufacturer.address), email: manufacturer.email } }),
      offers: offersOf(product, page, this.brand),
    };
  }

  private documentOf(document: ContentDocument, page: Described): Thing[] {
    const { schemaType } = contentTable[document.kind];
    if (schemaType === 'JobPosting') return [this.jobOf(document, page)];
    return schemaType ? [this.articleOf(schemaType, document, page)] : [];
  }

  private articleOf(type: 'Article' | 'BlogPosting', { title, summary, published = '', updated, picture, minutes }: ContentDocument, page: Described): Article {
    const organization = organizationOf(this.brand, page);
    return {
      '@type': type,
      headline: title,
      description: summary,
      datePublished: published,
      dateModified: updated ?? published,
      inLanguage: page.locale,
      timeRequired: `PT${minutes}M`,
      mainEntityOfPage: page.url,
      author: organization,
      publisher: organization,
      ...(picture && { image: pictureUrl(page.origin, picture.file) }),
    };
  }

  private jobOf({ id, title, blocks, published = '', job }: ContentDocument, page: Described): JobPosting {
    const { validThrough = '', employment, salary } = job ?? {};
    return {
      '@type': 'JobPosting',
      title,
      description: plainTextOf(blocks),
      datePosted: published,
      validThrough: `${validThrough}T23:59:59Z`,
      // The page contains the application form.
      directApply: true,
      identifier: { '@type': 'PropertyValue', name: this.brand.seller.name, value: id },
      url: page.url,
      ...(employment && { employmentType: employment }),
      hiringOrganization: organizationOf(this.brand, page),
      jobLocation: { '@type': 'Place', address: addressOf(this.brand.seller.address) },
      ...(salary && {
        baseSalary: { '@type': 'MonetaryAmount', currency: sellerCurrency, value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'MONTH' } },
      }),
    };
  }
}
