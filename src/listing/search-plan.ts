import type { Language } from '../contract/locales.js';
import { partsOf } from '../domain/compounds.js';
import type { Matched } from '../domain/fragments.js';
import type { Spelling } from './other-spellings.js';
import { allowedTypingErrors, typingErrors } from './typing-errors.js';
import { all, any, type Expression, wordsOf } from './expression.js';

/** A word of the catalogue. `keys`: the word, its stem, and the parts of a compound with their stems. */
export interface KnownWord {
  word: string;
  /** Spelling of the catalogue. */
  written: string;
  stem: string;
  keys: string[];
  /** Number of families whose texts contain it; 0: only a synonym does. */
  families: number;
}

/** A typed word. `stem` is null for a stop word, such as `the`. */
export interface TypedWord {
  written: string;
  folded: string;
  stem: string | null;
}

/** Words of the catalogue that may match the typed ones. */
export interface Vocabulary {
  /** Words found by their keys. */
  byKey: readonly KnownWord[];
  /** Words that begin with the last typed one. */
  byPrefix: readonly KnownWord[];
  /** Words similar to a typed one, by typed word, the most similar first. */
  alike: ReadonlyMap<string, readonly KnownWord[]>;
  /** Synonyms share a group; a term is the list of its stems. Terms of group 0 are ignored when the search has other words. */
  synonyms: readonly { group: number; stems: string[] }[];
}

export interface SearchPlan extends Matched {
  /** Expressions to search, the strictest first. */
  levels: Expression[];
  /** The typed words themselves, alone or in compounds, to rank names that contain them; undefined: one of them occurs in neither. */
  direct: Expression | undefined;
  didYouMean: string | null;
}

interface Meaning {
  written: string;
  /** Whether it applies to the whole catalogue, so that it does not restrict a search (group 0). */
  isEverywhere: boolean;
  direct: Expression | undefined;
  wide: Expression | undefined;
  /** Suggested correction of a word that the catalogue does not contain. */
  nearest?: string | undefined;
}

export interface PlanSettings {
  language: Language;
  /** Whether the last word may be incomplete. */
  isTyping: boolean;
  /** Other spellings of the typed words. */
  spellings: readonly (Omit<Spelling, 'word'> & { word: TypedWord })[];
}

const shortestPrefix = 3;
const everywhere = 0;

/** Returns functions that find the meaning of a typed word: the word itself, its compounds and synonyms, or else similar words. */
const reader = ({ byKey, byPrefix, alike, synonyms }: Vocabulary, { language, isTyping, spellings }: PlanSettings) => {
  const stems = new Map(byKey.flatMap(({ word, stem }) => [[stem, stem] as const, [word, stem] as const]));
  const borne = byKey.filter(({ families }) => families > 0);
  const keyed = (key: string) => any(borne.filter(({ keys }) => keys.includes(key)).map(({ word }) => word));
  const isEverywhere = (stem: string) => synonyms.some((one) => one.group === everywhere && one.stems[0] === stem);
  const sameAs = (term: readonly string[]) => {
    const groups = new Set(synonyms.filter((one) => one.group !== everywhere && one.stems.join(' ') === term.join(' ')).map(({ group }) => group));
    return any(synonyms.filter((one) => groups.has(one.group) && one.stems.join(' ') !== term.join(' ')).map((one) => all(one.stems.map(keyed))));
  };
  const compoundOf = (word: string, stem: string) => {
    const split = (whole: string) => partsOf(whole, (part) => stems.has(part), language);
    const parts = [split(word), split(stem)].find(({ length }) => length > 0) ?? [];
    const telling = parts.filter((part) => !isEverywhere(stems.get(part)!));
    return parts.length ? all((telling.length ? telling : parts).map((part) => any([keyed(stems.get(part)!), keyed(part), sameAs([stems.get(part)!])]))) : undefined;
  };
  const looksLike = (folded: string) => {
    const candidates = (alike.get(folded) ?? []).map((one) => ({ ...one, errors: Math.min(typingErrors(folded, one.word), typingErrors(folded, one.stem)) }));
    const least = Math.min(...candidates.map(({ errors }) => errors));
    const meant = candidates.filter(({ errors, families }) => families > 0 && errors <= least + 1 && errors <= allowedTypingErrors(folded));
    return { wide: any(meant.map(({ word }) => word)), nearest: candidates.find(({ errors }) => errors === least)?.written };
  };

  const ownWords = (folded: string, stem: string) => any(borne.filter((one) => one.word === folded || one.stem === stem).map(({ word }) => word));
  /** What other spellings of `count` words from `at` on mean. */
  const otherwiseAt = (at: number, count: number) =>
    any(
      spellings
        .filter((spelling) => spelling.at === at && spelling.count === count)
        .map(({ word: { folded, stem } }) => any([ownWords(folded, stem ?? folded), keyed(stem ?? folded), keyed(folded), sameAs([stem ?? folded])])),
    );

  const meaningOf = ({ written, folded, stem: found }: TypedWord, at: number, isLast: boolean): Meaning => {
    const stem = found ?? folded;
    const own = ownWords(folded, stem);
    const mayBegin = isLast && (isTyping || (!own && folded.length >= shortestPrefix));
    const begun = mayBegin ? any(byPrefix.filter(({ word }) => word.startsWith(folded)).map(({ word }) => word)) : undefined;
    const direct = any([own, begun, keyed(stem), keyed(folded)]);
    const wide = any([direct, compoundOf(folded, stem), sameAs([stem]), otherwiseAt(at, 1)]);
    const word = { written, isEverywhere: isEverywhere(stem) };
    return wide ? { ...word, direct, wide } : { ...word, direct: undefined, ...looksLike(folded) };
  };
  return { meaningOf, sameAs, otherwiseAt };
};

type PlacedWord = TypedWord & { at: number };

/** Joins consecutive words that form one term of a synonym group, or one word of the catalogue, into one meaning. */
const joinTerms = (typed: readonly PlacedWord[], meanings: readonly Meaning[], { sameAs, otherwiseAt }: Pick<ReturnType<typeof reader>, 'sameAs' | 'otherwiseAt'>): Meaning[] => {
  const termAt = (from: number, end: number) => {
    const words = typed.slice(from, end);
    const isPair = words.length === 2 && words[1]!.at === words[0]!.at + 1;
    return any([sameAs(words.map(({ stem, folded }) => stem ?? folded)), isPair ? otherwiseAt(words[0]!.at, 2) : undefined]);
  };
  const joined: Meaning[] = [];
  for (let from = 0; from < typed.length; ) {
    let end = typed.length;
    while (end > from + 1 && !termAt(from, end)) end -= 1;
    const own = meanings.slice(from, end);
    if (end === from + 1) joined.push(own[0]!);
    else
      joined.push({
        written: own.map(({ written }) => written).join(' '),
        isEverywhere: false,
        direct: all(own.map(({ direct }) => direct)),
        wide: any([all(own.map(({ wide }) => wide)), termAt(from, end)]),
      });
    from = end;
  }
  return joined;
};

/**
 * Expressions from strict to lenient: all words, then all words except any one. If some words are unknown, only the known ones are
 * searched, provided that they are at least half.
 */
const levelsOf = (everything: readonly Meaning[]): (Expression | undefined)[] => {
  const telling = everything.filter(({ isEverywhere }) => !isEverywhere);
  const meanings = telling.length ? telling : everything;
  const known = meanings.map(({ wide }) => wide).filter((wide) => wide !== undefined);
  if (known.length < meanings.length) return known.length * 2 >= meanings.length ? [all(known)] : [];
  const butOne = known.length > 1 ? any(known.map((_, left) => all(known.filter((__, at) => at !== left)))) : undefined;
  return [all(known), butOne];
};

/** Translates typed words into expressions over words of the catalogue. */
export const planSearch = (words: readonly TypedWord[], vocabulary: Vocabulary, settings: PlanSettings): SearchPlan => {
  const placed = words.map((word, at) => ({ ...word, at }));
  const typed = placed.filter(({ stem, folded }) => stem !== null && (folded.length > 1 || words.length === 1 || /\d/.test(folded)));
  const { meaningOf, ...terms } = reader(vocabulary, settings);
  const meanings = joinTerms(
    typed,
    typed.map((word, position) => meaningOf(word, word.at, position === typed.length - 1)),
    terms,
  );
  const levels = levelsOf(meanings).filter((level) => level !== undefined);
  const direct = all(meanings.map((meaning) => meaning.direct));
  const isLikeness = meanings.some(({ wide, nearest }) => wide && nearest);
  const nearest = meanings.flatMap((meaning) => (meaning.wide || meaning.nearest ? [meaning.nearest ?? meaning.written] : [])).join(' ');
  return {
    typed: typed.map(({ folded }) => folded),
    words: new Set(meanings.flatMap(({ wide }) => (wide ? wordsOf(wide) : []))),
    levels,
    direct,
    didYouMean: isLikeness || levels.length === 0 ? nearest || null : null,
  };
};
