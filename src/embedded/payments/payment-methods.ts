import { type Country, countries, type Currency } from '../../contract/locales.js';
import type { PaymentMethodId } from '../../contract/order.js';

interface Reach {
  countries: readonly Country[];
  currencies: readonly Currency[];
  onAccount?: true;
  /** Minor units it takes at most. */
  upTo?: number;
}

/** Who pays how much; what is not known yet rules nothing out but invoices. */
export interface Payer {
  country: Country;
  currency: Currency;
  /** Whether the shop lets the payer buy on account. */
  isTrusted?: boolean | undefined;
  /** Minor units. */
  amount?: number | undefined;
}
const euro = ['EUR'] as const;
const both = ['EUR', 'GBP'] as const;
const continent = countries.filter((country) => country !== 'gb');

/** Where each method is in use: national ones first in their own country. */
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
/** Where cards are not what most people pay with online. */
const usual: Partial<Record<Country, readonly PaymentMethodId[]>> = { de: ['paypal', 'klarna', 'banktransfer'] };
const inOrder = ({ country, isTrusted }: Payer): PaymentMethodId[] => [
  ...new Set<PaymentMethodId>([...(isTrusted ? (['invoice'] as const) : []), ...(usual[country] ?? []), ...nationalFirst]),
];

/** The methods a payer can use, most usual first; most buyers who may buy on account do so. */
export const methodsFor = (payer: Payer): PaymentMethodId[] =>
  inOrder(payer).filter((id) => {
    const { country, currency, isTrusted, amount = 0 } = payer;
    const { countries: served, currencies, onAccount, upTo = Infinity } = reach[id];
    return served.includes(country) && currencies.includes(currency) && (!onAccount || isTrusted) && amount <= upTo;
  });
