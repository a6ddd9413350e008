import { Global, Logger, Module } from '@nestjs/common';
import { type I18nOptions, I18nService, type I18nTranslation } from 'nestjs-i18n';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BehaviorSubject } from 'rxjs';
import { baseLocaleOf, defaultLocale, localeTable, locales } from '../contract/locales.js';
import { fillIn } from '../domain/fill-in.js';
import { statedPeriods } from '../contract/stated-periods.js';

/** Path of `locales`, which is beside `src` in the sources and in the build. */
export const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

const namespacesIn = (locale: string): I18nTranslation =>
  Object.fromEntries(
    readdirSync(`${localesFolder}/${locale}`).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(`${localesFolder}/${locale}/${file}`, 'utf8')) as I18nTranslation,
    ]),
  );

/** Texts of all locales. Read at the first start in a process, because tests start many shops and the command line several services. */
let kept: { folders: string[]; texts: I18nTranslation } | undefined;
const readTexts = () => {
  if (kept) return kept;
  const folders = readdirSync(localesFolder);
  kept = { folders, texts: Object.fromEntries(folders.map((locale) => [locale, namespacesIn(locale)])) };
  return kept;
};

/**
 * A key that is missing in `nl-BE` is looked up in its language `nl`, that is in `nl-NL`.
 * A locale without a folder uses that locale directly.
 */
const fallbacks = { ...baseLocaleOf, ...Object.fromEntries(locales.map((locale) => [locale, baseLocaleOf[localeTable[locale].language]])) };

/** `I18nModule` would copy all texts twice at each start, because its loaders may add to each other. There is one source of texts, so the service reads it directly. */
const createService = (): I18nService => {
  const { folders, texts } = readTexts();
  const options: I18nOptions = {
    fallbackLanguage: defaultLocale,
    fallbacks,
    formatter: (text, ...values) => fillIn(text, Object.assign({}, statedPeriods, ...values) as Record<string, unknown>),
    logging: false,
  };
  const [languages, translations] = [new BehaviorSubject(folders), new BehaviorSubject(texts)];
  return new I18nService(options, translations, languages, new Logger(I18nService.name), [], languages, translations);
};

/** Texts of `locales/<locale>/<namespace>.json` through `I18nService`: `translate('cart.title', { lang, args })`. */
@Global()
@Module({ providers: [{ provide: I18nService, useFactory: createService }], exports: [I18nService] })
export class TextsModule {}
