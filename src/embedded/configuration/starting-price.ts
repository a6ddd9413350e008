import { currencies, type Currency } from '../../contract/locales.js';
import { type GrossTier, inEachCurrency, type PricedGoods } from '../../domain/tier-price.js';
import type { StoredStartingPrice } from '../catalogue/catalogue.types.js';
import { type AllowedConfiguration, allowedConfigurations } from './allowed-configurations.js';
import type { ConfigurationModel } from './configuration-model.js';
import { priceSteps, sumOf } from './configuration-price.js';

const known = new WeakMap<ConfigurationModel, readonly AllowedConfiguration[]>();
/** The configurations of a model, computed once per model object. */
const configurationsOf = (model: ConfigurationModel): readonly AllowedConfiguration[] => {
  const found = known.get(model) ?? allowedConfigurations(model);
  known.set(model, found);
  return found;
};

/**
 * The lowest price per piece among the orderable configurations, for one piece and at the last volume price.
 * @param model of one colour (`productModel`)
 * @returns null when no choice changes the price, so that the product's own price applies
 */
export const startingPriceOf = (model: ConfigurationModel, goods: PricedGoods): StoredStartingPrice | null => {
  const configurations = configurationsOf(model);
  const pricesAt = (currency: Currency, quantity: number) => configurations.map(({ settled }) => sumOf(priceSteps(model, goods, settled, currency, quantity)));
  const lowestAt = (quantity: number) => inEachCurrency((currency) => Math.min(...pricesAt(currency, quantity)));
  const isVariedIn = (currency: Currency) => pricesAt(currency, 1).some((price) => price !== goods.prices[currency]);
  const isVaried = configurations.some(({ hasDearerChoice }) => hasDearerChoice) || currencies.some(isVariedIn);
  if (configurations.length === 0 || !isVaried) return null;
  const last = goods.tiers.reduce<GrossTier | undefined>((one, other) => (one && one.minQuantity > other.minQuantity ? one : other), undefined);
  return { prices: lowestAt(1), lastTier: last ? { minQuantity: last.minQuantity, price: lowestAt(last.minQuantity) } : null };
};
