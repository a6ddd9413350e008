import { type Country, countries, type Currency } from '../../contract/locales.js';
import type { CustomerType, PaymentMethodId } from '../../contract/order.js';

interface Reach {
  countries: readonly Country[];
  currencies: readonly Currency[];
  businessOnly?: true;
  /** Minor units it takes at most. */
  upTo?: number;
}

/** Who pays how much; what is not known yet rules nothing out but invoices, which a business alone can ask for. */
export interface Payer {
  country: Country;
  currency: Currency;
  customerType?: CustomerType | undefined;
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
  invoice: { countries, currencies: both, businessOnly: true, upTo: 1_000_000 },
};
const nationalFirst: readonly PaymentMethodId[] = ['ideal', 'bancontact', 'eps', 'creditcard', 'paypal', 'klarna', 'banktransfer', 'invoice'];
/** Where cards are not what most people pay with online. */
const usual: Partial<Record<Country, readonly PaymentMethodId[]>> = { de: ['paypal', 'klarna', 'banktransfer'] };
const inOrder = ({ country, customerType }: Payer): PaymentMethodId[] => [
  ...new Set<PaymentMethodId>([...(customerType === 'Business' ? (['invoice'] as const) : []), ...(usual[country] ?? []), ...nationalFirst]),
];

/** The methods a payer can use, most usual first; businesses buy by invoice. */
export const methodsFor = (payer: Payer): PaymentMethodId[] =>
  inOrder(payer).filter((id) => {
    const { country, currency, customerType, amount = 0 } = payer;
    const { countries: served, currencies, businessOnly, upTo = Infinity } = reach[id];
    return served.includes(country) && currencies.includes(currency) && (!businessOnly || customerType === 'Business') && amount <= upTo;
  });
