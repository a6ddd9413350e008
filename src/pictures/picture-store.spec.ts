import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eventually } from '../../test/support/eventually.js';
import { PictureStore } from './picture-store.js';
import { filesBelow } from '../../test/support/files-below.js';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'quiet-pictures-'))));
afterEach(() => rm(folder, { recursive: true }));

const hashOf = (digit: string) => digit.repeat(64);
const read = (digit: string, bytes: number) => ({ content: hashOf(digit), width: 4, height: 3, placeholder: null, master: Buffer.alloc(bytes) });
const facts = { source: 'https://cdn.example/a.jpg', width: 4, height: 3, placeholder: null, content: hashOf('a'), failures: 0, dueAt: 7 };
/** First digits of the contents on disk. */
const contentOnDisk = async () => [...new Set((await filesBelow(join(folder, 'content'))).map(({ parentPath }) => basename(parentPath)[0]))].toSorted();
const keptIn = async (store: PictureStore) => Promise.all(['a', 'b', 'c'].map((digit) => store.has(hashOf(digit))));

describe('fetched pictures on disk', () => {
  it('are known after a restart, with their copies', async () => {
    const store = new PictureStore(folder, 1000);
    await store.keep(read('a', 100));
    await store.keepCopy(hashOf('a'), '400.avif', Buffer.alloc(50));
    await store.write(facts);
    const next = new PictureStore(folder, 1000);
    expect([await next.factsOf(facts.source), await next.has(hashOf('a')), await next.hasCopy(hashOf('a'), '400.avif'), next.bytes]).toEqual([facts, true, true, 150]);
  });

  it('give way to others when the space is used up, the one that was not used for the longest time first', async () => {
    const store = new PictureStore(folder, 250);
    await store.keep(read('a', 100));
    await store.keep(read('b', 100));
    await store.has(hashOf('a'));
    await store.keep(read('c', 100));
    expect(await keptIn(store)).toEqual([true, false, true]);
    expect(await eventually('the folder is deleted', async () => ((await contentOnDisk()).length === 2 ? await contentOnDisk() : undefined))).toEqual(['a', 'c']);
  });

  it('count their copies', async () => {
    const store = new PictureStore(folder, 250);
    await store.keep(read('a', 100));
    await store.keep(read('b', 100));
    await store.keepCopy(hashOf('b'), '800.webp', Buffer.alloc(100));
    expect(await keptIn(store)).toEqual([false, true, false]);
  });

  it('are dropped at the start when a crash left them incomplete', async () => {
    const store = new PictureStore(folder, 250);
    await store.keep(read('b', 10));
    await store.keepCopy(hashOf('c'), '400.avif', Buffer.alloc(10));
    const next = new PictureStore(folder, 250);
    expect([await keptIn(next), await contentOnDisk()]).toEqual([[false, true, false], ['b']]);
  });

  it('are unknown when their facts cannot be read', async () => {
    expect(await new PictureStore(folder, 250).factsOf(facts.source)).toBeUndefined();
  });
});
