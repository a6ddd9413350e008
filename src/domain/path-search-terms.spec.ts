import { searchTermsOfPath } from './path-search-terms.js';

describe('the path of a page that does not exist', () => {
  it.each([
    ['/product/wandpaneel-stof-xl', 'wandpaneel stof xl'],
    ['/blogs/2019/04/galm-weg.html', 'galm weg'],
    ['/rat/r%C3%A4ume-%26-hall', 'räume hall'],
    ['/producten', ''],
    ['/wp-admin/setup.php', 'wp admin setup'],
    [`/${'a-lange-weg-'.repeat(20)}`, 'lange weg lange weg lange weg lange weg'],
  ])('%s contains the words: %s', (path, words) => expect(searchTermsOfPath(path)).toBe(words));
});
