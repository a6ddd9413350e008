import { Global, Logger, Module } from '@nestjs/common';
import { CONTENT_READS } from '../common/content-reads.js';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { ContentService } from './content.service.js';
import { readLibrary } from './read-library.js';

/** Read once at the start; a faulty file is told and left out, and the rest of the site is up. */
const makeService = async (brand: Brand, { DOMAIN_SUFFIX }: Environment): Promise<ContentService> => {
  const library = await readLibrary(brand, DOMAIN_SUFFIX);
  const logger = new Logger('Content');
  for (const { code, place, message } of library.faults) logger.warn(`${place} ${code}: ${message}`);
  return new ContentService(library, brand);
};

/** What is written for the brand: articles, projects, offers of work, legal texts, introductions. */
@Global()
@Module({
  providers: [
    { provide: ContentService, useFactory: makeService, inject: [BRAND, ENVIRONMENT] },
    { provide: CONTENT_READS, useExisting: ContentService },
  ],
  exports: [ContentService, CONTENT_READS],
})
export class ContentModule {}
