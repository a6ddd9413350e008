import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand, Theme } from '../../contract/brands.js';
import { type Locale, localeTable } from '../../contract/locales.js';
import type { MailContext } from './mail-context.js';
import { mailStyles } from './mail-styles.js';
import type { MailContent, MailView, PropsOf } from './mail-views.js';
import type { Mail } from './mail.types.js';
import { siteOrigin } from './site-origin.js';

/** Nest token of the active brand's `Theme`. */
export const MAIL_THEME = Symbol('MAIL_THEME');

/** Breaks `$t(` in user input, which i18n would replace by another text. */
const typed = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('$t(', '$t (') : value);
const allTyped = (args: Record<string, unknown>): Record<string, unknown> => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typed(value)]));

/** Matches texts with a placeholder, a doubled brace or a reference to another text. */
const isToFillIn = /[{}]|\$t\(/;

/** Composes mails, and renders them with the brand's design in the reader's language. */
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

  /** Origin of the site in a locale, for links. */
  originOf(locale: Locale): string {
    return siteOrigin(this.brand, this.environment, locale);
  }

  /**
   * Returns a mail to queue: its subject, and the content from which a job renders it.
   * @param subject key below `components`
   * @param args values of placeholders, in addition to name, e-mail address and phone number of the shop
   */
  compose<View extends MailView>(
    { to, locale, subject, args }: { to: string; locale: Locale; subject: string; args: Record<string, string> },
    view: View,
    props: PropsOf<View>,
  ): Omit<Mail, 'kind'> {
    return { to, locale, subject: this.translator(locale, args)(subject), content: { view, props, args } };
  }

  /** Renders the content of a mail as HTML and as plain text. The first mail loads React and the components, which would slow down each start. */
  async render(content: MailContent, locale: Locale): Promise<{ html: string; text: string }> {
    const { renderMail } = await import('./render-mail.js');
    return renderMail(content, this.contextOf(content, locale));
  }

  /** What components of a mail read beside their properties. */
  contextOf({ args }: Pick<MailContent, 'args'>, locale: Locale): MailContext {
    const { brand, theme, styles } = this;
    return { brand, theme, styles, locale, origin: this.originOf(locale), translate: this.translator(locale, args) };
  }

  private translator(locale: Locale, args: Record<string, string>): MailContext['translate'] {
    const { brand } = this;
    const known = allTyped({ shop: brand.siteName, email: brand.email, phone: brand.phone[localeTable[locale].country], ...args });
    return (key, more) => {
      const text: unknown = this.i18n.translate(`components.${key}`, { lang: locale });
      // Most texts have no placeholders. For those a plain look-up is faster than interpolation by the library.
      if (typeof text === 'string' && !isToFillIn.test(text)) return text;
      return this.i18n.translate(`components.${key}`, { lang: locale, args: more ? { ...known, ...allTyped(more) } : known });
    };
  }
}
