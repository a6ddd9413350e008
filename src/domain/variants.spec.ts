import { familyNameOf, fullNameOf, mainVariantOf, productTitleOf } from './variants.js';

const colours = [
  { id: 'light-grey', name: 'lichtgrijs', hex: '#cccccc', productId: 'wpn-lightgrey-01', slug: 'wandpaneel-stof' },
  { id: 'ochre', name: 'oker', hex: '#c8963e', productId: 'wpn-ochre-01', slug: 'wandpaneel-stof-oker' },
];
const purpose = 'akoestisch paneel';
const first = { id: 'wpn-lightgrey-01', name: 'Wandpaneel stof', slug: 'wandpaneel-stof', purpose, colours };
const second = { id: 'wpn-ochre-01', name: 'Wandpaneel stof, oker', slug: 'wandpaneel-stof-oker', purpose, colours };
const only = { ...first, colours: colours.slice(0, 1) };

it.each([
  ['of the first colour, whose name is that of the family', first, 'Wandpaneel stof, lichtgrijs | akoestisch paneel'],
  ['of another colour', second, 'Wandpaneel stof, oker | akoestisch paneel'],
  ['of a family of one', only, 'Wandpaneel stof | akoestisch paneel'],
  ['of a product without a purpose', { ...only, purpose: '' }, 'Wandpaneel stof'],
])('the title %s', (_, product, title) => expect(productTitleOf(product)).toBe(title));

it('the name with and without colour is the same for each colour of a family', () => {
  expect([first, second, only].map(fullNameOf)).toEqual(['Wandpaneel stof, lichtgrijs', 'Wandpaneel stof, oker', 'Wandpaneel stof']);
  expect([first, second, only].map(familyNameOf)).toEqual(['Wandpaneel stof', 'Wandpaneel stof', 'Wandpaneel stof']);
});

it('the main variant is the first colour', () => {
  expect([first, second].map(mainVariantOf)).toEqual([
    { id: 'wpn-lightgrey-01', slug: 'wandpaneel-stof' },
    { id: 'wpn-lightgrey-01', slug: 'wandpaneel-stof' },
  ]);
  expect(mainVariantOf({ ...second, colours: [] })).toEqual({ id: 'wpn-ochre-01', slug: 'wandpaneel-stof-oker' });
});
