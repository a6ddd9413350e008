import type { Brand } from '../../src/contract/brands.js';
import { common, everythingOn, manufacturer, phoneEnding, sellerNamed, shopPages } from '../shared/group.js';
import { shopFooter, shopMenu } from '../shared/navigation.js';
import { domains } from './domains.js';
export { look } from './look.js';
export { theme } from './theme.js';

const brand: Brand = {
  ...common,
  code: 'FIB',
  siteName: 'Fibers & Foams',
  pageSize: { archive: 9, products: 16, inspirations: 6 },
  domains,
  permissions: everythingOn,
  contentPages: shopPages,
  phone: phoneEnding('20'),
  email: 'hello@fibersfoams.example',
  seller: sellerNamed('Fibers & Foams B.V.'),
  manufacturer,
  menu: shopMenu,
  footer: shopFooter(['foam', 'fibre', 'damping', 'made-to-size'], {
    nl: 'Schuim, vezel en demping, gesneden naar uw tekening.',
    de: 'Schaumstoff, Fasern und Dämpfungsfolie, nach Ihrer Zeichnung geschnitten.',
    fr: 'Mousses, fibres et amortissants, découpés d’après votre plan.',
    en: 'Foam, fibre and damping, cut to your drawing.',
  }),
  home: ['categories', 'popular', 'projects', 'reading', 'reviews', 'newsletter'],
  rooms: [],
};
export default brand;
