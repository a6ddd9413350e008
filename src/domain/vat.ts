import type { Country } from '../contract/locales.js';
import type { CustomerType, DeliveryMethod, VatReason } from '../contract/order.js';
import type { VatVerdict } from '../contract/validation.js';
import { sellerCountry } from './seller.js';
import { type Destination, territoryOf } from './territories.js';
import { vatStateOf } from './vat-number.js';

/** Standard VAT rate in percent by country of delivery. */
export const vatRates: Record<Country, number> = { at: 20, be: 21, de: 19, fr: 20, gb: 20, nl: 21 };

/** Countries of delivery in the EU. */
const memberStates: readonly Country[] = ['at', 'be', 'de', 'fr', 'nl'];

export interface VatRule {
  /** Percent contained in consumer prices. */
  rate: number;
  /** The buyer owes the VAT; the shop charges none. */
  isReverseCharge: boolean;
  /** Undefined: the VAT of the country of delivery. */
  vatReason?: VatReason | undefined;
}

/** Where goods are supplied. */
export interface PlaceOfSupply extends Destination {
  /** The buyer collects them in another country than their own. */
  isCollected?: true;
}

/**
 * The place whose VAT applies to goods: where their transport to the buyer ends, or, for goods the buyer collects, where they are
 * collected. Collected goods are not dispatched by the seller, so that no buyer's country or VAT number changes their VAT.
 * @param destination the delivery address
 * @param method null while none is chosen
 * @see Directive 2006/112/EC, articles 31 to 33
 */
export const placeOfSupply = (destination: Destination, method: DeliveryMethod | null): PlaceOfSupply => {
  if (method !== 'Pickup') return destination;
  return destination.country === sellerCountry ? { country: sellerCountry } : { country: sellerCountry, isCollected: true };
};

/** Who buys, as far as the VAT asks; `null` is somebody nothing is known of. */
export interface VatBuyer {
  customerType: CustomerType;
  vatNumber?: string | undefined;
}

/** Whether a business could owe the VAT of goods itself, if the register knew its number. */
const couldOwe = (place: PlaceOfSupply, buyer: VatBuyer | null): boolean => {
  const state = buyer?.customerType === 'Business' && buyer.vatNumber ? vatStateOf(buyer.vatNumber) : undefined;
  const isNumberAbroad = state !== undefined && state !== 'GB' && state.toLowerCase() !== sellerCountry;
  const isMemberState = memberStates.includes(place.country) || territoryOf(place)?.isMemberState === true;
  return isNumberAbroad && place.country !== sellerCountry && isMemberState;
};

/**
 * The VAT of goods supplied at a place, see `placeOfSupply`. Goods that leave the VAT area have none, for every kind of buyer (Directive
 * 2006/112/EC, article 146). A business whose number the register of another member state knows, delivered to in another
 * member state than the seller's, pays the net price (articles 138 and 196). With a number that is not proved VAT is charged.
 * @param registered what the register said of the buyer's number; null: it was not asked
 */
export const vatRuleFor = (place: PlaceOfSupply, buyer: VatBuyer | null, registered: VatVerdict['status'] | null): VatRule => {
  const territory = territoryOf(place);
  const charged = { rate: territory?.rate ?? vatRates[place.country], isReverseCharge: false };
  if (territory?.exported) return { ...charged, vatReason: 'export' };
  if (place.isCollected) return { ...charged, vatReason: 'collected' };
  if (!couldOwe(place, buyer)) return charged;
  if (registered === 'valid') return { ...charged, isReverseCharge: true, vatReason: 'reverseCharge' };
  return registered === 'unknown' ? { ...charged, vatReason: 'unproved' } : charged;
};
