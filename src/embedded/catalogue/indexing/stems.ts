import { sql } from 'drizzle-orm';
import type { Language } from '../../../contract/locales.js';
import type { Executor } from '../../database/database.module.js';
import { dictionaries } from '../search/dictionaries.js';
import type { Word } from '../../../domain/words.js';

/** Stems of words by PostgreSQL's dictionaries. Each word is looked up once. */
export class Stems {
  private readonly known = new Map<string, string | null>();

  constructor(private readonly db: Executor) {}

  /** Looks up the stems of new words in one query. */
  async learn(words: readonly Word[], language: Language): Promise<void> {
    const unknown = new Map(words.filter(({ folded }) => !this.known.has(`${language} ${folded}`)).map((word) => [word.folded, word.written]));
    if (unknown.size === 0) return;
    const [folded, written] = [JSON.stringify([...unknown.keys()]), JSON.stringify([...unknown.values()])];
    const dictionary = sql`${dictionaries[language]}::regdictionary`;
    const { rows } = await this.db.execute<{ folded: string; stem: string | null }>(sql`
      select folded, case when ts_lexize(${dictionary}, written) <> '{}' and ts_lexize(${dictionary}, folded) <> '{}' then coalesce((ts_lexize(${dictionary}, folded))[1], folded) end as stem
      from rows from (json_array_elements_text(${folded}::json), json_array_elements_text(${written}::json)) as word (folded, written)`);
    for (const { folded: word, stem } of rows) this.known.set(`${language} ${word}`, stem);
  }

  /** The stem of a word that was passed to `learn`; null for a stop word. */
  of(folded: string, language: Language): string | null {
    return this.known.get(`${language} ${folded}`) ?? null;
  }
}
