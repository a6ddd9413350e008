import type { Brand } from '../../src/contract/brands.js';
import { common, everythingOff, phoneEnding, sellerNamed, sitePages } from '../shared/group.js';
import { siteFooter, siteMenu } from '../shared/navigation.js';
import { domains } from './domains.js';
export { look } from './look.js';
export { theme } from './theme.js';

/** DBC, the second noise-control brand: a content site. */
const brand: Brand = {
  ...common,
  code: 'DBC',
  siteName: 'DBC',
  pageSize: { archive: 9, products: 16, inspirations: 6 },
  domains,
  permissions: { ...everythingOff, footerLogo: true },
  contentPages: sitePages,
  phone: phoneEnding('30'),
  email: 'hello@dbc.example',
  seller: sellerNamed('DBC B.V.'),
  menu: siteMenu,
  footer: siteFooter({
    nl: 'Geluid beheersen waar het ontstaat: in de hal, aan de machine, op het dak.',
    de: 'Lärmminderung dort, wo der Lärm entsteht: in der Halle, an der Maschine, auf dem Dach.',
    fr: 'Maîtriser le bruit là où il naît : dans l’atelier, sur la machine, en toiture.',
    en: 'Noise control at the source: in halls, on machines and on roofs.',
  }),
  home: ['projects', 'introduction', 'reading', 'contact', 'newsletter'],
  rooms: [],
};
export default brand;
