import { Attributes } from './attributes.js';

describe('attributes', () => {
  it.each<[string, unknown, string | undefined]>([
    ['complete', { name: 'Width', value: '600 mm', type: 'Width' }, 'Width'],
    ['without a type is text', { name: 'Core', value: 'wool' }, 'text'],
    ['without a name', { value: 'wool', type: 'text' }, undefined],
    ['with an empty name', { name: ' ', value: 'wool', type: 'text' }, undefined],
    ['without a value', { name: 'Core', value: null, type: 'text' }, undefined],
    ['with an empty value', { name: 'Core', value: '', type: 'text' }, undefined],
    ['with a value that is no text', { name: 'Core', value: 12, type: 'text' }, undefined],
    ['with type null', { name: 'Core', value: 'wool', type: null }, undefined],
    ['with an unknown type', { name: 'Core', value: 'wool', type: 'Colour' }, undefined],
    ['that is null', null, undefined],
  ])('%s', (_case, entry, type) => expect(Attributes.parse([entry]).map((kept) => kept.type)).toEqual(type ? [type] : []));

  it('keep their order', () => {
    const kept = Attributes.parse([
      { name: 'B', value: '1' },
      { name: '', value: '2' },
      { name: 'A', value: '3' },
    ]);
    expect(kept.map((entry) => entry.name)).toEqual(['B', 'A']);
  });
});
