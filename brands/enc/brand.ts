import type { Brand } from '../../src/contract/brands.js';
import { common, everythingOn, manufacturer, phoneEnding, sellerNamed, shopPages } from '../shared/group.js';
import { shopFooter, shopMenu } from '../shared/navigation.js';
import { domains } from './domains.js';
export { look } from './look.js';
export { theme } from './theme.js';

/** ENC, the first noise-control brand. */
const brand: Brand = {
  ...common,
  code: 'ENC',
  siteName: 'ENC',
  pageSize: { archive: 9, products: 16, inspirations: 6 },
  domains,
  permissions: everythingOn,
  contentPages: shopPages,
  phone: phoneEnding('00'),
  email: 'hello@enc.example',
  seller: sellerNamed('ENC B.V.'),
  manufacturer,
  guarantee: {
    years: 5,
    families: { SLT: 10, ADH: 0, MNT: 0, EGG: 2, PYR: 2, WDG: 2, LMP: 2 },
    covers: {
      nl: 'Vorm, lijmnaden, bekleding en kleur, bij normaal gebruik binnenshuis. Niet: slijtage, schade door vocht of onjuiste montage.',
      de: 'Form, Verklebung, Bezug und Farbe bei üblichem Gebrauch im Innenraum. Nicht: Abnutzung, Schäden durch Feuchtigkeit oder falsche Montage.',
      fr: 'Forme, collages, revêtement et couleur, pour un usage intérieur normal. Exclus : usure, humidité et erreur de pose.',
      en: 'Shape, bonding, covering and colour in normal use indoors. Not covered: wear, and damage by moisture or incorrect fitting.',
    },
  },
  menu: shopMenu,
  footer: shopFooter(['wall-panels', 'photo-panels', 'ceiling', 'studio', 'office', 'insulation'], {
    nl: 'Akoestische producten voor elke ruimte, met de cijfers erbij.',
    de: 'Ruhe für jeden Raum: Akustikprodukte mit Messwerten.',
    fr: 'Le calme pour chaque pièce : de l’acoustique, chiffres à l’appui.',
    en: 'Acoustic products for every room, with the figures.',
  }),
  home: ['rooms', 'popular', 'example', 'categories', 'reading', 'projects', 'reviews', 'newsletter'],
  rooms: [
    { kind: 'office', file: 'rooms/room-office.webp', category: 'office' },
    { kind: 'education', file: 'rooms/room-classroom.webp', category: 'wall-panels' },
    { kind: 'home', file: 'rooms/room-living.webp', category: 'photo-panels' },
    { kind: 'reception', file: 'rooms/room-reception.webp', category: 'ceiling' },
  ],
};
export default brand;
