import { Inject, Injectable } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import type { z } from 'zod';
import { BRAND } from '../../config/brand.js';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Brand } from '../../contract/brands.js';
import { localeTable } from '../../contract/locales.js';
import type { Money } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { formatMoney } from '../formats.js';
import { typed } from './letters.js';
import type { MailParts, Say } from './mail.frame.js';
import { renderHtml, renderText } from './order-mail.layout.js';
import type { Mail } from './outbox.service.js';
import { siteOrigin } from './site-origin.js';

type PlacedOrder = z.output<typeof Order>;
type OrderMailKind = 'confirmation' | 'paid' | 'paymentFailed' | 'shipped' | 'refunded';

/** Who carries it, and under which number. */
const parcelOf = ({ parcel }: PlacedOrder, say: Say): string[] => [
  ...(parcel?.carrier ? [say('shipped.carrier', { carrier: typed(parcel.carrier) })] : []),
  ...(parcel?.tracking ? [say('shipped.tracking', { tracking: typed(parcel.tracking) })] : []),
];

/** What a buyer is told about an order, in the order's language. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly i18n: I18nService,
    @Inject(BRAND) private readonly brand: Brand,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The order as it was placed: lines, totals, delivery, addresses. */
  confirmation(order: PlacedOrder): Mail {
    return this.write(order, 'confirmation');
  }

  /** The order's payment has arrived. */
  paymentReceived(order: PlacedOrder): Mail {
    return this.write(order, 'paid');
  }

  /** A payment did not go through; the order can still be paid. */
  paymentFailed(order: PlacedOrder): Mail {
    return this.write(order, 'paymentFailed');
  }

  /** The goods are on their way. */
  shipped(order: PlacedOrder): Mail {
    return this.write(order, 'shipped');
  }

  /** Money goes back to the buyer. */
  refunded(order: PlacedOrder, amount: Money): Mail {
    return this.write(order, 'refunded', amount);
  }

  private write(order: PlacedOrder, kind: OrderMailKind, amount = order.totals.total.includingVat): Mail {
    const { locale, details } = order;
    const facts = {
      number: order.number,
      shop: this.brand.siteName,
      email: this.brand.email,
      phone: this.brand.phone[localeTable[locale].country],
      amount: formatMoney(amount, locale),
    };
    const say: Say = (key, args = {}) => this.i18n.translate(`components.mail.${key}`, { lang: locale, args: { ...facts, ...args } });
    const { firstName, lastName, email } = details!.contact;
    const parts: MailParts = {
      shop: this.brand.siteName,
      heading: say(`${kind}.heading`),
      greeting: say('greeting', { name: typed(`${firstName} ${lastName}`) }),
      intro: [say(`${kind}.intro`), ...(kind === 'shipped' ? parcelOf(order, say) : [])].join(' '),
    };
    return {
      to: email,
      locale,
      subject: say(`${kind}.subject`),
      html: renderHtml(order, parts, say, siteOrigin(this.brand, this.environment, locale)),
      text: renderText(order, parts, say),
    };
  }
}
