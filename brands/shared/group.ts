import type { BrandPermissions } from '../../src/contract/brand-settings.js';
import type { Brand } from '../../src/contract/brands.js';
import type { Country } from '../../src/contract/locales.js';

const hall = { street: 'Stilteweg', houseNumber: '12', postcode: '3542 AB', city: 'Utrecht', country: 'nl' } as const;

/** Configuration that all sites of the group share (specification, 9). */
export const common = {
  columnCount: 12,
  deliveryTime: { hours: 15, minutes: 0 },
  searchItems: 4,
  productArchive: { filters: 3, categories: 5 },
  headerHeight: 125,
  showroom: { address: hall },
  pickup: { address: hall, slots: ['09:00-12:00', '12:00-15:00', '15:00-17:00'] },
  openingHours: [{ days: [1, 2, 3, 4, 5], opens: '08:30', closes: '17:00' }],
  thirdParties: { everywhere: { video: true } },
  appointments: { callBack: { minutes: 30, atOnce: 2 }, showroom: { minutes: 60, atOnce: 1 } },
} as const satisfies Partial<Brand>;

/** Switches of brands that sell products. */
export const everythingOn: BrandPermissions = {
  kiyoh: true,
  products: true,
  account: true,
  searchAll: true,
  searchProduct: true,
  searchBlog: true,
  searchProject: true,
  footerLogo: true,
};
/** All switches off, for the site of the group; base of other content sites. */
export const everythingOff: BrandPermissions = {
  kiyoh: false,
  products: false,
  account: false,
  searchAll: false,
  searchProduct: false,
  searchBlog: false,
  searchProject: false,
  footerLogo: false,
};

const reading = { home: 'home', blogArchive: 'blogs', projectArchive: 'projects', inspirationArchive: 'inspiration' };
/** Documents of the screens of a shop. */
export const shopPages: Brand['contentPages'] = {
  ...reading,
  productArchive: 'products',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  result: 'checkout-result',
  myAccountStart: 'my-account',
  myAccountDetails: 'my-account-details',
  myAccountAddress: 'my-account-address',
  resetPassword: 'reset-password',
};
/** Documents of the screens of a content site, which has no shop screens. */
export const sitePages: Brand['contentPages'] = {
  ...reading,
  productArchive: '',
  search: '',
  cart: '',
  checkout: '',
  result: '',
  myAccountStart: '',
  myAccountDetails: '',
  myAccountAddress: '',
  resetPassword: '',
};

const address = ['Stilteweg 12', '3542 AB Utrecht', 'NL'] as const;

/** Seller data of a company. The companies of the group share address, accounts and, as a fiscal unity, the VAT number. */
export const sellerNamed = (name: string): Brand['seller'] => ({
  name,
  address,
  vatNumber: 'NL000099998B57',
  tradeRegister: '00000000',
  representedBy: 'EDG Holding B.V.',
  accounts: { EUR: { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }, GBP: { iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L' } },
  mediators: { fr: { name: 'Médiation Exemple', address: ['1 rue de l’Exemple', '75000 Paris'], website: 'https://www.mediation.example' } },
});

/** Manufacturer of the products of all brands: a company of the group. */
export const manufacturer = { name: 'EDG Productie B.V.', address, email: 'product-safety@edg.example' } as const satisfies Brand['manufacturer'];

/** Service numbers of a brand; the brands differ in the last two digits. */
export const phoneEnding = (last: string): Record<Country, string> => ({
  nl: `+31 20 555 01${last}`,
  be: `+32 2 555 01 ${last}`,
  de: `+49 30 23125 1${last}`,
  at: `+43 1 555 01${last}`,
  fr: `+33 1 99 00 01 ${last}`,
  gb: `+44 20 7946 01${last}`,
});
