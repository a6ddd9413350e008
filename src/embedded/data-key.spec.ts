import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDataKey } from './data-key.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-key-'));
});
afterEach(() => rm(folder, { recursive: true }));
const keyIn = async (given: { DATA_KEY?: string; DATABASE_URL?: string } = {}) => (await withDataKey({ DATA_DIR: join(folder, 'data'), ...given })).DATA_KEY;

describe('the key that encrypts secrets in the database', () => {
  it('is created once beside the built-in database, in a file that only its owner can read', async () => {
    const key = await keyIn();
    expect(Buffer.from(key!, 'base64')).toHaveLength(32);
    expect(await keyIn()).toBe(key);
    const path = join(folder, 'data', 'data.key');
    expect(await readFile(path, 'utf8')).toBe(key);
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('is the same for processes that start at the same time, and no other file remains', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => keyIn()));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(join(folder, 'data'))).toEqual(['data.key']);
  });

  it('is the configured one, and is not created for an external database', async () => {
    expect(await keyIn({ DATA_KEY: 'given' })).toBe('given');
    expect(await keyIn({ DATABASE_URL: 'postgres://db.example/shop', DATA_KEY: 'given' })).toBe('given');
    expect(await keyIn({ DATABASE_URL: 'postgres://db.example/shop' })).toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  });
});
