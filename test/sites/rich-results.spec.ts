import { guidelines, richResultFaults, thingsOf } from './rich-results.js';

const pageOf = (...things: object[]) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`;
const trail = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Contact', item: 'https://shop.example/contact' },
  ],
};
const business = {
  '@type': 'LocalBusiness',
  name: 'Shop',
  address: { streetAddress: 'Street 1', addressLocality: 'Utrecht', postalCode: '3542 AB', addressCountry: 'NL' },
  openingHoursSpecification: [{ dayOfWeek: ['https://schema.org/Monday'], opens: '08:30', closes: '17:00' }],
  telephone: '+31',
  url: 'https://shop.example/contact',
};

describe('what search engines ask of a page', () => {
  it('is met by a page that says it', () => {
    expect(richResultFaults('contact', pageOf(trail, business))).toEqual([]);
    expect(thingsOf('<p>nothing</p>')).toEqual([]);
  });

  it.each([
    ['a kind of thing that is left out', pageOf(trail), 'tells of no LocalBusiness'],
    ['a property that is left out', pageOf(trail, { ...business, name: '' }), 'LocalBusiness does not say name'],
    [
      'one that a part of a list leaves out',
      pageOf(trail, { ...business, openingHoursSpecification: [{ opens: '08:30', closes: '17:00' }] }),
      'LocalBusiness does not say openingHoursSpecification.dayOfWeek',
    ],
    ['an empty list', pageOf({ ...trail, itemListElement: [] }, business), 'BreadcrumbList does not say itemListElement.name'],
    ['a path in the place of an address', pageOf(trail, { ...business, url: '/contact' }), 'LocalBusiness url /contact is no whole address'],
    ['steps that are miscounted', pageOf({ ...trail, itemListElement: trail.itemListElement.toReversed() }, business), 'BreadcrumbList is not counted from 1'],
    ['a date that is none', pageOf(trail, { ...business, datePosted: '3 november' }), 'LocalBusiness datePosted 3 november is no date'],
    ['a thing nobody knows', pageOf(trail, business, { '@type': 'Whatever' }), 'Whatever is of no known type'],
    ['an article without its dates', `<meta property="og:type" content="article">${pageOf(trail, business)}`, 'Open Graph does not say article:published_time'],
  ])('finds %s', (_, html, fault) => expect(richResultFaults('contact', html)).toContain(fault));

  it.each(Object.keys(guidelines))('has something to ask of %s', (type) => {
    const { required, recommended } = guidelines[type]!;
    expect(richResultFaults('notFound', pageOf({ '@type': type }))).toHaveLength(required.length + recommended.length);
  });
});
