import { Global, Logger, Module } from '@nestjs/common';
import { CONTENT_READER } from '../common/content-reader.js';
import { BRAND } from '../config/brand.js';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import type { Brand } from '../contract/brands.js';
import { ContentReloads, type Reloaded } from './content-reloads.js';
import { ContentService } from './content.service.js';
import { readLibrary } from './read-library.js';
import { ReloadController } from './reload.controller.js';

const logger = new Logger('Content');
/** Logs the faults of the content. A faulty document does not stop the site. */
const logReload = (faults: Reloaded['faults']): void => {
  for (const { code, place, message } of faults) logger.warn(`${place} ${code}: ${message}`);
};
const read = (brand: Brand, { DOMAIN_SUFFIX, CONTENT_DIR }: Environment) => readLibrary(brand, DOMAIN_SUFFIX, { folder: CONTENT_DIR });

/** Reads the content at the start. Later reloads are requested through `ReloadController`. */
const makeService = async (brand: Brand, environment: Environment): Promise<ContentService> => {
  const library = await read(brand, environment);
  logReload(library.faults);
  return new ContentService(library, brand);
};
const makeReloads = (content: ContentService, brand: Brand, environment: Environment) => new ContentReloads(content, () => read(brand, environment), logReload);

/** Documents of the brand: articles, projects, job offers, legal texts, introductions of screens. */
@Global()
@Module({
  controllers: [ReloadController],
  providers: [
    { provide: ContentService, useFactory: makeService, inject: [BRAND, ENVIRONMENT] },
    { provide: ContentReloads, useFactory: makeReloads, inject: [ContentService, BRAND, ENVIRONMENT] },
    { provide: CONTENT_READER, useExisting: ContentService },
  ],
  exports: [ContentService, ContentReloads, CONTENT_READER],
})
export class ContentModule {}
