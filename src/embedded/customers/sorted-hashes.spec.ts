import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SortedHashes } from './sorted-hashes.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-hashes-'));
});
afterAll(() => rm(folder, { recursive: true }));

const sumOf = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const open = async (content: string) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return SortedHashes.open(path);
};
const passwords = Array.from({ length: 1000 }, (_, at) => `password-${at}`);
const sums = passwords.map((password) => sumOf(password)).toSorted();

describe('a file of hashes', () => {
  it.each([
    ['with counts, as published', sums.map((sum, at) => `${sum}:${at ** 3 + 1}\r\n`).join('')],
    ['without counts', `${sums.join('\n')}`],
    ['in lower case', `${sums.join('\n').toLowerCase()}\n`],
  ])('%s finds its hashes and no others', async (_, content) => {
    const hashes = await open(content);
    for (const password of passwords) expect(await hashes.has(password)).toBe(true);
    for (const password of passwords) expect(await hashes.has(`${password}!`)).toBe(false);
    await hashes.close();
  });

  it('may have a single line', async () => {
    const hashes = await open(`${sumOf('one')}:1`);
    expect([await hashes.has('one'), await hashes.has('two'), await hashes.has('three')]).toEqual([true, false, false]);
    await hashes.close();
  });

  it.each(['', 'password\n', `${'0'.repeat(39)}\n`, `${'0'.repeat(41)}\n`, `${'0'.repeat(40)};1\n`])('must begin with a hash, not with %j', async (content) => {
    await expect(open(content)).rejects.toThrow('SHA-1');
  });
});
