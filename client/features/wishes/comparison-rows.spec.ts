import { rowsOf } from './comparison-rows.js';

describe('The rows of a comparison', () => {
  const panel = [
    { label: 'Dikte', value: '50 mm' },
    { label: 'Brandklasse', value: 'B-s1,d0' },
  ];
  const foam = [
    { label: 'Dikte', value: '70 mm' },
    { label: 'Brandklasse', value: 'B-s1,d0' },
    { label: 'Dichtheid', value: '28 kg/m³' },
  ];

  it('contain every figure that one of the products has, and mark those that differ', () =>
    expect(rowsOf([panel, foam])).toEqual([
      { label: 'Dikte', values: ['50 mm', '70 mm'], differs: true },
      { label: 'Brandklasse', values: ['B-s1,d0', 'B-s1,d0'], differs: false },
      { label: 'Dichtheid', values: [undefined, '28 kg/m³'], differs: true },
    ]));

  it('differ in nothing for a single product', () => expect(rowsOf([foam]).some(({ differs }) => differs)).toBe(false));
});
