import type { Article, BreadcrumbList, Graph, JobPosting, Organization, Product as ProductThing, Thing, WebSite } from 'schema-dts';
import type { PageInfo } from '../../client/core/page.js';
import type { Brand } from '../contract/brands.js';
import type { ContentDocument } from '../contract/content.js';
import { type Locale, localeTable } from '../contract/locales.js';
import type { Money } from '../contract/money.js';
import type { Product } from '../contract/product.js';
import { href, type RouteKey } from '../contract/routes.js';
import { plainTextOf } from '../domain/content-text.js';
import { seatOf } from '../domain/seat.js';
import { isServed } from '../domain/served-routes.js';

/** A page as structured data need to know it. */
export interface Described {
  key: RouteKey;
  info: PageInfo;
  locale: Locale;
  /** Scheme and host of the site in this locale. */
  origin: string;
  /** The page's canonical address. */
  url: string;
}

const pictureUrl = (origin: string, file: string) => `${origin}/media/${file}`;
const addressOf = (address: readonly string[]) => {
  const { street, postcode, city, country } = seatOf(address);
  return { '@type': 'PostalAddress' as const, streetAddress: street, postalCode: postcode, addressLocality: city, addressCountry: country };
};

/** What search engines are told about a brand's pages (schema.org). */
export class StructuredData {
  constructor(private readonly brand: Brand) {}

  /** JSON-LD of a page; empty when there is nothing to say. */
  of(page: Described): string {
    const { info, key } = page;
    const about = info.about;
    const things: Thing[] = [
      ...(key === 'home' ? this.siteOf(page) : []),
      ...(info.trail ? [this.trailOf(page)] : []),
      ...(about && 'product' in about ? [this.productOf(about.product, page)] : []),
      ...(about && 'document' in about ? this.documentOf(about.document, page) : []),
    ];
    if (things.length === 0) return '';
    const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
    return JSON.stringify(graph).replaceAll('<', '\\u003c');
  }

  private organization({ origin, locale }: Described): Organization {
    const { seller, email, phone } = this.brand;
    return {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: seller.name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      email,
      telephone: phone[localeTable[locale].country],
      vatID: seller.vatNumber,
      address: addressOf(seller.address),
    };
  }

  private siteOf(page: Described): Thing[] {
    const { origin, locale } = page;
    const target = `${origin}${href('searchOverview', locale)}?q={search_term_string}`;
    const search = { '@type': 'SearchAction' as const, target: { '@type': 'EntryPoint' as const, urlTemplate: target }, 'query-input': 'required name=search_term_string' };
    const site: WebSite = {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      url: `${origin}/`,
      name: this.brand.siteName,
      inLanguage: locale,
      publisher: { '@id': `${origin}/#organization` },
      ...(isServed(this.brand, 'searchOverview') && { potentialAction: search }),
    };
    return [this.organization(page), site];
  }

  private trailOf({ info: { trail = [] }, origin, url }: Described): BreadcrumbList {
    const itemListElement = trail.map(({ label, href: path }, at) => ({ '@type': 'ListItem' as const, position: at + 1, name: label, item: path ? origin + path : url }));
    return { '@type': 'BreadcrumbList', itemListElement };
  }

  /** One offer, with its price in both views of the VAT. */
  private productOf(product: Product, { origin, url }: Described): ProductThing {
    const price = ({ amount, currency }: Money) => ({ price: (amount / 100).toFixed(2), priceCurrency: currency });
    const specification = (money: Money, valueAddedTaxIncluded: boolean) => ({ '@type': 'UnitPriceSpecification' as const, ...price(money), valueAddedTaxIncluded });
    const isAvailable = product.stock.isMadeToOrder || product.stock.available > 0;
    const { manufacturer } = this.brand;
    return {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: product.name,
      description: product.summary,
      sku: product.sku,
      category: product.category.name,
      image: product.pictures.map(({ file }) => pictureUrl(origin, file)),
      brand: { '@type': 'Brand', name: this.brand.siteName },
      ...(manufacturer && { manufacturer: { '@type': 'Organization', name: manufacturer.name, address: addressOf(manufacturer.address), email: manufacturer.email } }),
      offers: {
        '@type': 'Offer',
        url,
        ...price(product.priceIncVat),
        priceSpecification: [specification(product.priceIncVat, true), specification(product.priceExcVat, false)],
        availability: product.stock.isMadeToOrder ? 'https://schema.org/MadeToOrder' : isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: this.brand.seller.name },
      },
    };
  }

  private documentOf(document: ContentDocument, page: Described): Thing[] {
    if (document.job) return [this.jobOf(document, page)];
    return document.published && document.picture ? [this.articleOf(document, page)] : [];
  }

  private articleOf({ kind, title, summary, published = '', updated, picture }: ContentDocument, page: Described): Article {
    const organization = this.organization(page);
    return {
      '@type': kind === 'blogs' ? 'BlogPosting' : 'Article',
      headline: title,
      description: summary,
      datePublished: published,
      dateModified: updated ?? published,
      inLanguage: page.locale,
      mainEntityOfPage: page.url,
      author: organization,
      publisher: organization,
      ...(picture && { image: pictureUrl(page.origin, picture.file) }),
    };
  }

  private jobOf({ title, blocks, published = '', job }: ContentDocument, page: Described): JobPosting {
    const { validThrough = '', employment, salary } = job ?? {};
    return {
      '@type': 'JobPosting',
      title,
      description: plainTextOf(blocks),
      datePosted: published,
      validThrough: `${validThrough}T23:59:59Z`,
      ...(employment && { employmentType: employment }),
      hiringOrganization: this.organization(page),
      jobLocation: { '@type': 'Place', address: addressOf(this.brand.seller.address) },
      ...(salary && {
        baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: 'MONTH' } },
      }),
    };
  }
}
