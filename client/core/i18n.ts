import i18next, { type i18n } from 'i18next';
import type { Locale } from '../../src/contract/locales.js';
import type { Bundle } from './messages.js';

/** An i18next instance that knows one locale's texts; the files are shared with nestjs-i18n, hence the single braces. */
export const createI18n = (locale: Locale, texts: Bundle): i18n => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: texts },
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(texts),
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
  });
  return instance;
};
