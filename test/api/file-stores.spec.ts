import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readEnvironment } from '../../src/config/environment.js';
import type { FileStore } from '../../src/embedded/uploads/file-store.js';
import { openStore } from '../../src/embedded/uploads/open-store.js';
import { startBucket, type TestBucket } from '../support/s3.js';

let bucket: TestBucket;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-stores-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const places = {
  'a folder': () => ({ DATA_DIR: folder }),
  'a bucket': () => ({ DATA_DIR: folder, ...bucket.variables }),
};

describe.each(Object.entries(places))('files in %s', (_, variables) => {
  let store: FileStore;
  let elsewhere: FileStore;
  beforeAll(async () => {
    store = await openStore(readEnvironment(variables()));
    // Another Shop API that shares them.
    elsewhere = await openStore(readEnvironment(variables()));
  });

  const keep = async (id: string, file: string, content: string | Buffer) => store.keep(await store.arrivals.receive(Readable.from([Buffer.from(content)])), id, file);
  const textOf = async (id: string, file: string, from = store) => {
    const found = await from.open(id, file);
    return found && (await buffer(found.content)).toString();
  };
  const arrived = () => readdir(join(folder, 'uploads', 'arrivals'));

  it('are read wherever they were not kept', async () => {
    await keep('first', 'original', 'a plan');
    expect(await textOf('first', 'original', elsewhere)).toBe('a plan');
    expect((await elsewhere.open('first', 'original'))!.size).toBe(6);
    expect(await arrived()).toEqual([]);
  });

  it('are not there for whoever asks for another', async () => {
    await keep('known', 'original', 'a plan');
    for (const [id, file] of [
      ['known', 'preview-800.webp'],
      ['know', 'original'],
      ['nobody', 'original'],
    ] as const) {
      expect(await store.open(id, file)).toBeUndefined();
      await expect(store.local(id, file, async () => 'worked')).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(store.link(id, file, 'copy')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await store.filesOf('nobody')).toEqual([]);
    expect(await store.filesOf('know')).toEqual([]);
  });

  it('that nobody could read whole are not kept', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw new Error('the line broke');
      })(),
    );
    await expect(store.arrivals.receive(broken)).rejects.toThrow('the line broke');
    expect(await arrived()).toEqual([]);
  });

  it('live on as a copy when the first is removed, or replaced', async () => {
    await keep('source', 'original', 'first');
    await store.link('source', 'original', 'copy');
    await keep('source', 'original', 'second');
    expect(await textOf('copy', 'original')).toBe('first');
    await store.remove(['source']);
    expect([await textOf('source', 'original'), await textOf('copy', 'original')]).toEqual([undefined, 'first']);
  });

  it('are named, dropped one by one, and removed with all that belongs to their id and nothing else', async () => {
    for (const file of ['original', 'preview-800.webp', 'thumbnail-240.jpg']) await keep('many', file, file);
    await keep('many-more', 'original', 'of a neighbour');
    expect((await store.filesOf('many')).toSorted()).toEqual(['original', 'preview-800.webp', 'thumbnail-240.jpg']);
    await store.drop('many', 'thumbnail-240.jpg');
    await store.drop('many', 'thumbnail-240.jpg');
    expect((await store.filesOf('many')).toSorted()).toEqual(['original', 'preview-800.webp']);
    await store.remove(['nobody', 'many']);
    expect([await store.filesOf('many'), await store.filesOf('many-more')]).toEqual([[], ['original']]);
  });

  it('are at a path of this machine while somebody works on them, and no longer in the way afterwards', async () => {
    await keep('worked-on', 'original', 'a picture');
    expect(await store.local('worked-on', 'original', async (path) => (await readFile(path)).toString())).toBe('a picture');
    await expect(store.local('worked-on', 'original', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
    expect(await arrived()).toEqual([]);
    expect(await textOf('worked-on', 'original')).toBe('a picture');
  });

  it('of 64 MB pass as a stream', async () => {
    const [block, blocks] = [randomBytes(1_048_576), 64];
    const source = join(folder, 'large');
    const content = Buffer.concat(Array.from({ length: blocks }, () => block));
    await writeFile(source, content);
    const arrival = await store.arrivals.receive(createReadStream(source));
    await store.keep(arrival, 'large', 'original');
    const hash = createHash('sha256');
    const { content: back, size } = (await elsewhere.open('large', 'original'))!;
    for await (const chunk of back) hash.update(chunk as Buffer);
    expect([size, hash.digest('hex')]).toEqual([blocks * block.length, arrival.sha256]);
  });

  it('that came and went away by a crash leave with the sweep after a day, and nothing else does', async () => {
    await keep('kept', 'original', 'of a customer');
    await keep('fresh', 'original', 'not known yet');
    const path = await store.arrivals.place();
    await writeFile(path, 'half');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    await utimes(path, longAgo, longAgo);
    await store.sweep(async () => new Set(['kept']));
    expect([await arrived(), await textOf('kept', 'original'), await textOf('fresh', 'original')]).toEqual([[], 'of a customer', 'not known yet']);
  });
});
