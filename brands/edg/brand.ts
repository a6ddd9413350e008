import type { Brand } from '../../src/contract/brands.js';
import { common, everythingOff, phoneEnding, sellerNamed, sitePages } from '../shared/group.js';
import { siteFooter, siteMenu } from '../shared/navigation.js';
import { domains } from './domains.js';
export { look } from './look.js';
export { theme } from './theme.js';

/** EDG, the site of the group. */
const brand: Brand = {
  ...common,
  code: 'EDG',
  siteName: 'EDG',
  pageSize: { archive: 9, products: 16, inspirations: 6 },
  domains,
  permissions: everythingOff,
  contentPages: sitePages,
  phone: phoneEnding('40'),
  email: 'hello@edg.example',
  seller: sellerNamed('EDG B.V.'),
  menu: siteMenu,
  footer: siteFooter({
    nl: 'De groep achter ENC, Easy Felt, Fibers & Foams en DBC.',
    de: 'Die Gruppe hinter ENC, Easy Felt, Fibers & Foams und DBC.',
    fr: 'Le groupe derrière ENC, Easy Felt, Fibers & Foams et DBC.',
    en: 'The group behind ENC, Easy Felt, Fibers & Foams and DBC.',
  }),
  home: ['introduction', 'marks', 'projects', 'inspirations', 'reading', 'contact', 'newsletter'],
  rooms: [],
};
export default brand;
