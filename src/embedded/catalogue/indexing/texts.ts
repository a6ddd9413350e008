import { type Language, type Locale, localeTable } from '../../../contract/locales.js';
import { attributesIn } from '../measures.js';
import { localeWord } from '../search/tsquery.js';
import { type Word, wordsIn } from '../../../domain/words.js';
import { type CategoryTree, type FamilyRow, type TextRow, withAncestors } from './families.js';

/** The words of a family in a locale, by the weight they have in a search. */
export interface FamilyWords {
  locale: Locale;
  language: Language;
  A: Word[];
  B: Word[];
  C: Word[];
  D: Word[];
}
export const weights = ['A', 'B', 'C', 'D'] as const;

/** What a family is found by: its name, its categories, what it is made of and its colours, what is said of it. */
export const familyWords = (family: FamilyRow, { locale, name, summary }: TextRow, tree: CategoryTree): FamilyWords => {
  const { language } = localeTable[locale];
  const words = (...texts: (string | undefined)[]) => wordsIn(texts.join(' / '), language);
  const categories = [...new Set(family.categories.flatMap((id) => withAncestors(id, tree)))].map((id) => tree.get(id)?.texts[locale].name);
  const attributes = attributesIn(family.attributes, locale).map(({ value }) => value);
  return { locale, language, A: words(name), B: words(...categories), C: words(...attributes, ...family.colours.map(({ facts }) => facts.name[language])), D: words(summary) };
};

/** A text of folded words in weights, as PostgreSQL reads a tsvector. */
export const vectorOf = (words: FamilyWords, says: (folded: string) => boolean): string => {
  let position = 0;
  const entries = weights.flatMap((weight) => words[weight].filter(({ folded }) => says(folded)).map(({ folded }) => `${folded}:${Math.min((position += 1), 16_383)}${weight}`));
  return [localeWord(words.locale), ...entries].join(' ');
};
