import { type Locale, type PaymentCreateParams, PaymentLineType, type PaymentMethod } from '@mollie/api-client';
import { z } from 'zod';
import type { Money } from '../../../contract/money.js';
import { type OrderDetails, paymentStatuses } from '../../../contract/order.js';
import { streetLines } from '../../../domain/address-lines.js';
import type { PaymentRequest } from '../payment-provider.js';

/** A payment as far as the shop reads it: Mollie's statuses are the shop's own. */
export const MolliePayment = z
  .object({
    id: z.string().regex(/^tr_\w+$/),
    status: z.enum(paymentStatuses),
    isCancelable: z.boolean().default(false),
    _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }).optional() }),
  })
  .transform(({ _links: { checkout }, ...payment }) => ({ ...payment, page: checkout?.href }));
export type MolliePayment = z.infer<typeof MolliePayment>;

/** Minor units as Mollie reads them: all our currencies have two decimals. */
export const amountAt = ({ amount, currency }: Money): { value: string; currency: string } => ({ value: (amount / 100).toFixed(2), currency });

const addressOf = ({ contact, billing, company }: OrderDetails) => ({
  givenName: contact.firstName,
  familyName: contact.lastName,
  ...(company && { organizationName: company }),
  email: contact.email,
  streetAndNumber: streetLines(billing).join(', '),
  ...(billing.line2 && { streetAdditional: billing.line2 }),
  postalCode: billing.postcode,
  city: billing.city,
  country: billing.country.toUpperCase(),
});

/** A line adds up by its pieces; where rounding forbids that, it is one piece of many. */
const lineOf =
  (vatRate: number) =>
  ({ name, quantity, total: { includingVat, excludingVat }, isDelivery }: PaymentRequest['items'][number]) => {
    const isEven = includingVat.amount % quantity === 0;
    return {
      type: isDelivery ? PaymentLineType.shipping_fee : PaymentLineType.physical,
      description: isEven ? name : `${quantity} × ${name}`,
      quantity: isEven ? quantity : 1,
      unitPrice: amountAt({ ...includingVat, amount: isEven ? includingVat.amount / quantity : includingVat.amount }),
      totalAmount: amountAt(includingVat),
      vatRate: vatRate.toFixed(2),
      vatAmount: amountAt({ ...includingVat, amount: includingVat.amount - excludingVat.amount }),
    };
  };

/** Who lends the buyer money must know whom and for what; nobody else is told. */
const forLender = ({ buyer, items, vatRate }: PaymentRequest) => ({ billingAddress: addressOf(buyer), lines: items.map(lineOf(vatRate)) });

/** What Mollie is asked to let somebody pay. @param webhookUrl where it tells news; undefined: nowhere it could reach */
export const paymentBody = (request: PaymentRequest, method: PaymentMethod, webhookUrl: string | undefined): PaymentCreateParams => ({
  amount: amountAt(request.amount),
  description: request.description,
  redirectUrl: request.returnUrl,
  ...(webhookUrl && { webhookUrl }),
  method,
  locale: request.locale.replace('-', '_') as Locale,
  metadata: { orderId: request.orderId, order: request.description },
  ...(request.method === 'klarna' && forLender(request)),
  idempotencyKey: request.key,
});
