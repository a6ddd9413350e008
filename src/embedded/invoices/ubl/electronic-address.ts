import type { Country } from '../../../contract/locales.js';
import { countryOfVatNumber, plainVatNumber } from '../../../domain/vat-number.js';
import type { OrderView } from '../../orders/order.presenter.js';

/** An address in the Peppol network: a number, and whose numbers these are (Electronic Address Scheme). */
export interface ElectronicAddress {
  scheme: string;
  id: string;
}

/** Where businesses are reached: Belgians at their enterprise number, which is their VAT number's, Germans at their VAT number. */
const schemes: Partial<Record<Country, (vatNumber: string) => ElectronicAddress>> = {
  be: (vatNumber) => ({ scheme: '0208', id: vatNumber.slice(2).padStart(10, '0') }),
  de: (vatNumber) => ({ scheme: '9930', id: vatNumber }),
};

/** Dutch sellers are reached at their VAT number. */
export const sellerAddress = (vatNumber: string): ElectronicAddress => ({ scheme: '9944', id: plainVatNumber(vatNumber) });

/** Where the buyer of an order takes invoices for their bookkeeping; undefined for whom there are none. */
export const electronicAddressOf = ({ details }: Pick<OrderView, 'details'>): ElectronicAddress | undefined => {
  if (details?.customerType !== 'Business' || !details.vatNumber) return undefined;
  const country = countryOfVatNumber(details.vatNumber);
  return country && schemes[country]?.(plainVatNumber(details.vatNumber));
};
