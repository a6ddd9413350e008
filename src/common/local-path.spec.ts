import { localPath } from './local-path.js';

describe('a return path', () => {
  it.each([
    ['/', '/'],
    ['/producten?sort=newest&page=2#top', '/producten?sort=newest&page=2#top'],
    ['/produits/é è', '/produits/%C3%A9%20%C3%A8'],
    ['/a/../b', '/b'],
    ['/?next=//evil.example', '/?next=//evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('%s becomes %s', (given, path) => expect(localPath(given)).toBe(path));

  it.each([
    undefined,
    '',
    'producten',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example/x',
    '/./\\evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/a/%2e%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.\r//evil.example',
    '\t//evil.example',
    ['/', '//evil.example'],
    `/${'a'.repeat(4000)}`,
    { toString: () => '/' },
  ])('is the home page for %j', (given) => expect(localPath(given)).toBe('/'));

  it.each(['/.//evil.example', '/\r\nset-cookie: x=1', '/a\u0000b', '/\u202e', '/\ud800'])('is a path of this site in ASCII for %j', (given) => {
    expect(new URL(localPath(given), 'https://www.stilte.example').origin).toBe('https://www.stilte.example');
    expect(localPath(given)).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
    expect(localPath(localPath(given))).toBe(localPath(given));
  });
});
