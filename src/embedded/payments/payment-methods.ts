import { type Country, countries, currencies, type Currency } from '../../contract/locales.js';
import type { PaymentMethodId } from '../../contract/order.js';
import { limitIn } from '../../domain/money.js';

interface Reach {
  countries: readonly Country[];
  currencies: readonly Currency[];
  onAccount?: true;
  /** Maximum amount in euro cents, or about its value in another currency. */
  upTo?: number;
}

/** Country, currency and amount of a payment. Unknown values exclude no method, except `invoice`, which requires `isTrusted`. */
export interface Payer {
  country: Country;
  currency: Currency;
  /** Whether the buyer may pay on account. */
  isTrusted?: boolean | undefined;
  /** Minor units. */
  amount?: number | undefined;
}
const euro = ['EUR'] as const;
const continent = countries.filter((country) => country !== 'gb');

/** Countries and currencies of each method. */
const reach: Record<PaymentMethodId, Reach> = {
  ideal: { countries: ['nl'], currencies: euro },
  bancontact: { countries: ['be'], currencies: euro },
  eps: { countries: ['at'], currencies: euro },
  creditcard: { countries, currencies },
  paypal: { countries, currencies },
  klarna: { countries, currencies, upTo: 500_000 },
  banktransfer: { countries: continent, currencies: euro },
  invoice: { countries, currencies, onAccount: true },
};
const nationalFirst: readonly PaymentMethodId[] = ['ideal', 'bancontact', 'eps', 'creditcard', 'paypal', 'klarna', 'banktransfer', 'invoice'];
/** Preferred order of methods in countries where cards are not the usual online payment. */
const usual: Partial<Record<Country, readonly PaymentMethodId[]>> = { de: ['paypal', 'klarna', 'banktransfer'] };
const inOrder = ({ country, isTrusted }: Payer): PaymentMethodId[] => [
  ...new Set<PaymentMethodId>([...(isTrusted ? (['invoice'] as const) : []), ...(usual[country] ?? []), ...nationalFirst]),
];

/** Returns the methods that a payer can use, most usual first. On account comes first, because most buyers who may use it do. */
export const methodsFor = (payer: Payer): PaymentMethodId[] =>
  inOrder(payer).filter((id) => {
    const { country, currency, isTrusted, amount = 0 } = payer;
    const { countries: served, currencies: accepted, onAccount, upTo = Infinity } = reach[id];
    return served.includes(country) && accepted.includes(currency) && (!onAccount || isTrusted) && amount <= limitIn(currency, upTo);
  });
