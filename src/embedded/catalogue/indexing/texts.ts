import { type Language, type Locale, localeTable } from '../../../contract/locales.js';
import { attributesIn } from '../measures.js';
import { type Word, wordsIn } from '../../../domain/words.js';
import { type CategoryTree, withAncestors } from '../../../listing/family-tags.js';
import type { FamilyRow, TextRow } from './families.js';

/** The words of a family in a locale, indexed by their weight in a search: 0 name, 1 categories, 2 attributes and colours, 3 summary. */
export interface FamilyWords {
  locale: Locale;
  language: Language;
  byWeight: readonly Word[][];
}

export const familyWords = (family: FamilyRow, { locale, name, summary }: TextRow, tree: CategoryTree): FamilyWords => {
  const { language } = localeTable[locale];
  const words = (...texts: (string | undefined)[]) => wordsIn(texts.join(' / '), language);
  const categories = [...new Set(family.categories.flatMap((id) => withAncestors(id, tree)))].map((id) => tree.get(id)?.texts[locale].name);
  const attributes = attributesIn(family.attributes, locale).map(({ value }) => value);
  return { locale, language, byWeight: [words(name), words(...categories), words(...attributes, ...family.colours.map(({ facts }) => facts.name[language])), words(summary)] };
};
