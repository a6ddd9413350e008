import { globSync, readFileSync } from 'node:fs';
import { loadBrand } from '../../src/config/brand.js';
import { brandCodes } from '../../src/contract/brand-codes.js';
import { isLeakedPassword } from '../../src/domain/leaked-password.js';

interface Named {
  texts: Record<string, { name: string }>;
}

const inAscii = (name: string) => name.toLowerCase().replaceAll(/[äöü]/g, '$&e').replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');
const asPasswords = (word: string) => [`${word[0]!.toUpperCase()}${word.slice(1)}1!`, `!${word}-2026`, `${word.toUpperCase()}#12`];

describe('an accepted password', () => {
  it.each(brandCodes)('is not the name of the brand %s', async (code) => {
    const { siteName } = await loadBrand(code);
    for (const word of [code.toLowerCase(), siteName.toLowerCase().replaceAll(/[^a-z]/g, '')]) expect([word, asPasswords(word).every(isLeakedPassword)]).toEqual([word, true]);
  });

  it('is not a word from the name of a product or category, in any language', () => {
    const files = globSync('brands/*/catalogue/{categories.json,products/*.json}');
    const named = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Named | Named[]);
    const words = named.flatMap(({ texts }) => Object.values(texts).flatMap(({ name }) => inAscii(name).match(/[a-z]{5,}/g) ?? []));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => !asPasswords(word).every(isLeakedPassword))).toEqual([]);
  });
});
