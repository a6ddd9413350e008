import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { InvoicesService } from '../invoices/invoices.service.js';
import { type AccountingFault, Balance, type Difference, differing } from './balance.js';
import { documentsIn } from './booked-documents.js';
import { linesOf } from './booked-lines.js';
import { databaseSums, moneyFaults, numberFaults } from './database-sums.js';
import type { ExportFileName } from './export-files.js';
import { movementsIn, ordersIn } from './movements.js';
import { OssReturn, type OssRow } from './oss.js';
import type { Period } from './periods.js';
import { inSnapshot } from './snapshot.js';
import { ExportFolder } from './write-files.js';

/** Result of a check: compared sums, and what does not agree. */
export interface CheckedPeriod {
  sums: Difference[];
  faults: AccountingFault[];
}
export interface WrittenExport extends CheckedPeriod {
  rows: Record<ExportFileName, number>;
  /** Number of UBL documents. */
  documents: number;
}

/** Reads invoices, credit notes, payments and refunds for bookkeeping. Nothing is written to the database. */
@Injectable()
export class Accounting {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly invoices: InvoicesService,
  ) {}

  /** Writes the files of a month to a new folder, and checks them as `check` does. */
  async export(period: Period, folder: string): Promise<WrittenExport> {
    const files = await ExportFolder.create(folder);
    return inSnapshot(this.db, async (tx) => {
      const balance = new Balance();
      for await (const row of ordersIn(tx, period)) await files.add('orders', row);
      for await (const document of documentsIn(tx, period)) {
        balance.addDocument(document);
        await files.add(document.kind === 'invoice' ? 'invoices' : 'credit_notes', document);
        for (const line of linesOf(document)) await files.add('lines', line);
        const ubl = await this.invoices.electronic(document);
        if (ubl !== undefined) await files.addDocument(`ubl/${document.number}.xml`, ubl);
      }
      for await (const movement of movementsIn(tx, period)) {
        balance.addMovement(movement);
        await files.add(movement.kind === 'payment' ? 'payments' : 'refunds', movement);
      }
      for (const row of balance.vat.rows()) await files.add('vat', row);
      const checked = await this.compare(tx, period, balance);
      for (const sum of checked.sums) await files.add('balance', sum);
      return { ...checked, ...(await files.close()) };
    });
  }

  /** Compares the sums of a period with each other and with the database, and finds documents, orders and number series that do not add up. */
  check(period: Period): Promise<CheckedPeriod> {
    return inSnapshot(this.db, async (tx) => {
      const balance = new Balance();
      for await (const document of documentsIn(tx, period)) balance.addDocument(document);
      for await (const movement of movementsIn(tx, period)) balance.addMovement(movement);
      return this.compare(tx, period, balance);
    });
  }

  /** Figures of a quarter for the return of the One-Stop-Shop, and those that do not belong to it. */
  oss(quarter: Period): Promise<OssRow[]> {
    return inSnapshot(this.db, async (tx) => {
      const figures = new OssReturn(quarter.name);
      for await (const document of documentsIn(tx, quarter)) figures.add(document);
      return figures.rows();
    });
  }

  private async compare(tx: Executor, period: Period, balance: Balance): Promise<CheckedPeriod> {
    const sums = balance.compare(await databaseSums(tx, period));
    const faults = [...differing(sums), ...balance.faults, ...(await moneyFaults(tx, period)), ...(await numberFaults(tx, period))];
    return { sums, faults };
  }
}
