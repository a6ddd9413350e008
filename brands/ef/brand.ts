import type { Brand } from '../../src/contract/brands.js';
import { common, everythingOn, manufacturer, phoneEnding, sellerNamed, shopPages } from '../shared/group.js';
import { shopFooter, shopMenu } from '../shared/navigation.js';
import { domains } from './domains.js';
export { look } from './look.js';
export { theme } from './theme.js';

/** Easy Felt, the felt brand. */
const brand: Brand = {
  ...common,
  code: 'EF',
  siteName: 'Easy Felt',
  pageSize: { archive: 9, products: 15, inspirations: 12 },
  domains,
  permissions: everythingOn,
  contentPages: shopPages,
  phone: phoneEnding('10'),
  email: 'hello@easyfelt.example',
  seller: sellerNamed('Easy Felt B.V.'),
  manufacturer,
  guarantee: {
    years: 10,
    families: { FLP: 2 },
    covers: {
      nl: 'Vorm en kleur van het vilt, bij normaal gebruik binnenshuis. Niet: slijtage, vlekken en schade door onjuiste montage.',
      de: 'Form und Farbe des Filzes bei üblichem Gebrauch im Innenraum. Nicht: Abnutzung, Flecken und Schäden durch falsche Montage.',
      fr: 'Forme et couleur du feutre, pour un usage intérieur normal. Exclus : usure, taches et erreur de pose.',
      en: 'Shape and colour of the felt in normal use indoors. Not covered: wear, stains, and damage by incorrect fitting.',
    },
  },
  menu: shopMenu,
  footer: shopFooter(['wall-tiles', 'ceiling', 'sheets-and-rolls', 'desk-and-board', 'lighting'], {
    nl: 'Akoestisch vilt in tegels, platen en vormen, op maat gesneden.',
    de: 'Akustikfilz als Fliese, Platte und Formteil, nach Maß geschnitten.',
    fr: 'Du feutre qui apaise : en dalles, en plaques et en formes, coupé sur mesure.',
    en: 'Acoustic felt in tiles, sheets and shapes, cut to size.',
  }),
  home: ['popular', 'colours', 'categories', 'projects', 'reading', 'reviews', 'newsletter'],
  rooms: [],
};
export default brand;
