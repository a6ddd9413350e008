import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { Accounting } from './accounting.service.js';
import { Ledgers } from './ledgers.service.js';

/** Figures and files for bookkeeping. */
@Module({ imports: [InvoicesModule], providers: [Accounting, Ledgers] })
export class AccountingModule {}
