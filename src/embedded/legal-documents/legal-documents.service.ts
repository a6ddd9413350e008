import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { I18nService } from 'nestjs-i18n';
import { BRAND, loadSite } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import type { Locale } from '../../contract/locales.js';
import type { InfoId } from '../../content/front-matter.js';
import { readLibrary } from '../../content/read-library.js';
import { siteOrigin } from '../mail/site-origin.js';
import { renderDocument } from './document.pdf.js';

/** Documents that are attached to order confirmations. */
export type LegalDocumentId = Extract<InfoId, 'terms' | 'withdrawal'>;
export interface PrintedDocument {
  filename: string;
  content: Buffer;
}

/** Milliseconds for which a PDF is cached; edited texts appear after that. */
const freshFor = 600_000;
/** Two documents in seven locales. */
const maxCached = 14;

/** Legal documents as PDF attachments, which buyers can keep. */
@Injectable()
export class LegalDocuments {
  private readonly logger = new Logger('Legal documents');
  private readonly printed = new LRUCache<string, Promise<PrintedDocument | undefined>>({ max: maxCached, ttl: freshFor });

  constructor(
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly i18n: I18nService,
  ) {}

  /** @returns undefined, after logging an error, when the document does not exist */
  async get(id: LegalDocumentId, locale: Locale): Promise<PrintedDocument | undefined> {
    const key = `${locale} ${id}`;
    const printed = this.printed.get(key) ?? this.print(id, locale);
    this.printed.set(key, printed, { noUpdateTTL: true });
    try {
      return await printed;
    } catch (error) {
      this.printed.delete(key);
      throw error;
    }
  }

  private async print(id: LegalDocumentId, locale: Locale): Promise<PrintedDocument | undefined> {
    const { brand, environment } = this;
    const { documents } = await readLibrary(brand, environment.DOMAIN_SUFFIX, { folder: environment.CONTENT_DIR, only: 'info' });
    const document = documents[locale].info.get(id);
    if (!document) {
      this.logger.error(`Document "${id}" is missing in ${locale}. Order confirmations are sent without it. Run "legal check".`);
      return undefined;
    }
    const { theme, look } = await loadSite(brand.code);
    const translate = (key: string, args = {}): string => this.i18n.translate(`components.${key}`, { lang: locale, args });
    const facts = { document, locale, brand, mark: look.logo, colour: theme.colors.primary, origin: siteOrigin(brand, environment, locale), translate };
    return { filename: `${document.slug}.pdf`, content: await renderDocument(facts) };
  }
}
