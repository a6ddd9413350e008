import { asMaterial, isComparable, isFireClass, materialOf } from './materials.js';

describe('the material by which a list filters', () => {
  it.each([
    ['PET felt', 'pet-felt'],
    ['pressed PET felt, 9 mm', 'pet-felt'],
    ['needled polyester felt', 'polyester-felt'],
    ['polyester fibre, thermally bonded', 'polyester-fibre'],
    ['tightly woven polyester', 'polyester-fabric'],
    ['open-cell polyurethane foam', 'pu-foam'],
    ['open-cell polyurethane foam; closed-cell PE or rebonded foam on request', 'pu-foam'],
    ['PU foam chips bound with polyurethane', 'pu-foam'],
    ['cork and rubber granules bound with polyurethane', 'cork-rubber'],
    ['melamine foam', 'melamine-foam'],
    ['mineral wool (yellow: glass wool, stone: stone wool)', 'mineral-wool'],
    ['vinyl (PVC) with mineral filler', 'vinyl'],
    ['bitumen with mineral filler', 'bitumen'],
    ['1.5 mm sheet steel, powder-coated', 'steel'],
    ['steel, 10 mm laminated glass', 'steel'],
    ['anodised aluminium, silicone-rubber lip', 'aluminium'],
    ['larch (anthracite: larch with an opaque finish)', 'wood'],
    ['veneer on MDF, 12 mm slats', 'wood'],
    ['hybrid polymer, solvent-free', 'hybrid-polymer'],
    ['sheep’s wool', undefined],
  ])('of %p is %p', (text, material) => {
    expect(materialOf(text)).toBe(material);
    expect(asMaterial(text.toLowerCase())).toBe(material ?? text.toLowerCase());
  });
});

describe('a text', () => {
  it.each([
    ['sheep’s wool', true],
    ['hemp', true],
    ['hemp, 40 mm', false],
    ['foam: UL 94 HF-1', false],
    ['a material with a name that is too long', false],
  ])('%p can be an option of a filter: %p', (text, is) => expect(isComparable(text)).toBe(is));

  it.each([
    ['B-s1,d0', true],
    ['a1', true],
    ['A2-s1, d0', true],
    ['Efl', true],
    ['E', true],
    ['felt: B-s2,d0', false],
    ['class 1 (EN 13773)', false],
    ['foam: UL 94 HF-1', false],
  ])('%p is a class of reaction to fire: %p', (text, is) => expect(isFireClass(text)).toBe(is));
});
