import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { describeError } from '../../../common/describe-error.js';
import { DATABASE, type Database } from '../../database/database.module.js';
import { isDatabaseOutage } from '../../database/outage.js';
import { EditionGone } from './edition-gone.js';
import { type ListingIndex, sizeOf } from './listing-index.js';
import { listing, listingEdition } from './listing.tables.js';
import { loadListing } from './load-listing.js';
import { Words } from './words.js';

/** What a list or a search works with. */
export interface Listings {
  index: ListingIndex;
  words: Words;
}

/** Seconds that reading all families may take: more than any statement of a visitor. */
const patience = 60;
/** Catalogues that are made anew while somebody asks. */
const tries = 3;

interface Look extends Record<string, unknown> {
  edition: string | null;
  /** No transaction before this one is still under way. */
  horizon: string;
  changes: [ordinal: number, inStock: boolean][] | null;
}

/**
 * The families on sale in this process's memory, as right as the database: before each use one statement asks what has
 * changed since, on whatever machine.
 */
@Injectable()
export class CurrentListings implements OnApplicationBootstrap {
  private readonly logger = new Logger('Listings');
  private known: Listings | undefined;
  private horizon = '0';
  private looking: Promise<unknown> = Promise.resolve();
  private next: Promise<Listings> | undefined;

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Whoever lists first shall not wait; a database that cannot be had now ends no start, whoever lists first reads then. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.current();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      this.logger.warn(`Read at the first list instead: ${describeError(error)}`);
    }
  }

  /** Works on the families on sale, and once more when they have become others meanwhile. */
  async read<Answer>(work: (listings: Listings) => Answer | Promise<Answer>): Promise<Answer> {
    for (let left = tries; ; left -= 1) {
      try {
        return await work(await this.current());
      } catch (error) {
        if (!(error instanceof EditionGone) || left === 1) throw error;
      }
    }
  }

  /** A look that has begun may have missed what was written since: whoever comes meanwhile shares the next one. */
  private current(): Promise<Listings> {
    this.next ??= this.looking.then(() => {
      const look = this.look();
      this.next = undefined;
      this.looking = look.catch(() => undefined);
      return look;
    });
    return this.next;
  }

  /** A change that was not yet visible was made by a transaction under way at the last look, or by a later one: all of these are read again. */
  private async look(): Promise<Listings> {
    const { rows } = await this.db.execute<Look>(sql`
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
        await tx.execute(sql`set local statement_timeout = ${sql.raw(`'${patience}s'`)}`);
        const { rows } = await tx.execute<{ horizon: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`);
        this.horizon = rows[0]!.horizon;
        return loadListing(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    this.known = { index, words: new Words(this.db, index) };
    this.logger.log(`${index.productIds.length} families, ${(sizeOf(index) / 1e6).toFixed(1)} MB, read in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return this.known;
  }
}
