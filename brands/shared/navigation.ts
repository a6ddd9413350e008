import type { FooterColumn, MenuEntry, Translations } from '../../src/contract/brands.js';

const reading: readonly MenuEntry[] = [
  { route: 'blogOverview', query: { kind: 'advice' }, label: 'adviceDetail' },
  { route: 'projectOverview', label: 'projectOverview' },
  { route: 'inspirationOverview', label: 'inspirationOverview' },
];

/** Main menu of a shop, and of a content site. */
export const shopMenu: readonly MenuEntry[] = [{ route: 'productOverview', label: 'productOverview' }, ...reading];
export const siteMenu: readonly MenuEntry[] = [...reading, { route: 'contact', label: 'contact' }];

const read: FooterColumn = {
  title: 'read',
  entries: [
    { kind: 'Link', to: 'route:blogOverview' },
    { kind: 'Link', to: 'route:projectOverview' },
    { kind: 'Link', to: 'route:inspirationOverview' },
    { kind: 'Link', to: 'route:newsletter' },
  ],
};
const companyLinks = [
  { kind: 'Link', to: 'route:jobOfferOverview' },
  { kind: 'Link', to: 'info:imprint' },
  { kind: 'Link', to: 'info:privacy' },
  { kind: 'Link', to: 'info:accessibility' },
] as const;

/**
 * Footer of a shop.
 * @param categories ids in display order
 * @param about sentence about the company
 */
export const shopFooter = (categories: readonly string[], about: Translations): readonly FooterColumn[] => [
  { title: 'shop', entries: categories.map((id) => ({ kind: 'Link', to: `category:${id}` }) as const) },
  {
    title: 'help',
    entries: [
      { kind: 'Link', to: 'route:contact' },
      { kind: 'Link', to: 'route:favourites' },
      { kind: 'Link', to: 'route:compare' },
      { kind: 'Link', to: 'info:delivery' },
      { kind: 'Link', to: 'route:withdrawal' },
      { kind: 'Link', to: 'info:withdrawal' },
      { kind: 'Link', to: 'info:terms' },
    ],
  },
  { ...read, entries: [{ kind: 'Link', to: 'advice:calculate-your-room' }, ...read.entries] },
  { title: 'company', entries: [{ kind: 'Text', text: about }, ...companyLinks] },
];

/** Footer of a content site. */
export const siteFooter = (about: Translations): readonly FooterColumn[] => [
  { title: 'help', entries: [{ kind: 'Link', to: 'route:contact' }] },
  read,
  { title: 'company', entries: [{ kind: 'Text', text: about }, ...companyLinks] },
];
