import { baseLocaleOf, type Language, languages, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { Finding } from '../support/findings.js';
import { flat, type Texts } from './text-findings.js';

/** What is called the same everywhere: names and signs. */
const sameEverywhere = new Set(['iDEAL | Wero', 'αw (ISO 11654)']);

/** Two words of letters at least, beside places to fill in and other texts: less is often the same by chance (`Service`, `{count} m²`). */
const isSentence = (text: string): boolean => (text.replaceAll(/\$t\([^)]*\)|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2;

/** Texts that say the same as another language's: forgotten rather than translated. Each is told once, against the first language that says it. */
export const untranslatedFindings = (texts: Texts): Finding[] => {
  const said = new Map<Language, Map<string, string>>();
  for (const language of languages) said.set(language, flat(texts[baseLocaleOf[language]]));
  const others = (locale: Locale) => {
    const { language } = localeTable[locale];
    const isBase = baseLocaleOf[language] === locale;
    // Of two base locales the later one copied; a country's own text may copy from any.
    return isBase ? languages.slice(0, languages.indexOf(language)) : languages.filter((other) => other !== language);
  };
  return locales.flatMap((locale) =>
    [...flat(texts[locale])]
      .filter(([, text]) => isSentence(text) && !sameEverywhere.has(text))
      .flatMap(([key, text]): Finding[] => {
        const source = others(locale).find((language) => said.get(language)!.get(key) === text);
        return source ? [{ code: 'UNTRANSLATED', place: `${locale} ${key}`, message: `says what ${baseLocaleOf[source]} says: “${text}”` }] : [];
      }),
  );
};
