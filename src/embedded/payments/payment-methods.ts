import { type Country, countries, type Currency } from '../../contract/locales.js';
import type { PaymentMethodId } from '../../contract/order.js';

interface Reach {
  countries: readonly Country[];
  currencies: readonly Currency[];
  onAccount?: true;
  /** Maximum amount in minor units. */
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
const both = ['EUR', 'GBP'] as const;
const continent = countries.filter((country) => country !== 'gb');

/** Countries and currencies of each method. */
const reach: Record<PaymentMethodId, Reach> = {
  ideal: { countries: ['nl'], currencies: euro },
  bancontact: { countries: ['be'], currencies: euro },
  eps: { countries: ['at'], currencies: euro },
  creditcard: { countries, currencies: both },
  paypal: { countries, currencies: both },
  klarna: { countries, currencies: both, upTo: 500_000 },
  banktransfer: { countries: continent, currencies: euro },
  invoice: { countries, currencies: both, onAccount: true },
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
    const { countries: served, currencies, onAccount, upTo = Infinity } = reach[id];
    return served.includes(country) && currencies.includes(currency) && (!onAccount || isTrusted) && amount <= upTo;
  });
