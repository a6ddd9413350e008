import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { describeError } from '../../../common/describe-error.js';
import type { Locale } from '../../../contract/locales.js';
import { sellerTimeZone } from '../../../domain/seller.js';
import { localTime } from '../../../domain/zoned-time.js';
import type { Listing } from '../../../listing/listing-query.js';
import { DATABASE, type Database } from '../../database/database.module.js';
import { emptySearchTable } from './empty-searches.tables.js';

/** Milliseconds after which counted searches are written. */
const flushAfter = 10_000;
/** Maximum number of different searches that wait to be written. Further ones are not counted. */
const mostWaiting = 100;
/** Number of different searches of a day from which new ones are not counted any more. */
const mostADay = 500;

export interface EmptySearch {
  words: string;
  locale: Locale;
  searches: number;
}

/** The words in lower case. Undefined for a text that could be about a person or an order: a mail address, a long number, a long text. */
export const countedWords = (q: string): string | undefined => {
  const words = q.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
  return words === '' || words.length > 60 || /@|\d[\d\s./-]{4,}\d/.test(words) ? undefined : words;
};

/** Fields that do not narrow a search. */
const anyway = new Set(['q', 'page', 'pageSize', 'sort']);
/** Whether a search without filters found nothing. */
const foundNothing = (listing: Listing, total: number): boolean =>
  listing.q !== undefined && listing.page === 1 && total === 0 && Object.entries(listing).every(([name, value]) => anyway.has(name) || value === undefined);

/** Counts searches that found nothing, in memory, and writes them every few seconds. */
@Injectable()
export class EmptySearches implements BeforeApplicationShutdown {
  private readonly logger = new Logger('EmptySearches');
  private waiting = new Map<string, EmptySearch>();
  private timer: NodeJS.Timeout | undefined;

  constructor(@Inject(DATABASE) private readonly db: Database) {}

  /** Counts a search if it found nothing. @param total number of results */
  note(listing: Listing, total: number, locale: Locale): void {
    const words = foundNothing(listing, total) ? countedWords(listing.q!) : undefined;
    if (words === undefined) return;
    const key = `${locale} ${words}`;
    const known = this.waiting.get(key);
    if (known) known.searches += 1;
    else if (this.waiting.size < mostWaiting) this.waiting.set(key, { words, locale, searches: 1 });
    this.timer ??= setTimeout(() => void this.flush(), flushAfter).unref();
  }

  /** Writes the counts. Counts that cannot be written are dropped. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counted = [...this.waiting.values()];
    this.waiting = new Map();
    if (counted.length === 0) return;
    const { day } = localTime(new Date(), sellerTimeZone);
    try {
      await this.db.execute(sql`
        insert into ${emptySearchTable} (day, locale, words, searches)
        select ${day}::date, s.locale, s.words, s.searches from json_to_recordset(${JSON.stringify(counted)}::json) as s(locale text, words text, searches int)
        where (select count(*) from ${emptySearchTable} where day = ${day}::date) < ${mostADay}
          or exists (select 1 from ${emptySearchTable} e where e.day = ${day}::date and e.locale = s.locale and e.words = s.words)
        on conflict (day, locale, words) do update set searches = ${emptySearchTable.searches} + excluded.searches`);
    } catch (error) {
      this.logger.warn(`Searches without results could not be counted: ${describeError(error)}`);
    }
  }

  /** The most frequent ones of some days. @param days first and last calendar day */
  async mostFrequent({ firstDay, lastDay }: { firstDay: string; lastDay: string }, count: number): Promise<EmptySearch[]> {
    const { rows } = await this.db.execute<EmptySearch & Record<string, unknown>>(sql`
      select words, locale, sum(searches)::int as searches from ${emptySearchTable} where day between ${firstDay}::date and ${lastDay}::date
      group by words, locale order by sum(searches) desc, words limit ${count}`);
    return rows;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}
