import { baseLocaleOf, type Language, languages, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { Finding } from '../support/findings.js';
import { flat, type Texts } from './text-findings.js';

/** Texts that are the same in all languages: names and symbols. */
const sameEverywhere = new Set(['iDEAL | Wero', 'αw (ISO 11654)']);

/** Whether a text has two words besides placeholders and references. Shorter texts are often the same by chance (`Service`, `{count} m²`). */
const isSentence = (text: string): boolean => (text.replaceAll(/\$t\([^)]*\)|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2;

/** Finds texts that equal those of another language, probably because nobody translated them. Reports each once, with the first such language. */
export const untranslatedFindings = (texts: Texts): Finding[] => {
  const said = new Map<Language, Map<string, string>>();
  for (const language of languages) said.set(language, flat(texts[baseLocaleOf[language]]));
  const others = (locale: Locale) => {
    const { language } = localeTable[locale];
    const isBase = baseLocaleOf[language] === locale;
    // Between base locales only the later one is reported; texts of a country are compared with all other languages.
    return isBase ? languages.slice(0, languages.indexOf(language)) : languages.filter((other) => other !== language);
  };
  return locales.flatMap((locale) =>
    [...flat(texts[locale])]
      .filter(([, text]) => isSentence(text) && !sameEverywhere.has(text))
      .flatMap(([key, text]): Finding[] => {
        const source = others(locale).find((language) => said.get(language)!.get(key) === text);
        return source ? [{ code: 'UNTRANSLATED', place: `${locale} ${key}`, message: `equals ${baseLocaleOf[source]}: “${text}”` }] : [];
      }),
  );
};
