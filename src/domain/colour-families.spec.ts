import { asColourFamily, colourFamilyOf, isChosenVariant } from './colour-families.js';

describe('the family of a colour', () => {
  it.each([
    ['anthracite', '#4e5053', 'grey'],
    ['oak', '#c79e6c', 'brown'],
    ['petrol', '#1d5c68', 'blue'],
    ['terracotta', '#bb5f3d', 'red'],
    ['landscape', '#d9a066', undefined],
  ])('of %s, %s, is %s', (id, hex, family) => expect(colourFamilyOf(id, hex)).toBe(family));

  it.each([
    ['#ffffff', 'white'],
    ['#101010', 'black'],
    ['#7f8385', 'grey'],
    ['#c0392b', 'red'],
    ['#f1c40f', 'yellow'],
    ['#d8c8a8', 'beige'],
    ['#6b4a2f', 'brown'],
    ['#2e8b57', 'green'],
    ['#2040a0', 'blue'],
  ])('of a colour without a row follows from its appearance: %s is %s', (hex, family) => expect(colourFamilyOf('new-colour', hex)).toBe(family));

  it('replaces the name of a colour in an earlier address', () => {
    expect(['ochre', 'grey', 'turquoise', 'constructor'].map(asColourFamily)).toEqual(['yellow', 'grey', 'turquoise', 'constructor']);
  });

  it('selects the variants of a filtered list, formats by their own name', () => {
    const ochre = { id: 'ochre', hex: '#c2903c' };
    expect([isChosenVariant(ochre, ['yellow']), isChosenVariant(ochre, ['red']), isChosenVariant({ id: 'round', hex: '#c0784f' }, ['round'])]).toEqual([true, false, true]);
  });
});
