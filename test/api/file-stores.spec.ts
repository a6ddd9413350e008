import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type BucketAccess, ConfigurationError, readEnvironment } from '../../src/config/environment.js';
import type { Problem } from '../../src/contract/errors.js';
import { IncomingFiles } from '../../src/embedded/uploads/incoming-files.js';
import { Bucket } from '../../src/embedded/uploads/bucket.js';
import type { FileStore } from '../../src/embedded/uploads/file-store.js';
import { openStore } from '../../src/embedded/uploads/open-store.js';
import { S3Store } from '../../src/embedded/uploads/s3-store.js';
import { type Fault, startFaultProxy } from '../support/fault-proxy.js';
import { startBucket, type TestBucket } from '../support/s3.js';
import { closedAddress } from '../support/vies.js';

const run = promisify(execFile);

let bucket: TestBucket;
let folder: string;
beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-stores-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const places = {
  'a folder': { variables: () => ({ DATA_DIR: folder }), age: (id: string, then: Date) => utimes(join(folder, 'uploads', id.slice(0, 2), id), then, then) },
  'a bucket': { variables: () => ({ DATA_DIR: folder, ...bucket.variables }), age: (id: string, then: Date) => bucket.age(`uploads/${id}`, then) },
};

describe.each(Object.entries(places))('files in %s', (_, { variables, age }) => {
  let store: FileStore;
  let elsewhere: FileStore;
  beforeAll(async () => {
    store = await openStore(readEnvironment(variables()));
    // The store of another Shop API that shares the files.
    elsewhere = await openStore(readEnvironment(variables()));
  });

  const keep = async (id: string, file: string, content: string | Buffer) => store.store(await store.incoming.receive(Readable.from([Buffer.from(content)])), id, file);
  const textOf = async (id: string, file: string, from = store) => {
    const found = await from.open(id, file);
    return found && (await buffer(found.content)).toString();
  };
  const arrived = () => readdir(join(folder, 'uploads', 'arrivals'));

  it('can be read by a process that did not write them', async () => {
    await keep('first', 'original', 'a plan');
    expect(await textOf('first', 'original', elsewhere)).toBe('a plan');
    expect((await elsewhere.open('first', 'original'))!.size).toBe(6);
    expect(await arrived()).toEqual([]);
  });

  it('are undefined for other ids and names', async () => {
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

  it('are not stored when the upload breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half of it');
        throw new Error('connection lost');
      })(),
    );
    await expect(store.incoming.receive(broken)).rejects.toThrow('connection lost');
    expect(await arrived()).toEqual([]);
  });

  it('are refused when the disk has less than its reserve, also when that happens during the upload', async () => {
    const path = join(folder, 'small');
    await expect(new IncomingFiles(path, (size) => size).receive(Readable.from([Buffer.from('a plan')]))).rejects.toMatchObject({ code: 'FILES_FULL' });
    let looks = 0;
    const filling = new IncomingFiles(path, (size) => ((looks += 1) > 1 ? size : 0));
    const block = Buffer.alloc(1_048_576);
    await expect(filling.receive(Readable.from(Array.from({ length: 40 }, () => block)))).rejects.toMatchObject({ code: 'FILES_FULL' });
    expect([looks, await readdir(join(path, 'uploads', 'arrivals'))]).toEqual([2, []]);
  });

  it('remain as a linked copy when the original is removed or replaced', async () => {
    await keep('source', 'original', 'first');
    await store.link('source', 'original', 'copy');
    await keep('source', 'original', 'second');
    expect(await textOf('copy', 'original')).toBe('first');
    await store.remove(['source']);
    expect([await textOf('source', 'original'), await textOf('copy', 'original')]).toEqual([undefined, 'first']);
  });

  it('can be listed, removed one by one, and removed by id without affecting other ids', async () => {
    for (const file of ['original', 'preview-800.webp', 'thumbnail-240.jpg']) await keep('many', file, file);
    await keep('many-more', 'original', 'of a neighbour');
    expect((await store.filesOf('many')).toSorted()).toEqual(['original', 'preview-800.webp', 'thumbnail-240.jpg']);
    await store.drop('many', 'thumbnail-240.jpg');
    await store.drop('many', 'thumbnail-240.jpg');
    expect((await store.filesOf('many')).toSorted()).toEqual(['original', 'preview-800.webp']);
    await store.remove(['nobody', 'many']);
    expect([await store.filesOf('many'), await store.filesOf('many-more')]).toEqual([[], ['original']]);
  });

  it('have a local path while a function uses them, which is removed afterwards', async () => {
    await keep('worked-on', 'original', 'a picture');
    expect(await store.local('worked-on', 'original', async (path) => (await readFile(path)).toString())).toBe('a picture');
    await expect(store.local('worked-on', 'original', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
    expect(await arrived()).toEqual([]);
    expect(await textOf('worked-on', 'original')).toBe('a picture');
  });

  it('of 64 MB are streamed, so that only a small part is in memory', async () => {
    const { stdout } = await run(process.execPath, ['--expose-gc', 'test/support/large-file.js'], { env: { ...process.env, ...variables() } });
    const { sent, size, read, isSame, most } = JSON.parse(stdout) as { sent: number; size: number; read: number; isSame: boolean; most: number };
    expect([size, read, isSame]).toEqual([sent, sent, true]);
    expect(most).toBeLessThan(sent / 2);
  });

  it('of killed processes and of unknown ids are deleted by the cleanup after a day', async () => {
    for (const id of ['kept', 'orphan', 'fresh']) for (const file of ['original', 'preview-800.webp']) await keep(id, file, id);
    const [died, alive] = [await store.incoming.place(), await store.incoming.place()];
    for (const path of [died, alive]) await writeFile(path, 'half');
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const id of ['kept', 'orphan']) await age(id, longAgo);
    await utimes(died, longAgo, longAgo);
    await store.sweep(async (ids) => new Set(ids.filter((id) => id === 'kept')));
    expect(await Promise.all(['kept', 'orphan', 'fresh'].map((id) => store.filesOf(id)))).toEqual([['original', 'preview-800.webp'], [], ['original', 'preview-800.webp']]);
    expect(await arrived()).toEqual([basename(alive)]);
    await store.incoming.discard({ path: alive });
  });
});

describe('a bucket', () => {
  const access = (): BucketAccess => readEnvironment(bucket.variables).bucket!;

  it('lists and removes more files than fit in one response', async () => {
    const store = await openStore(readEnvironment({ DATA_DIR: folder, ...bucket.variables }));
    const { client, name } = new Bucket(access());
    const keys = Array.from({ length: 1003 }, (_, at) => `uploads/crowd/part-${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 20) await Promise.all(keys.slice(at, at + 20).map((Key) => client.send(new PutObjectCommand({ Bucket: name, Key, Body: 'x' }))));
    await client.send(new PutObjectCommand({ Bucket: name, Key: 'backups/shop.tar.gz', Body: 'of somebody else' }));
    await bucket.age('backups', new Date(0));
    expect(await store.filesOf('crowd')).toHaveLength(1003);
    await bucket.age('uploads/crowd', new Date(0));
    await store.sweep(async () => new Set());
    expect(await store.filesOf('crowd')).toEqual([]);
    expect((await client.send(new ListObjectsV2Command({ Bucket: name, Prefix: 'backups/' }))).KeyCount).toBe(1);
  });

  it.each<Fault>(['refuse', 'reset', 'blackHole', 'truncate', 'garbage', 'errors'])('to which the way fails (%s) is unavailable, and all is well afterwards', async (fault) => {
    const proxy = await startFaultProxy(bucket.port);
    const quick = { connection: 500, call: 500, silence: 500, file: 500 };
    const store = new S3Store(new Bucket({ ...access(), endpoint: `http://127.0.0.1:${proxy.port}` }, quick), new IncomingFiles(folder));
    const arrival = () => store.incoming.receive(Readable.from([Buffer.from('a plan')]));
    await store.store(await arrival(), 'before', 'original');
    await proxy.fail(fault);
    const waiting = await arrival();
    const tries: [string, () => Promise<unknown>][] = [
      ['keep', () => store.store(waiting, 'during', 'original')],
      ['open', () => store.open('before', 'original')],
      ['local', () => store.local('before', 'original', async () => 'worked')],
      ['link', () => store.link('before', 'original', 'copy')],
      ['filesOf', () => store.filesOf('before')],
      ['remove', () => store.remove(['before'])],
      ['sweep', () => store.sweep(async () => new Set())],
      ['check', () => store.check()],
    ];
    const codes = await Promise.all(
      tries.map(async ([name, call]) => [
        name,
        await call().then(
          () => 'done',
          ({ code }: Problem) => code,
        ),
      ]),
    );
    expect(codes).toEqual(tries.map(([name]) => [name, 'UNAVAILABLE']));
    await proxy.fail(undefined);
    await store.store(waiting, 'after', 'original');
    expect([await store.filesOf('before'), await store.filesOf('after')]).toEqual([['original'], ['original']]);
    await proxy.stop();
  });

  it('that stops sending within a file causes a timeout', async () => {
    const proxy = await startFaultProxy(bucket.port);
    const quick = { connection: 500, call: 5000, silence: 500, file: 60_000 };
    const store = new S3Store(new Bucket({ ...access(), endpoint: `http://127.0.0.1:${proxy.port}` }, quick), new IncomingFiles(folder));
    await store.store(await store.incoming.receive(Readable.from([Buffer.alloc(8_388_608)])), 'silent', 'original');
    const { content } = (await store.open('silent', 'original'))!;
    await proxy.fail('blackHole');
    await expect(buffer(content)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.stop();
  });

  it('that does not confirm a file causes a timeout, although a large file gets more time', async () => {
    const proxy = await startFaultProxy(bucket.port);
    const quick = { connection: 500, call: 600_000, silence: 500, file: 60_000 };
    const store = new S3Store(new Bucket({ ...access(), endpoint: `http://127.0.0.1:${proxy.port}` }, quick), new IncomingFiles(folder));
    await proxy.fail('blackHole');
    await expect(store.store(await store.incoming.receive(Readable.from([Buffer.alloc(8_388_608)])), 'lost', 'original')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.stop();
  });

  it('that receives a file slowly gets more time for it than for a call', async () => {
    const slow = createServer((caller) => {
      const target = connect(bucket.port, '127.0.0.1');
      caller.on('data', (part) => {
        caller.pause();
        target.write(part, () => setTimeout(() => caller.resume(), 20));
      });
      target.pipe(caller);
      caller.on('close', () => target.destroy());
      for (const socket of [caller, target]) socket.on('error', () => undefined);
    });
    await once(slow.listen(0, '127.0.0.1'), 'listening');
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const bucketBehind = new Bucket({ ...access(), endpoint }, { connection: 5000, call: 500, silence: 5000, file: 60_000 });
    const store = new S3Store(bucketBehind, new IncomingFiles(folder));
    const started = performance.now();
    await store.store(await store.incoming.receive(Readable.from([Buffer.alloc(8_388_608)])), 'slowly', 'original');
    expect(performance.now() - started).toBeGreaterThan(500);
    expect(await store.filesOf('slowly')).toEqual(['original']);
    bucketBehind.client.destroy();
    slow.close();
  });

  it.each([
    ['an invalid key', { S3_ACCESS_KEY_ID: 'SOMEBODY' }, 'InvalidAccessKeyId'],
    ['an unknown bucket', { S3_BUCKET: 'no-such-bucket' }, 'NoSuchBucket'],
  ])('prevents the start with %s', async (_, variables, reason) => {
    const start = openStore(readEnvironment({ DATA_DIR: folder, ...bucket.variables, ...variables }));
    await expect(start).rejects.toThrow(reason);
    await expect(start).rejects.toBeInstanceOf(ConfigurationError);
  });

  it('that is temporarily unavailable does not prevent the start', async () => {
    const store = await openStore(readEnvironment({ DATA_DIR: folder, ...bucket.variables, S3_ENDPOINT: closedAddress }));
    await expect(store.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
