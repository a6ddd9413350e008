import type { Currency } from '../../contract/locales.js';
import type { GrossTier, PricedGoods } from '../../domain/tier-price.js';
import type { StoredStartingPrice } from '../catalogue/catalogue.types.js';
import { type AllowedConfiguration, allowedConfigurations } from './allowed-configurations.js';
import type { ConfigurationModel } from './configuration-model.js';
import { priceSteps, sumOf } from './configuration-price.js';

const known = new WeakMap<ConfigurationModel, readonly AllowedConfiguration[]>();
/** Families that share a model share its configurations. */
const configurationsOf = (model: ConfigurationModel): readonly AllowedConfiguration[] => {
  const found = known.get(model) ?? allowedConfigurations(model);
  known.set(model, found);
  return found;
};

/**
 * The lowest price of one piece among the configurations that can be ordered, and the lowest one of the last volume price.
 * @param model as one colour has it
 * @returns null where no choice changes the price: the product's own price applies
 */
export const startingPriceOf = (model: ConfigurationModel, goods: PricedGoods): StoredStartingPrice | null => {
  const configurations = configurationsOf(model);
  const pricesAt = (currency: Currency, quantity: number) => configurations.map(({ settled }) => sumOf(priceSteps(model, goods, settled, currency, quantity)));
  const lowestAt = (quantity: number) => ({ EUR: Math.min(...pricesAt('EUR', quantity)), GBP: Math.min(...pricesAt('GBP', quantity)) });
  const isVaried = configurations.some(({ hasDearerChoice }) => hasDearerChoice) || pricesAt('EUR', 1).some((price) => price !== goods.prices.EUR);
  if (configurations.length === 0 || !isVaried) return null;
  const last = goods.tiers.reduce<GrossTier | undefined>((one, other) => (one && one.minQuantity > other.minQuantity ? one : other), undefined);
  return { prices: lowestAt(1), lastTier: last ? { minQuantity: last.minQuantity, price: lowestAt(last.minQuantity) } : null };
};
