import type { Choices } from '../../contract/configuration.js';
import { configurableProducts } from '../../../test/factories/catalogue-products.js';
import { evaluate } from './evaluate.js';
import { configuredPackaging } from './configured-packaging.js';
import { productModel } from './product-model.js';

const packagingOf = (code: string, choices: Choices) => {
  const { configuration, variants, packaging } = configurableProducts.find((product) => product.code === code)!;
  const model = productModel({ configuration, colour: variants[0]!.colour });
  const { weightKg, volume = 0, pallet } = configuredPackaging(packaging, model, evaluate(model, choices));
  return [Math.round(weightKg * 100) / 100, Math.round(volume * 1000) / 1000, pallet];
};

describe('a piece made to size', () => {
  it.each<[what: string, code: string, choices: Choices, packaging: [weightKg: number, volume: number, pallet: boolean]]>([
    ['has the weight of the product at its default size', 'WPN', { size: { width: 1200, height: 600 } }, [3.4, 0.04, false]],
    ['of half the area weighs half', 'WPN', { size: { width: 600, height: 600 } }, [1.7, 0.02, false]],
    ['longer than the limit for parcels needs a pallet', 'WPN', { size: { width: 2700, height: 1200 } }, [15.3, 0.18, true]],
    ['cut small from a sheet that needs a pallet is a parcel', 'PET', { size: { width: 1200, height: 1200 } }, [4.1, 0.018, false]],
    ['of a whole sheet needs a pallet like the sheet', 'PET', {}, [8.2, 0.035, true]],
    ['of double thickness weighs double', 'PET', { thickness: 't24' }, [16.4, 0.07, true]],
    ['without a default size has a weight in proportion to the minimum area', 'CUT', { size: { width: 1000, height: 1000 } }, [2.4, 0.052, false]],
    ['without a limit for parcels (a folded curtain) is a parcel in any size', 'CUR', { size: { width: 8000, height: 2500 } }, [27.6, 0.12, false]],
  ])('%s', (_, code, choices, packaging) => expect(packagingOf(code, choices)).toEqual(packaging));
});
