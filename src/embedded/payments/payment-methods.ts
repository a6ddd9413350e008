import { type Country, countries, type Currency } from '../../contract/locales.js';
import type { PaymentMethodId } from '../../contract/order.js';

interface Reach {
  countries: readonly Country[];
  currencies: readonly Currency[];
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
  klarna: { countries, currencies: both },
  banktransfer: { countries: continent, currencies: euro },
};
const nationalFirst: readonly PaymentMethodId[] = ['ideal', 'bancontact', 'eps', 'creditcard', 'paypal', 'klarna', 'banktransfer'];

/** The methods a buyer in a country can pay a currency with, most usual first. */
export const methodsFor = (country: Country, currency: Currency): PaymentMethodId[] =>
  nationalFirst.filter((id) => reach[id].countries.includes(country) && reach[id].currencies.includes(currency));
