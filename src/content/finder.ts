import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { ContentDocument, FoundCard } from '../contract/content.js';
import type { Language } from '../contract/locales.js';
import { plainTextOf } from '../domain/content-text.js';
import { partsOf, shortestCompound } from '../domain/compounds.js';
import { fragmentsOf } from '../domain/fragments.js';
import { wordsIn } from '../domain/words.js';

/** A document that matches a query. */
export interface FoundDocument {
  document: ContentDocument;
  /** Computes title and excerpt with marked matches; a function, because only displayed documents need it. */
  marked(): FoundCard['found'];
}

const stemmers: Record<Language, (word: string) => string> = { nl: dutch, de: german, fr: french, en: english };
/** Weights of matches by field. */
const boost = { title: 9, summary: 3, body: 1 };
const fields = Object.keys(boost);
/** Minimum lengths of words that match despite a typing error, and of parts of compounds: too many words resemble shorter ones. */
const shortestForgiven = 5;
const shortestPart = 4;
const maxWords = 10;
/** Characters around the first match in a text. */
const excerptLength = { before: 60, after: 130 };

/** Full-text search over the documents of one locale. Ignores accents; matches stems and parts of compounds. */
export class Finder {
  private readonly index: MiniSearch;
  private readonly documents: Map<string, ContentDocument>;
  private readonly texts = new Map<string, string>();
  private readonly keys = new Map<string, string[]>();
  private readonly words: ReadonlySet<string>;

  constructor(
    documents: Iterable<ContentDocument>,
    private readonly language: Language,
  ) {
    this.documents = new Map([...documents].map((document) => [`${document.kind} ${document.id}`, document]));
    for (const [id, { blocks }] of this.documents) this.texts.set(id, plainTextOf(blocks));
    const entries = [...this.documents].map(([id, { title, summary }]) => ({ id, title, summary, body: this.texts.get(id)! }));
    this.words = new Set(entries.flatMap(({ title, summary, body }) => this.foldedIn(`${title} ${summary} ${body}`)).filter(({ length }) => length >= shortestPart));
    this.index = new MiniSearch({
      fields,
      tokenize: (text) => this.foldedIn(text),
      processTerm: (word) => this.keysOf(word),
      searchOptions: { boost, processTerm: (word) => stemmers[language](word), prefix: (word, at, all) => at === all.length - 1 && word.length > 2 },
    });
    this.index.addAll(entries);
  }

  /** Documents that contain every word, best match first; if there are none, those with similar words. */
  every(query: string): FoundDocument[] {
    const exact = this.search(query, { combineWith: 'AND' });
    return exact.length ? exact : this.search(query, { combineWith: 'AND', fuzzy: forgiving });
  }

  /** Documents that contain some of the words or similar ones, best match first. */
  some(query: string): FoundDocument[] {
    return this.search(query, { combineWith: 'OR', fuzzy: forgiving });
  }

  private search(query: string, options: SearchOptions): FoundDocument[] {
    const typed = this.foldedIn(query).slice(0, maxWords);
    if (typed.length === 0) return [];
    return this.index.search(typed.join(' '), options).map(({ id, terms }) => {
      const document = this.documents.get(String(id))!;
      return { document, marked: () => this.markedIn(document, String(id), typed, new Set(terms)) };
    });
  }

  private markedIn({ title, summary }: ContentDocument, id: string, typed: readonly string[], terms: ReadonlySet<string>): FoundCard['found'] {
    const mark = (text: string) => {
      const words = new Set(this.foldedIn(text).filter((word) => this.isFound(word, terms)));
      return fragmentsOf(text, { typed, words }, this.language);
    };
    const own = mark(summary);
    const body = own.some(({ isMatch }) => isMatch) ? undefined : this.excerptOf(id, terms);
    return { title: mark(title), excerpt: body === undefined ? own : mark(body) };
  }

  /** Excerpt around the first match in a text. */
  private excerptOf(id: string, terms: ReadonlySet<string>): string | undefined {
    const text = this.texts.get(id)!;
    const first = wordsIn(text, this.language).find(({ folded }) => this.isFound(folded, terms));
    if (!first) return undefined;
    const from = first.start < excerptLength.before ? 0 : text.indexOf(' ', first.start - excerptLength.before) + 1;
    const until = first.end + excerptLength.after >= text.length ? text.length : text.lastIndexOf(' ', first.end + excerptLength.after);
    return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(until, first.end))}${until < text.length ? ' …' : ''}`;
  }

  private isFound(word: string, terms: ReadonlySet<string>): boolean {
    return this.keysOf(word).some((key) => terms.has(key));
  }

  private foldedIn(text: string): string[] {
    return wordsIn(text, this.language).map(({ folded }) => folded);
  }

  /** Index terms of a word: its stem, and the stems of its parts. */
  private keysOf(word: string): string[] {
    const known = this.keys.get(word);
    if (known) return known;
    const parts = word.length < shortestCompound ? [] : partsOf(word, (part) => this.words.has(part), this.language);
    const keys = [...new Set([word, ...parts].map(stemmers[this.language]))];
    this.keys.set(word, keys);
    return keys;
  }
}

const forgiving = (word: string): number | false => (word.length < shortestForgiven || /\d/.test(word) ? false : 0.2);
