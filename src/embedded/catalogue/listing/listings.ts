import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { describeError } from '../../../common/describe-error.js';
import { type Database, READ_DATABASE } from '../../database/database.module.js';
import { isDatabaseOutage } from '../../database/outage.js';
import { StaleIndexError } from './stale-index-error.js';
import { type ListingIndex, sizeOf } from '../../../listing/listing-index.js';
import { listing, listingEdition } from './listing.tables.js';
import { loadListing } from './load-listing.js';
import { WordIndex } from './word-index.js';

/** The data that lists and searches use. */
export interface Listings {
  index: ListingIndex;
  words: WordIndex;
}

/** Statement timeout in seconds for loading all families. It is longer than the one for requests. */
const loadTimeoutSeconds = 60;
/** Attempts of a request whose index is replaced meanwhile. */
const maxTries = 3;

interface EditionRow extends Record<string, unknown> {
  edition: string | null;
  /** Oldest transaction that is still running. All earlier ones have ended. */
  horizon: string;
  changes: [ordinal: number, inStock: boolean][] | null;
}

/**
 * Keeps the families on sale in memory, consistent with the database: before each use, one statement reads the changes that any
 * process made since the last one.
 */
@Injectable()
export class CurrentListings implements OnApplicationBootstrap {
  private readonly logger = new Logger('Listings');
  private known: Listings | undefined;
  private horizon = '0';
  private checking: Promise<unknown> = Promise.resolve();
  private next: Promise<Listings> | undefined;

  constructor(@Inject(READ_DATABASE) private readonly db: Database) {}

  /** Loads the index at startup, so that the first request need not wait. If the database is unavailable, the first request loads it instead. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.current();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      this.logger.warn(`The catalogue could not be loaded at startup. The first request loads it: ${describeError(error)}`);
    }
  }

  /** Runs `work` on the current index, and again when the tables were rebuilt meanwhile. @throws StaleIndexError after the last attempt */
  async read<Answer>(work: (listings: Listings) => Answer | Promise<Answer>): Promise<Answer> {
    for (let left = maxTries; ; left -= 1) {
      try {
        return await work(await this.current());
      } catch (error) {
        if (!(error instanceof StaleIndexError) || left === 1) throw error;
      }
    }
  }

  /** The current index. Callers that arrive while a check runs share the next check, because the running one may miss later commits. */
  private current(): Promise<Listings> {
    this.next ??= this.checking.then(() => {
      const look = this.check();
      this.next = undefined;
      this.checking = look.catch(() => undefined);
      return look;
    });
    return this.next;
  }

  /** Applies stock changes. A change that the last check could not see has a transaction id from `horizon` on, so those rows are read again. */
  private async check(): Promise<Listings> {
    const { rows } = await this.db.execute<EditionRow>(sql`
      select (select id from ${listingEdition}) as edition, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        (select json_agg(json_build_array(ordinal, in_stock)) from ${listing} where changed_in >= ${this.horizon}::xid8) as changes`);
    const { edition, horizon, changes } = rows[0]!;
    if (this.known?.index.edition !== edition) return this.load();
    for (const [ordinal, inStock] of changes ?? []) this.known.index.inStock[inStock ? 'add' : 'remove'](ordinal);
    this.horizon = horizon;
    return this.known;
  }

  private async load(): Promise<Listings> {
    const start = performance.now();
    const index = await this.db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = ${sql.raw(`'${loadTimeoutSeconds}s'`)}`);
        const { rows } = await tx.execute<{ horizon: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`);
        this.horizon = rows[0]!.horizon;
        return loadListing(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    this.known = { index, words: new WordIndex(this.db, index) };
    this.logger.log(`Catalogue loaded: ${index.productIds.length} families, ${(sizeOf(index) / 1e6).toFixed(1)} MB, in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return this.known;
  }
}
