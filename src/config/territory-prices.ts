import { type ExportTerritory, exportTerritories } from '../contract/order.js';

const price = `\\s*(?:${exportTerritories.join('|')})=\\d{1,5}(?:\\.\\d{2})?\\s*`;
/** Prices by territory, `helgoland=29.00`, separated by commas. */
export const territoryPriceList = new RegExp(`^${price}(?:,${price})*$`);
export const territoryPriceRule = `TERRITORY_DELIVERY must list prices by territory as helgoland=29.00, separated by commas; territories are ${exportTerritories.join(', ')}`;

/** Minor units by territory. */
export type TerritoryPrices = Partial<Record<ExportTerritory, number>>;

export const readTerritoryPrices = (list = ''): TerritoryPrices =>
  Object.fromEntries(
    list
      .split(',')
      .filter((word) => word.trim())
      .map((word) => {
        const [territory = '', amount] = word.trim().split('=');
        return [territory, Math.round(Number(amount) * 100)];
      }),
  );
