import { Global, Module } from '@nestjs/common';
import { HeaderResolver, I18nLoader, I18nModule, type I18nTranslation } from 'nestjs-i18n';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { baseLocaleOf, defaultLocale, localeTable, locales } from '../contract/locales.js';
import { shopApiHeaders } from '../contract/operation.js';
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

/** Reads the texts once. The loader of nestjs-i18n reads and parses 140 files at each of the two times that the module loads during a start. */
class LocalesLoader extends I18nLoader {
  private readonly folders = readdirSync(localesFolder);
  private readonly texts: I18nTranslation = Object.fromEntries(this.folders.map((locale) => [locale, namespacesIn(locale)]));

  languages(): Promise<string[]> {
    return Promise.resolve(this.folders);
  }

  load(): Promise<I18nTranslation> {
    return Promise.resolve(this.texts);
  }
}

/**
 * A key that is missing in `nl-BE` is looked up in its language `nl`, that is in `nl-NL`.
 * A locale without a folder uses that locale directly.
 */
const fallbacks = { ...baseLocaleOf, ...Object.fromEntries(locales.map((locale) => [locale, baseLocaleOf[localeTable[locale].language]])) };

/** Texts of `locales/<locale>/<namespace>.json` through `I18nService`: `translate('cart.title', { lang, args })`. */
@Global()
@Module({
  imports: [
    I18nModule.forRoot({
      fallbackLanguage: defaultLocale,
      fallbacks,
      formatter: (text, ...values) => fillIn(text, Object.assign({}, statedPeriods, ...values) as Record<string, unknown>),
      loaders: [new LocalesLoader()],
      resolvers: [{ use: HeaderResolver, options: [shopApiHeaders.locale] }],
      disableMiddleware: true,
      skipAsyncHook: true,
      logging: false,
    }),
  ],
  exports: [I18nModule],
})
export class TextsModule {}
