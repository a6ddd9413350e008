import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { createElement, type ReactElement } from 'react';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand, Theme } from '../../contract/brands.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import { type MailScene, MailSceneProvider } from './mail-scene.js';
import { mailStyles } from './mail-styles.js';
import type { Mail } from './outbox.service.js';
import { renderMail } from './render-mail.js';
import { siteOrigin } from './site-origin.js';

/** Nest token of the active brand's `Theme`. */
export const MAIL_THEME = Symbol('MAIL_THEME');

/** What a person typed must not be read as a reference to another text. */
const typed = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('$t(', '$t (') : value);
const allTyped = (args: Record<string, unknown>): Record<string, unknown> => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typed(value)]));

/** A place for a value (doubled: a brace), or for another text. */
const isToFillIn = /[{}]|\$t\(/;

/** Writes mails in the brand's look and the reader's language. */
@Injectable()
export class MailWriter {
  private readonly styles;

  constructor(
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(MAIL_THEME) private readonly theme: Theme,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.styles = mailStyles(theme);
  }

  /** Where the site of a locale is, for links. */
  originOf(locale: Locale): string {
    return siteOrigin(this.brand, this.environment, locale);
  }

  /**
   * @param args what the texts of this mail speak of, beside the shop itself
   * @param subject key below `components`
   */
  write({ to, locale, subject, args }: { to: string; locale: Locale; subject: string; args: Record<string, unknown> }, body: ReactElement): Omit<Mail, 'kind'> {
    const { brand, theme, styles } = this;
    const known = allTyped({ shop: brand.siteName, email: brand.email, phone: brand.phone[localeTable[locale].country], ...args });
    const say: MailScene['say'] = (key, more) => {
      const text: unknown = this.i18n.translate(`components.${key}`, { lang: locale });
      // Most texts are as they stand, and the library takes longer to fill one in than to find it.
      if (typeof text === 'string' && !isToFillIn.test(text)) return text;
      return this.i18n.translate(`components.${key}`, { lang: locale, args: more ? { ...known, ...allTyped(more) } : known });
    };
    const scene: MailScene = { brand, theme, styles, locale, origin: this.originOf(locale), say };
    return { to, locale, subject: say(subject), ...renderMail(createElement(MailSceneProvider, { value: scene }, body)) };
  }
}
