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

describe('richResultFaults', () => {
  it('finds nothing on a complete page', () => {
    expect(richResultFaults('contact', pageOf(trail, business))).toEqual([]);
    expect(thingsOf('<p>nothing</p>')).toEqual([]);
  });

  it.each([
    ['a missing type', pageOf(trail), 'has no LocalBusiness'],
    ['a missing property', pageOf(trail, { ...business, name: '' }), 'LocalBusiness has no name'],
    [
      'a property that is missing in an element of a list',
      pageOf(trail, { ...business, openingHoursSpecification: [{ opens: '08:30', closes: '17:00' }] }),
      'LocalBusiness has no openingHoursSpecification.dayOfWeek',
    ],
    ['an empty list', pageOf({ ...trail, itemListElement: [] }, business), 'BreadcrumbList has no itemListElement.name'],
    ['a path instead of a URL', pageOf(trail, { ...business, url: '/contact' }), 'LocalBusiness url /contact is not an absolute URL'],
    ['wrong positions in a list', pageOf({ ...trail, itemListElement: trail.itemListElement.toReversed() }, business), 'BreadcrumbList has positions that do not count from 1'],
    ['an invalid date', pageOf(trail, { ...business, datePosted: '3 november' }), 'LocalBusiness datePosted 3 november is not a date'],
    ['an unknown type', pageOf(trail, business, { '@type': 'Whatever' }), 'Whatever is not a known type'],
    ['an article without its dates', `<meta property="og:type" content="article">${pageOf(trail, business)}`, 'Open Graph has no article:published_time'],
  ])('finds %s', (_, html, fault) => expect(richResultFaults('contact', html)).toContain(fault));

  it.each(Object.keys(guidelines))('reports every required and recommended property of an empty %s', (type) => {
    const { required, recommended } = guidelines[type]!;
    expect(richResultFaults('notFound', pageOf({ '@type': type }))).toHaveLength(required.length + recommended.length);
  });
});
