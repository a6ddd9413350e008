import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../../contract/locales.js';
import type { Database } from '../../database/database.module.js';
import { StaleIndexError } from './stale-index-error.js';
import type { NameMatches } from '../../../listing/find-families.js';
import type { ListingIndex } from '../../../listing/listing-index.js';
import { listingEdition, listingName, searchWord } from './listing.tables.js';
import { readNumbers, sendNumbers } from './numbers.js';

/** Size limit of the cache in bytes. The postings of 100,000 families in all locales take about half of it, without `entryBytes`. */
const maxCachedBytes = 64_000_000;
/** Bytes of an entry besides its postings and the characters of its key. Words that no family contains, such as mistyped ones, have no others. */
const entryBytes = 400;

interface FoundBounds extends Record<string, unknown> {
  edition: string | null;
  first: number | null;
  other: number | null;
  beyond: number | null;
}

/** Families by word and by name, read from the database on demand. Methods throw StaleIndexError when the tables were rebuilt since the index was loaded. */
export class WordIndex {
  private readonly postings: LRUCache<string, Uint8Array>;
  private readonly ordered = new Map<Locale, Promise<Int32Array>>();

  constructor(
    private readonly db: Database,
    private readonly index: Pick<ListingIndex, 'edition'>,
    maxBytes = maxCachedBytes,
  ) {
    this.postings = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }, key) => entryBytes + key.length + length });
  }

  /** Postings by word; empty for a word that no family contains. */
  async postingsOf(locale: Locale, words: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = new Map(words.map((word) => [word, this.postings.get(`${locale} ${word}`)]));
    const unread = words.filter((word) => !found.get(word));
    for (const [word, postings] of unread.length ? await this.selectPostings(locale, unread) : []) {
      found.set(word, postings);
      this.postings.set(`${locale} ${word}`, postings);
    }
    return found as Map<string, Uint8Array>;
  }

  /** Families with this name or with names that begin with it. @param name folded words, separated by spaces */
  async matchName(locale: Locale, name: string): Promise<NameMatches> {
    const first = (condition: ReturnType<typeof sql>) =>
      sql`(select n.ordinal from ${listingName} n where n.locale = ${locale} and ${condition} order by n.name, n.ordinal limit 1)`;
    // In byte order `{` comes after all letters, so it ends the range of the prefix.
    const bounds = sql`${first(sql`n.name >= ${name}`)} as first, ${first(sql`n.name > ${name}`)} as other, ${first(sql`n.name >= ${`${name}{`}`)} as beyond`;
    const [ordered, { rows }] = await Promise.all([this.orderOf(locale), this.db.execute<FoundBounds>(sql`select (select id from ${listingEdition}) as edition, ${bounds}`)]);
    this.requireEdition(rows[0]!.edition);
    const at = (ordinal: number | null) => (ordinal === null ? ordered.length : ordered.indexOf(ordinal));
    return { ordered, start: at(rows[0]!.first), exactEnd: at(rows[0]!.other), prefixEnd: at(rows[0]!.beyond) };
  }

  private async selectPostings(locale: Locale, words: readonly string[]): Promise<(readonly [string, Uint8Array])[]> {
    const { rows } = await this.db.execute<{ edition: string; word: string; postings: Buffer | null }>(sql`
      select e.id as edition, a.word, w.postings from ${listingEdition} e cross join json_array_elements_text(${JSON.stringify(words)}::json) as a (word)
        left join ${searchWord} w on w.locale = ${locale} and w.word = a.word`);
    this.requireEdition(rows[0]?.edition ?? null);
    return rows.map(({ word, postings }) => [word, postings ?? new Uint8Array()] as const);
  }

  /** Ordinals of all families of a locale, sorted by name. Loaded once. */
  private orderOf(locale: Locale): Promise<Int32Array> {
    const known = this.ordered.get(locale);
    if (known) return known;
    const read = this.selectOrder(locale);
    this.ordered.set(locale, read);
    read.catch(() => this.ordered.delete(locale));
    return read;
  }

  private async selectOrder(locale: Locale): Promise<Int32Array> {
    const { rows } = await this.db.execute<{ edition: string | null; ordinals: Buffer | null }>(sql`
      select (select id from ${listingEdition}) as edition, ${sendNumbers('ordinal', 'name')} as ordinals from ${listingName} where locale = ${locale}`);
    this.requireEdition(rows[0]!.edition);
    return readNumbers(rows[0]!.ordinals);
  }

  private requireEdition(edition: string | null): void {
    if (edition !== this.index.edition) throw new StaleIndexError();
  }
}
