import { meantPath, searchTermsOfPath } from './path-search-terms.js';

describe('the path of a page that does not exist', () => {
  it.each([
    ['/product/wandpaneel-stof-xl', 'wandpaneel stof xl'],
    ['/blogs/2019/04/galm-weg.html', 'galm weg'],
    ['/rat/r%C3%A4ume-%26-hall', 'räume hall'],
    ['/producten', ''],
    ['/producten.html', ''],
    ['/producten,', ''],
    ['/wp-admin/setup.php', 'wp admin setup'],
    [`/${'a-lange-weg-'.repeat(20)}`, 'lange weg lange weg lange weg lange weg'],
  ])('%s contains the words: %s', (path, words) => expect(searchTermsOfPath(path)).toBe(words));
});

describe('the path that was meant', () => {
  it.each([
    ['/producten.html', '/producten'],
    ['/producten,', '/producten'],
    ['/Info/Over_Ons.php', '/info/over-ons'],
    ['/r%C3%A4ume', '/raeume'],
    ['/pr%C3%A9sentation', '/presentation'],
    ['/mijn%20account', '/mijn-account'],
    ['/.html', '/'],
  ])('of %s is %s', (path, meant) => expect(meantPath(path)).toBe(meant));
});
