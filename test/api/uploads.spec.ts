import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { readEnvironment } from '../../src/config/environment.js';
import { partialUpload } from '../../src/contract/operation.js';
import { shopApi } from '../../src/contract/shop-api.js';
import { Cleanup } from '../../src/embedded/jobs/cleanup.js';
import { createShopApi } from '../../src/embedded/shop-api.js';
import { Caller, type Extra, problemIn } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { duringTests } from '../support/during-tests.js';
import { eventually } from '../support/eventually.js';
import { filesBelow } from '../support/files-below.js';
import { freePort } from '../support/free-port.js';
import { photograph } from '../support/pictures.js';

const megabyte = 1_048_576;
const limit = 31_457_280;

const own = duringTests(startOwnShop);

const targetNames = ['embedded', 'storefront'] as const;
const guest = () => new Caller(own.targets.embedded);
const part = (content: Buffer | string): Extra => ({ file: { name: '', content } });
const bytesOf = async (caller: Caller, id: string) => (await caller.send('getUpload', { id, file: 'original' })).bytes;
const filesOnDisk = async () => (await filesBelow(join(own.shop.dataDir, 'uploads'))).length;

describe.each(targetNames)('a file in parts (%s)', (targetName) => {
  it('of 31,457,280 bytes is stored completely', async () => {
    const caller = new Caller(own.targets[targetName]);
    const content = Buffer.alloc(limit, 'quiet ');
    const { id } = await caller.ok('startUpload', { name: 'whole.bin', size: limit });
    let last = await caller.ok('getOpenUpload', { id });
    while (!last.file) last = await caller.ok('appendUpload', { id, offset: last.offset }, part(content.subarray(last.offset, last.offset + 4 * megabyte)));
    expect(last).toMatchObject({ offset: limit, file: { size: limit } });
    const bytes = await bytesOf(caller, last.file.uploadId);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  });

  it('gets the right offset in the response to a wrong one, and requires the media type of parts', async () => {
    const caller = new Caller(own.targets[targetName]);
    const { id } = await caller.ok('startUpload', { name: 'plan.txt', size: 2 * megabyte });
    await caller.ok('appendUpload', { id, offset: 0 }, part(Buffer.alloc(megabyte, 'a')));
    for (const offset of [0, megabyte + 1, 2 * megabyte]) {
      const { current } = await caller.refused('appendUpload', { id, offset }, 'CONFLICT', part(Buffer.alloc(megabyte, 'b')));
      expect(current).toMatchObject({ offset: megabyte });
    }
    await caller.refused('appendUpload', { id, offset: megabyte }, 'UNSUPPORTED_MEDIA_TYPE', { ...part('b'), headers: { 'content-type': 'application/octet-stream' } });
    await caller.refused('appendUpload', { id, offset: 'far' }, 'VALIDATION', part('b'));
    expect((await caller.ok('appendUpload', { id, offset: megabyte }, part(Buffer.alloc(megabyte, 'b')))).file).not.toBeNull();
  });
});

describe.each(targetNames)('a form with files (%s)', (targetName) => {
  it.each(['form-data', 'form-data; filename="a.txt"'])('is malformed when a part has no name (%s)', async (disposition) => {
    const body = `--x\r\nContent-Disposition: ${disposition}\r\n\r\nof no field\r\n--x--\r\n`;
    const { url } = own.targets[targetName];
    const response = await fetch(url + shopApi.addStorageItem.path, { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    expect(await response.json()).toMatchObject({ status: 400, code: 'MALFORMED' });
  });
});

describe('a file in parts', () => {
  it('is NOT_FOUND for other owners', async () => {
    const { id } = await guest().ok('startUpload', { name: 'plan.txt', size: 10 });
    const other = guest();
    await other.ok('startUpload', { name: 'other.txt', size: 10 });
    for (const caller of [other, guest()]) {
      await caller.refused('getOpenUpload', { id }, 'NOT_FOUND');
      await caller.refused('appendUpload', { id, offset: 0 }, 'NOT_FOUND', part('a'));
      await caller.refused('cancelUpload', { id }, 'NOT_FOUND');
    }
  });

  it('accepts one of several concurrent parts with the same offset', async () => {
    const caller = guest();
    const { id } = await caller.ok('startUpload', { name: 'race.txt', size: 3000 });
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const answers = await Promise.all(letters.map((letter) => caller.send('appendUpload', { id, offset: 0 }, part(letter.repeat(1000)))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(problemIn('appendUpload', answer).code).toBe('CONFLICT');
    const winner = letters[answers.findIndex(({ status }) => status === 200)]!;
    const { file } = await caller.ok('appendUpload', { id, offset: 1000 }, part('z'.repeat(2000)));
    expect((await bytesOf(caller, file!.uploadId)).toString()).toBe(winner.repeat(1000) + 'z'.repeat(2000));
  });

  it('becomes one item in the library, also with concurrent last parts', async () => {
    const caller = guest();
    const content = await photograph(600, 400);
    const { id } = await caller.ok('startUpload', { name: 'sea.jpg', size: content.length });
    await caller.ok('appendUpload', { id, offset: 0 }, part(content.subarray(0, content.length - 1)));
    // Simulates that the last part was stored and its response was lost.
    await own.shop.db.execute(sql`update open_upload set "offset" = 0, parts = '{}' where id = ${id}`);
    await caller.ok('appendUpload', { id, offset: 0 }, part(content.subarray(0, 10)));
    await Promise.all(Array.from({ length: 5 }, () => caller.send('appendUpload', { id, offset: 10 }, part(content.subarray(10)))));
    const answers = await Promise.all(Array.from({ length: 5 }, () => caller.ok('appendUpload', { id, offset: content.length }, part(''))));
    expect(new Set(answers.map(({ file }) => file!.uploadId)).size).toBe(1);
    expect((await caller.ok('listStorage', {})).total).toBe(1);
    expect(await bytesOf(caller, answers[0]!.file!.uploadId)).toEqual(content);
  });

  it('loses no acknowledged bytes when the connection breaks within a part', async () => {
    const caller = guest();
    const content = Buffer.alloc(200_000, 'quiet ');
    const { id } = await caller.ok('startUpload', { name: 'plan.txt', size: content.length });
    await caller.ok('appendUpload', { id, offset: 0 }, part(content.subarray(0, 100_000)));
    const before = await filesOnDisk();
    const headers = { 'x-cart-token': caller.cartToken!, 'content-type': partialUpload, 'upload-offset': '100000', 'content-length': '100000' };
    const call = request(`${own.shop.url}/Uploads/${id}`, { method: 'PATCH', headers }).on('error', () => undefined);
    await new Promise((written) => call.write(content.subarray(0, 50_000), written));
    call.destroy();
    await eventually('the partial data to be deleted', async () => (await filesOnDisk()) === before || undefined);
    expect((await caller.ok('getOpenUpload', { id })).offset).toBe(100_000);
    const { file } = await caller.ok('appendUpload', { id, offset: 100_000 }, part(content.subarray(100_000)));
    expect(await bytesOf(caller, file!.uploadId)).toEqual(content);
  });

  it('continues at its offset after a restart of the shop', async () => {
    const caller = guest();
    const { id } = await caller.ok('startUpload', { name: 'plan.txt', size: 20 });
    await caller.ok('appendUpload', { id, offset: 0 }, part('0123456789'));
    const port = await freePort();
    const variables = { NODE_ENV: 'test', DATA_DIR: own.shop.dataDir, SHOP_API_PORT: String(port), LOG_LEVEL: 'silent' };
    const again = await createShopApi(readEnvironment(variables), own.shop.databaseUrl);
    again.useLogger(false);
    await again.listen(port, 'localhost');
    const returned = new Caller({ name: 'the Shop API, started anew', url: `http://localhost:${port}` });
    returned.cartToken = caller.cartToken!;
    expect((await returned.ok('getOpenUpload', { id })).offset).toBe(10);
    const { file } = await returned.ok('appendUpload', { id, offset: 10 }, part('abcdefghij'));
    expect((await bytesOf(returned, file!.uploadId)).toString()).toBe('0123456789abcdefghij');
    await again.close();
  });

  it('that is an unreadable picture is refused with its last part, and its files are deleted', async () => {
    const caller = guest();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)]);
    const broken = (await photograph(400, 300)).subarray(0, 200);
    const before = await filesOnDisk();
    for (const [content, code] of [
      [heic, 'HEIC_UNSUPPORTED'],
      [broken, 'IMAGE_UNREADABLE'],
    ] as const) {
      const { id } = await caller.ok('startUpload', { name: 'photo.jpg', type: 'image/jpeg', size: content.length });
      await caller.refused('appendUpload', { id, offset: 0 }, code, part(content));
      await caller.refused('getOpenUpload', { id }, 'NOT_FOUND');
    }
    expect([await filesOnDisk(), (await caller.ok('listStorage', {})).total]).toEqual([before, 0]);
  });

  it('is cancelled when its owner starts ten newer ones', async () => {
    const caller = guest();
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) ids.push((await caller.ok('startUpload', { name: `${at}.txt`, size: 10 })).id);
    const found = await Promise.all(ids.map(async (id) => (await caller.send('getOpenUpload', { id })).status));
    expect(found).toEqual([404, 404, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('is deleted after a day', async () => {
    const caller = guest();
    const { id } = await caller.ok('startUpload', { name: 'plan.txt', size: 10 });
    await own.shop.app.get(Cleanup).run();
    await caller.ok('getOpenUpload', { id });
    await own.shop.db.execute(sql`update open_upload set created_at = now() - interval '25 hours' where id = ${id}`);
    await own.shop.app.get(Cleanup).run();
    await caller.refused('getOpenUpload', { id }, 'NOT_FOUND');
  });

  it('is accepted from a browser with its cookies, and refused from other sites', async () => {
    const caller = guest();
    const { id } = await caller.ok('startUpload', { name: 'plan.txt', size: 10 });
    const send = (headers: Record<string, string>) =>
      fetch(`${own.targets.storefront.url.replace(/\/api$/, '')}/forms/uploads/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': partialUpload, 'upload-offset': '0', cookie: `__Host-cart=${caller.cartToken}`, ...headers },
        body: '0123456789',
      });
    expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await send({ cookie: '' })).status).toBe(404);
    const answer = await send({});
    expect(await answer.json()).toMatchObject({ offset: 10, file: { name: 'plan.txt' } });
  });
});
