import { baseLocaleOf, type Locale, locales, localeTable } from '../../src/contract/locales.js';
import type { Finding } from '../support/findings.js';
import { type AvoidedForm, avoidedForms } from './avoided-forms.js';
import { flat, type Texts } from './text-findings.js';

/** Texts that a locale shows: those of its language, replaced by its own ones. The labels of routes are missing, because the specification fixes them. */
const shownIn = (locale: Locale, texts: Texts): [key: string, text: string][] =>
  [...new Map([...flat(texts[baseLocaleOf[localeTable[locale].language]]), ...flat(texts[locale])])].filter(([key]) => !key.startsWith('routes.'));

/** Finds words that differ from the term of the glossary, in every locale that shows them. */
export const termFindings = (texts: Texts, forms: readonly AvoidedForm[] = avoidedForms): Finding[] =>
  locales.flatMap((locale) => {
    const own = forms.filter((form) => form.locales.includes(locale));
    return shownIn(locale, texts).flatMap(([key, text]) =>
      own
        .filter(({ except }) => !except?.includes(key))
        .flatMap(({ avoid, term }): Finding[] => {
          const found = avoid.exec(text)?.[0];
          return found ? [{ code: 'OTHER_TERM', place: `${locale} ${key}`, message: `contains “${found}”; the term is “${term}”` }] : [];
        }),
    );
  });
