import { type Language, languages } from '../../contract/locales.js';
import { missingLanguages, type ProductEntry } from '../seed/catalogue-files.js';

/** A text for each language, with its path in the entry. */
type Located = [path: string, texts: Partial<Record<Language, string>>];

/** Attributes, mounting and alternative texts, which an entry needs in every language. */
const textsOf = ({ attributes, acoustics, pictures }: ProductEntry): Located[] => [
  ...Object.entries(attributes).flatMap(([name, value]): Located[] => (typeof value === 'object' ? [[`attributes.${name}`, value]] : [])),
  ...('mounting' in acoustics ? [['acoustics.mounting', acoustics.mounting] satisfies Located] : []),
  ...pictures.map(({ alt }, at): Located => [`pictures.${at}.alt`, alt ?? {}]),
];

/**
 * Fills texts of languages in which the family is not listed with those of another language, because the entry needs a text in each.
 * @param mayLack languages in which the family need not be listed
 * @returns paths of the texts that are missing
 */
export const fillLanguages = (family: ProductEntry, mayLack: readonly Language[]): string[] => {
  const unlisted = missingLanguages(family);
  const missing = unlisted.filter((language) => !mayLack.includes(language)).map((language) => `texts.${language}`);
  for (const [path, texts] of textsOf(family)) {
    const other = languages.map((language) => texts[language]).find((text) => text !== undefined);
    for (const language of languages.filter((one) => texts[one] === undefined)) {
      if (other !== undefined && unlisted.includes(language) && mayLack.includes(language)) texts[language] = other;
      else missing.push(`${path}.${language}`);
    }
  }
  return missing;
};
