import type { TerritoryPrices } from '../../config/territory-prices.js';
import type { Currency } from '../../contract/locales.js';
import { priceOf } from '../../domain/money.js';
import { vatRates } from '../../domain/vat.js';
import { type Destination, exportTerritoryOf } from '../../domain/territories.js';
import type { Option } from './shipping.js';

/**
 * Returns the options for a destination. In export territories (outside the VAT area) goods can be picked up, or delivered if ops set a price, but not assembled.
 * @param prices minor units excluding VAT, set by ops
 */
export const optionsForDestination = (options: readonly Option[], destination: Destination, currency: Currency, prices: TerritoryPrices): Option[] => {
  const territory = exportTerritoryOf(destination);
  if (!territory) return [...options];
  const net = prices[territory];
  const rate = vatRates[destination.country];
  return options.flatMap((option) => {
    if (option.method === 'Pickup') return option;
    if (option.method !== 'Deliver' || net === undefined) return [];
    return { ...option, price: option.price && priceOf(Math.round((net * (100 + rate)) / 100), currency, rate) };
  });
};
