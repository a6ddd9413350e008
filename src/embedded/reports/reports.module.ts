import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MailModule } from '../mail/mail.module.js';
import { Reports } from './reports.service.js';

/** Daily and weekly reports for ops, on the command line and by mail. */
@Module({ imports: [CatalogueModule, MailModule], providers: [Reports] })
export class ReportsModule {}
