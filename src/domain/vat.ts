import type { Country } from '../contract/locales.js';
import type { CustomerType, DeliveryMethod } from '../contract/order.js';
import type { VatVerdict } from '../contract/validation.js';
import { sellerCountry } from './seller.js';
import { vatStateOf } from './vat-number.js';

/** Standard VAT rate in percent by country of delivery. */
export const vatRates: Record<Country, number> = { at: 20, be: 21, de: 19, fr: 20, gb: 20, nl: 21 };

/** Countries of delivery in the EU. */
const memberStates: readonly Country[] = ['at', 'be', 'de', 'fr', 'nl'];

export interface VatRule {
  /** Percent contained in consumer prices of the country of delivery. */
  rate: number;
  /** The buyer owes the VAT; the shop charges none. */
  isReverseCharge: boolean;
}

/**
 * The country whose VAT applies to goods: where their transport to the buyer ends, or, for goods the buyer collects, where they are
 * collected. Collected goods are not dispatched by the seller, so that no buyer's country or VAT number changes their VAT.
 * @param country of the delivery address
 * @param method null while none is chosen
 * @see Directive 2006/112/EC, articles 31 to 33
 */
export const placeOfSupply = (country: Country, method: DeliveryMethod | null): Country => (method === 'Pickup' ? sellerCountry : country);

/** Who buys, as far as the VAT asks; `null` is somebody nothing is known of. */
export interface VatBuyer {
  customerType: CustomerType;
  vatNumber?: string | undefined;
}

/**
 * The VAT of goods supplied in a country, see `placeOfSupply`. A business whose number the register of another member state knows, delivered to in another
 * member state than the seller's, pays the net price (Directive 2006/112/EC, articles 138 and 196). A number that is not
 * proved counts as none: VAT is charged.
 * @param registered what the register said of the buyer's number; null: it was not asked
 */
export const vatRuleFor = (country: Country, buyer: VatBuyer | null, registered: VatVerdict['status'] | null): VatRule => {
  const isProved = buyer?.customerType === 'Business' && registered === 'valid';
  const state = isProved && buyer.vatNumber ? vatStateOf(buyer.vatNumber) : undefined;
  const isNumberAbroad = state !== undefined && state !== 'GB' && state.toLowerCase() !== sellerCountry;
  return { rate: vatRates[country], isReverseCharge: isNumberAbroad && country !== sellerCountry && memberStates.includes(country) };
};
