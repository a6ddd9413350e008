import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { I18nService } from 'nestjs-i18n';
import type { SentFile } from '../../common/send-file.js';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';
import { BRAND, loadSite } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import type { Product } from '../../contract/product.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { PhotographStore } from '../catalogue-pictures/photograph-store.js';
import { renderDataSheet } from './data-sheet.pdf.js';

/** Size in pixels and JPEG quality of the picture, which is 6 cm wide in the PDF. */
const picturePixels = 560;
const pictureQuality = 72;
/** Folders with pictures: `brands` in the sources, the browser's files in a build. */
const mediaFolders = ['../../../brands/shared/media/', '../../../client/media/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const maxCachedBytes = 16_000_000;

/** The data of a product that a sheet shows. They are the cache key: a change makes a new sheet. */
const shownOf = ({ sku, name, summary, description, size, pictures, attributes, acoustics }: Product) => [
  sku,
  name,
  summary,
  description[0],
  size,
  pictures[0],
  attributes,
  acoustics,
];

/** Creates data sheets on the first request, and caches them until the product's data change. */
@Injectable()
export class DataSheetsService {
  private readonly limiter = new ConcurrencyLimiter(2, 50);
  private readonly sheets = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly photographs: PhotographStore,
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** @throws Problem NOT_FOUND; UNAVAILABLE when too many sheets are being created */
  async get(id: string, locale: Locale): Promise<SentFile> {
    const product = await this.catalogue.get(id, locale);
    const shown = createHash('sha256')
      .update(JSON.stringify(shownOf(product)))
      .digest('base64url');
    const content = (await this.sheets.fetch(`${id} ${locale} ${shown}`, { context: () => this.limiter.run(() => this.print(product, locale)) }))!;
    return { name: `${product.sku}-${localeTable[locale].language}.pdf`, type: 'application/pdf', content };
  }

  private async print(product: Product, locale: Locale): Promise<Buffer> {
    const { theme, look } = await loadSite(this.brand.code);
    const translate = (key: string, args = {}): string => this.i18n.translate(`components.dataSheet.${key}`, { lang: locale, args });
    const picture = await this.pictureOf(product, theme.colors.paper);
    const day = new Date().toISOString().slice(0, 10);
    return renderDataSheet({ product, locale, brand: this.brand, mark: look.logo, colour: theme.colors.primary, picture, day, translate });
  }

  /** The first picture as a small JPEG on the site's background colour. */
  private async pictureOf({ pictures: [picture] }: Product, background: string): Promise<Buffer | undefined> {
    const { default: sharp } = await import('sharp');
    const print = (path: string) => sharp(path).resize(picturePixels, picturePixels, { fit: 'cover' }).flatten({ background }).jpeg({ quality: pictureQuality }).toBuffer();
    const path = mediaFolders.map((folder) => folder + picture?.file).find((file) => existsSync(file));
    return path === undefined ? this.photographs.local(picture?.file ?? '', print) : print(path);
  }
}
