import type { Country } from '../contract/locales.js';
import type { CustomerType, DeliveryMethod, VatReason } from '../contract/order.js';
import type { VatVerdict } from '../contract/validation.js';
import { sellerCountry } from './seller.js';
import { type Destination, territoryOf } from './territories.js';
import { vatStateOf } from './vat-number.js';

/** Standard VAT rate in percent, by country of delivery. */
export const vatRates: Record<Country, number> = { at: 20, be: 21, de: 19, fr: 20, gb: 20, nl: 21 };

/** Countries of delivery in the EU. */
const memberStates: readonly Country[] = ['at', 'be', 'de', 'fr', 'nl'];

export interface VatRule {
  /** VAT rate in percent, contained in consumer prices. */
  rate: number;
  /** Reverse charge: the buyer owes the VAT, and the shop charges none. */
  isReverseCharge: boolean;
  /** Undefined: the VAT of the country of delivery applies. */
  vatReason?: VatReason | undefined;
}

/** Place of supply of goods. */
export interface PlaceOfSupply extends Destination {
  /** The buyer is from another country and collects the goods. */
  isCollected?: true;
}

/**
 * Place whose VAT applies to goods: where their transport to the buyer ends or, for collection, where they are collected. The seller does
 * not dispatch collected goods, so neither the buyer's country nor a VAT number changes their VAT.
 * @param destination the delivery address
 * @param method null if none is chosen yet
 * @see Directive 2006/112/EC, articles 31 to 33
 */
export const placeOfSupply = (destination: Destination, method: DeliveryMethod | null): PlaceOfSupply => {
  if (method !== 'Pickup') return destination;
  return destination.country === sellerCountry ? { country: sellerCountry } : { country: sellerCountry, isCollected: true };
};

/** Buyer data that determine the VAT; `null` stands for an unknown buyer. */
export interface VatBuyer {
  customerType: CustomerType;
  vatNumber?: string | undefined;
}

/** Whether reverse charge applies, provided that the register confirms the VAT number. */
const couldOwe = (place: PlaceOfSupply, buyer: VatBuyer | null): boolean => {
  const state = buyer?.customerType === 'Business' && buyer.vatNumber ? vatStateOf(buyer.vatNumber) : undefined;
  const isNumberAbroad = state !== undefined && state !== 'GB' && state.toLowerCase() !== sellerCountry;
  const isMemberState = memberStates.includes(place.country) || territoryOf(place)?.isMemberState === true;
  return isNumberAbroad && place.country !== sellerCountry && isMemberState;
};

/**
 * VAT of goods supplied at a place (see `placeOfSupply`). Exports from the VAT area have none, for all buyers (Directive 2006/112/EC,
 * article 146). A business with a confirmed VAT number of another member state pays the net price for delivery to a member state other
 * than the seller's (articles 138 and 196). Without confirmation of the number, VAT is charged.
 * @param registered status of the buyer's number in the register; null: not checked
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
