import { type Locale, type PaymentCreateParams, PaymentLineType, type PaymentMethod } from '@mollie/api-client';
import { z } from 'zod';
import type { Money } from '../../../contract/money.js';
import { type OrderDetails, paymentStatuses } from '../../../contract/order.js';
import { streetLines } from '../../../domain/address-lines.js';
import type { PaymentRequest } from '../payment-provider.js';

/** The fields of a payment that the shop reads. Mollie's statuses equal those of the contract. */
export const MolliePayment = z
  .object({
    id: z.string().regex(/^tr_\w+$/),
    status: z.enum(paymentStatuses),
    isCancelable: z.boolean().default(false),
    _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/ }) }).optional() }),
  })
  .transform(({ _links: { checkout }, ...payment }) => ({ ...payment, page: checkout?.href }));
export type MolliePayment = z.infer<typeof MolliePayment>;

/** Converts minor units to Mollie's format; all supported currencies have two decimals. */
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

/** Describes a line with its quantity. If the total is not divisible by the quantity, describes it as one piece, because Mollie requires exact sums. */
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

/** Buyer and goods, which a payment on credit requires. They are not sent for other methods. */
const forLender = ({ buyer, items, vatRate }: PaymentRequest) => ({ billingAddress: addressOf(buyer), lines: items.map(lineOf(vatRate)) });

/** Parameters of a new payment. @param webhookUrl undefined if Mollie cannot reach the shop */
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
