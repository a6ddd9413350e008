import { type CutToSize, type SoldUnit, unitOfSale } from './unit-of-sale.js';

describe('the unit of sale', () => {
  it.each<[what: string, SoldUnit, gross: number, cut: CutToSize | undefined, ReturnType<typeof unitOfSale>]>([
    ['a pack', { per: 'm2', amount: 1.05, form: 'pack', pieces: 18 }, 9895, undefined, { form: 'pack', pieces: 18, per: 'm2', amount: 1.05, gross: 9424 }],
    ['a pack of goods without an area', { per: 'piece', amount: 1, form: 'pack', pieces: 4 }, 995, undefined, { form: 'pack', pieces: 4, per: null, amount: null, gross: null }],
    ['a roll', { per: 'm', amount: 10, form: 'roll' }, 24_900, undefined, { form: 'roll', pieces: 1, per: 'm', amount: 10, gross: 2490 }],
    ['a sheet', { per: 'm2', amount: 2.88, form: 'sheet' }, 10_900, undefined, { form: 'sheet', pieces: 1, per: 'm2', amount: 2.88, gross: 3785 }],
    ['a sheet of one m²', { per: 'm2', amount: 1, form: 'sheet' }, 2495, undefined, { form: 'sheet', pieces: 1, per: 'm2', amount: 1, gross: null }],
    ['a piece with an area', { per: 'm2', amount: 0.25 }, 1295, undefined, { form: 'piece', pieces: 1, per: 'm2', amount: 0.25, gross: 5180 }],
    ['a piece', { per: 'piece', amount: 1 }, 4995, undefined, { form: 'piece', pieces: 1, per: null, amount: null, gross: null }],
    ['goods by the metre', { per: 'm', amount: 1 }, 1250, undefined, { form: 'metre', pieces: 1, per: 'm', amount: 1, gross: null }],
    [
      'made to measure, before a size is chosen',
      { per: 'm2', amount: 2.88, form: 'sheet' },
      4635,
      { grossPerSquareMetre: 4500 },
      { form: 'toMeasure', pieces: 1, per: 'm2', amount: null, gross: 4500 },
    ],
    [
      'made to measure, in the chosen size',
      { per: 'm2', amount: 2.88, form: 'sheet' },
      6000,
      { grossPerSquareMetre: 5000, area: 1.2 },
      { form: 'toMeasure', pieces: 1, per: 'm2', amount: 1.2, gross: 5000 },
    ],
    [
      'made to measure, in a size whose price was rounded',
      { per: 'm2', amount: 0.72 },
      5063,
      { grossPerSquareMetre: 12_500, area: 0.405 },
      { form: 'toMeasure', pieces: 1, per: 'm2', amount: 0.405, gross: 12_500 },
    ],
    [
      'made to measure, with an option that adds 80 percent',
      { per: 'm2', amount: 2, form: 'sheet' },
      3870,
      { grossPerSquareMetre: 2150, area: 1 },
      { form: 'toMeasure', pieces: 1, per: 'm2', amount: 1, gross: 3870 },
    ],
  ])('of %s', (_, unit, gross, cut, sold) => expect(unitOfSale(unit, gross, cut)).toEqual(sold));
});
