import { sql } from 'drizzle-orm';
import { type Locale, localeTable } from '../../../contract/locales.js';
import { piecesOf } from '../../../domain/compounds.js';
import type { Word } from '../../../domain/words.js';
import { searchLimits, type SearchSource, shortestInside } from '../../../listing/read-search.js';
import type { KnownWord, TypedWord, Vocabulary } from '../../../listing/search-plan.js';
import type { Executor } from '../../database/database.module.js';
import { product } from '../catalogue.tables.js';
import { listing, searchSynonym, searchWord } from '../listing/listing.tables.js';
import type { WordIndex } from '../listing/word-index.js';
import { dictionaries } from './dictionaries.js';

interface Typed {
  stem: string | null;
}
interface SearchRequest extends Record<string, unknown> {
  typed: Typed[] | null;
  synonyms: Vocabulary['synonyms'] | null;
}

/** Stems of the typed words, and the synonym groups with a term that consists of these stems or of parts of the words. */
const selectStems = async (db: Executor, locale: Locale, words: readonly Word[]): Promise<{ typed: TypedWord[]; synonyms: Vocabulary['synonyms'] }> => {
  const { language } = localeTable[locale];
  const dictionary = sql`${dictionaries[language]}::regdictionary`;
  const pieces = words.flatMap(({ folded }) => piecesOf(folded));
  const { rows } = await db.execute<SearchRequest>(sql`
    with typed as (
      select at, case when ts_lexize(${dictionary}, written) <> '{}' and ts_lexize(${dictionary}, folded) <> '{}' then coalesce((ts_lexize(${dictionary}, folded))[1], folded) end as stem
      from unnest(${array(words.map(({ folded }) => folded))}, ${array(words.map(({ written }) => written))}) with ordinality as word (folded, written, at)
    ), named as (
      select distinct s.group_id from ${searchSynonym} s
      where s.language = ${language} and s.stems <@ ((select coalesce(array_agg(stem), '{}') from typed) || ${array(pieces)})
    )
    select (select json_agg(json_build_object('stem', stem) order by at) from typed) as typed,
      (select json_agg(json_build_object('group', s.group_id, 'stems', s.stems)) from ${searchSynonym} s join named using (group_id) where s.language = ${language}) as synonyms`);
  const [{ typed, synonyms } = { typed: null, synonyms: null }] = rows;
  return { typed: words.map(({ written, folded }, at) => ({ written, folded, stem: typed?.[at]?.stem ?? null })), synonyms: synonyms ?? [] };
};

const array = (values: readonly string[]) => sql`array(select json_array_elements_text(${JSON.stringify(values)}::json))`;

interface FoundWord extends KnownWord, Record<string, unknown> {
  how: 'key' | 'prefix' | 'alike';
  typed: string;
}

/**
 * Upper bound of the texts with a prefix. With a generic plan of a prepared statement, PostgreSQL uses the index for a range, but not
 * for `like` with a parameter.
 */
const beyond = (beginning: string): string => `${beginning}\u{10FFFF}`;

/** Catalogue words that match the typed ones: by key, by the prefix of the last word, and by similarity. */
const selectVocabulary = async (
  db: Executor,
  locale: Locale,
  typed: readonly TypedWord[],
  synonyms: Vocabulary['synonyms'],
  spellings: readonly TypedWord[],
): Promise<Vocabulary> => {
  const keys = typed.flatMap(({ folded, stem }) => [folded, ...(stem ? [stem] : []), ...piecesOf(folded), ...piecesOf(stem ?? '')]);
  const all = [...new Set([...keys, ...spellings.flatMap(({ folded, stem }) => [folded, stem ?? folded]), ...synonyms.flatMap(({ stems }) => stems)])];
  const last = typed.at(-1)!.folded;
  const own = array(typed.map(({ folded }) => folded));
  const columns = sql`w.word, w.written, w.stem, w.keys, w.families`;
  const { rows } = await db.execute<FoundWord>(sql`
    (select 'key' as how, '' as typed, ${columns} from ${searchWord} w where w.locale = ${locale} and w.keys && ${array(all)} order by w.families desc, w.word limit ${searchLimits.keyed})
    union all
    (select 'prefix', '', ${columns} from ${searchWord} w where w.locale = ${locale} and w.word >= ${last} and w.word < ${beyond(last)} order by w.families desc, w.word limit ${searchLimits.begun})
    union all
    select 'alike', t.folded, a.* from unnest(${own}) as t (folded) cross join lateral (
      select ${columns} from ${searchWord} w
      where w.locale = ${locale} and (w.word % t.folded or (length(t.folded) <= 5 and w.word like left(t.folded, 1) || '%' and abs(length(w.word) - length(t.folded)) <= 1))
        and t.folded !~ '[0-9]'
      order by similarity(w.word, t.folded) desc, w.families desc limit ${searchLimits.alike}
    ) a`);
  const by = (wanted: FoundWord['how']) => rows.filter(({ how }) => how === wanted);
  return { byKey: by('key'), byPrefix: by('prefix'), alike: Map.groupBy(by('alike'), (row) => row.typed), synonyms };
};

/** Ordinals of families with an article number that begins with `q`, or has a part after a hyphen that does. */
const selectBySku = async (db: Executor, q: string): Promise<number[]> => {
  const literally = q.replaceAll(/[\\%_]/g, '\\$&');
  const lower = q.toLowerCase();
  const begun = sql`(select family from ${product} where lower(sku) ~>=~ ${lower} and lower(sku) ~<~ ${beyond(lower)} and is_on_sale limit ${searchLimits.skus})`;
  const inside = sql`(select family from ${product} where sku ilike ${`%-${literally}%`} and is_on_sale limit ${searchLimits.skus})`;
  const { rows } = await db.execute<{ ordinal: number }>(
    sql`select distinct l.ordinal from (${q.length < shortestInside ? begun : sql`${begun} union all ${inside} limit ${searchLimits.skus}`}) p join ${listing} l using (family)`,
  );
  return rows.map(({ ordinal }) => ordinal);
};

/** The words of the catalogue in the database. */
export const databaseSearch = (db: Executor, words: WordIndex): SearchSource => ({
  stems: (locale, typed) => selectStems(db, locale, typed),
  vocabulary: (locale, typed, synonyms, spellings) => selectVocabulary(db, locale, typed, synonyms, spellings),
  bySku: (q) => selectBySku(db, q),
  postingsOf: (locale, wanted) => words.postingsOf(locale, wanted),
  matchName: (locale, name) => words.matchName(locale, name),
});
