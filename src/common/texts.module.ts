import { Global, Module } from '@nestjs/common';
import { HeaderResolver, I18nModule } from 'nestjs-i18n';
import { fileURLToPath } from 'node:url';
import { baseLocaleOf, defaultLocale, localeTable, locales } from '../contract/locales.js';
import { shopApiHeaders } from '../contract/operation.js';
import { fillIn } from '../domain/fill-in.js';
import { statedPeriods } from '../contract/stated-periods.js';

/** Path of `locales`, which is beside `src` in the sources and in the build. */
export const localesFolder = fileURLToPath(new URL('../../locales', import.meta.url));

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
      loaderOptions: { path: localesFolder },
      resolvers: [{ use: HeaderResolver, options: [shopApiHeaders.locale] }],
      disableMiddleware: true,
      skipAsyncHook: true,
      logging: false,
    }),
  ],
  exports: [I18nModule],
})
export class TextsModule {}
