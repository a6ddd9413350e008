import type { Country } from '../../../contract/locales.js';
import { countryOfVatNumber, plainVatNumber } from '../../../domain/vat-number.js';
import type { OrderView } from '../../orders/order.presenter.js';

/** Peppol participant identifier: an identifier and its scheme (Electronic Address Scheme code list). */
export interface ElectronicAddress {
  scheme: string;
  id: string;
}

/** Schemes by country of the VAT number. Belgium: enterprise number, which is the VAT number without its prefix. Germany: VAT number. */
const schemes: Partial<Record<Country, (vatNumber: string) => ElectronicAddress>> = {
  be: (vatNumber) => ({ scheme: '0208', id: vatNumber.slice(2).padStart(10, '0') }),
  de: (vatNumber) => ({ scheme: '9930', id: vatNumber }),
};

/** Peppol address of the Dutch seller: its VAT number. */
export const sellerAddress = (vatNumber: string): ElectronicAddress => ({ scheme: '9944', id: plainVatNumber(vatNumber) });

/** Peppol address of a business buyer. Undefined if the buyer is a consumer, has no VAT number, or its country has no scheme here. */
export const electronicAddressOf = ({ details }: Pick<OrderView, 'details'>): ElectronicAddress | undefined => {
  if (details?.customerType !== 'Business' || !details.vatNumber) return undefined;
  const country = countryOfVatNumber(details.vatNumber);
  return country && schemes[country]?.(plainVatNumber(details.vatNumber));
};
