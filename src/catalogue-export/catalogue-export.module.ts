import { Module } from '@nestjs/common';
import { DeliveryCalendar } from '../common/delivery-calendar.js';
import { CatalogueExportService } from './catalogue-export.service.js';

/** Lists and searches from a product export. It is loaded only with `CATALOGUE_URL`. */
@Module({ providers: [CatalogueExportService, DeliveryCalendar] })
export class CatalogueExportModule {}

export { CatalogueExportService };
