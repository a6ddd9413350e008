import { Inject, Injectable } from '@nestjs/common';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { AccountPlan, type LedgerSettings } from './accounts.js';
import { documentsIn } from './booked-documents.js';
import { maximumRows, writeDatev } from './datev.js';
import { documentEntry, type Entry, movementEntry } from './ledger-entries.js';
import { movementsIn } from './movements.js';
import type { Period } from './periods.js';
import { inSnapshot } from './snapshot.js';

/** The period has more entries than a file can contain. */
export class TooManyEntries extends Error {}
/** DATEV needs a setting, or an account is not a number. */
export class NotForDatev extends Error {}

export interface LedgerFile {
  content: string | Buffer;
  entries: number;
}

/** Files of double entries for accounting software. */
@Injectable()
export class Ledgers {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BRAND) private readonly brand: Brand,
  ) {}

  /** @throws SettingsMissing, TooManyEntries, NotForDatev */
  async datev(period: Period, settings: LedgerSettings): Promise<LedgerFile> {
    if (!settings.datev) throw new NotForDatev('the settings need `datev` with consultant and client');
    const entries = await this.entries(period, settings);
    const named = entries.flatMap(({ lines }) => lines).find(({ account }) => !/^\d{1,9}$/.test(account));
    if (named) throw new NotForDatev(`account ${named.account} of "${named.name}" is not a number`);
    return { content: writeDatev(entries, period, settings, new Date()), entries: entries.length };
  }

  /** @throws SettingsMissing, TooManyEntries */
  async xaf(period: Period, settings: LedgerSettings): Promise<LedgerFile> {
    const entries = await this.entries(period, settings);
    const { writeXaf } = await import('./xaf.js');
    return { content: writeXaf(entries, period, this.brand, new Date()), entries: entries.length };
  }

  private async entries(period: Period, settings: LedgerSettings): Promise<Entry[]> {
    const plan = new AccountPlan(settings);
    const entries = await inSnapshot(this.db, async (tx) => {
      const found: Entry[] = [];
      const add = (entry: Entry) => {
        found.push(entry);
        if (found.length * 2 > maximumRows) throw new TooManyEntries(`more than ${Math.floor(maximumRows / 2)} entries`);
      };
      for await (const document of documentsIn(tx, period)) add(documentEntry(plan, document));
      for await (const movement of movementsIn(tx, period)) add(movementEntry(plan, movement));
      return found;
    });
    plan.requireAll();
    return entries;
  }
}
