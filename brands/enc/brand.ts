import type { Brand } from '../../src/contract/brands.js';
export { theme } from './theme.js';

/** The first noise-control brand. */
const brand: Brand = {
  code: 'ENC',
  siteName: 'ENC',
  columnCount: 12,
  deliveryTime: { hours: 15, minutes: 0 },
  searchItems: 4,
  pageSize: { archive: 9, products: 16, inspirations: 6 },
  productArchive: { filters: 3, categories: 5 },
  headerHeight: 125,
  domains: {
    'nl-NL': 'enc-stilte.nl.example',
    'nl-BE': 'enc-stilte.be.example',
    'de-DE': 'enc-ruhe.de.example',
    'de-AT': 'enc-ruhe.at.example',
    'fr-FR': 'enc-calme.fr.example',
    'fr-BE': 'enc-calme.be.example',
    'en-GB': 'enc-quiet.uk.example',
  },
  permissions: { kiyoh: true, products: true, account: true, searchAll: true, searchProduct: true, searchBlog: true, searchProject: true, footerLogo: true },
  phone: { nl: '+31 20 555 0100', be: '+32 2 555 01 00', de: '+49 30 555 0100', at: '+43 1 555 0100', fr: '+33 1 99 00 01 00', gb: '+44 20 7946 0100' },
  email: 'hello@enc.example',
  seller: { name: 'ENC B.V.', address: ['Stilteweg 12', '3542 AB Utrecht', 'NL'], vatNumber: 'NL000099998B57', tradeRegister: '00000000' },
  menu: ['wall-panels', 'ceiling', 'studio', 'office', 'photo-panels'],
  hero: {
    file: 'rooms/hero-enc.webp',
    width: 1680,
    height: 720,
    alt: {
      nl: 'Lichte ruimte met stoffen wandpanelen en ronde plafondeilanden, met oranje accenten',
      de: 'Heller Raum mit Stoffpaneelen an der Wand und runden Deckensegeln, mit orangefarbenen Akzenten',
      fr: 'Pièce lumineuse avec panneaux muraux en tissu et îlots de plafond ronds, touches orange',
      en: 'Bright room with fabric wall panels and round ceiling clouds, with orange accents',
    },
  },
};
export default brand;
