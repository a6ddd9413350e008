import { join } from 'node:path';
import { Caller, type Extra } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { hasClamd, marker, startClamd } from '../support/clamd.js';
import { duringTests } from '../support/during-tests.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { filesBelow } from '../support/files-below.js';

const there = hasClamd ? describe : describe.skip;
const limit = 31_457_280;

there(hasClamd ? 'a shop with a virus scanner' : 'a shop with a virus scanner: not tested, there is no clamd here', () => {
  const clamd = duringTests(startClamd);
  const way = duringTests(() => startFaultProxy(clamd.port));
  const own = duringTests(() => startOwnShop({ CLAMD_URL: `tcp://127.0.0.1:${way.port}`, METRICS_TOKEN: 'a-token-of-the-tests' }));
  afterEach(() => way.fail(undefined));

  const infected = Buffer.from(`a letter with ${marker} in it`);
  const named = (content: Buffer | string): Extra => ({ file: { name: 'letter.txt', content } });
  const filesOnDisk = async () => (await filesBelow(join(own.shop.dataDir, 'uploads'))).length;
  const readiness = async () => {
    const answer = await fetch(`${own.shop.url}/health/ready`);
    return { status: answer.status, checks: ((await answer.json()) as { checks: Record<string, string> }).checks };
  };
  const metrics = async () => (await fetch(`${own.shop.url}/metrics`, { headers: { authorization: 'Bearer a-token-of-the-tests' } })).text();

  describe.each(['embedded', 'storefront'] as const)('(%s)', (door) => {
    const guest = () => new Caller(own.targets[door]);

    it('accepts files without a virus', async () => {
      const caller = guest();
      const { files } = await caller.ok('addStorageItem', { kind: 'file' }, named('a letter'));
      expect((await caller.send('getUpload', { id: files[0]!.uploadId, file: 'original' })).bytes.toString()).toBe('a letter');
    });

    it('stores nothing of a file with a virus, by every operation that accepts files', async () => {
      const before = await filesOnDisk();
      const caller = guest();
      const { detail } = await caller.refused('addStorageItem', { kind: 'file' }, 'FILE_INFECTED', named(infected));
      expect(detail).toBe('Onze virusscanner heeft een mogelijk virus gevonden. Controleer uw apparaat of kies een ander bestand.');
      await caller.refused('addStorageItemBase64', { kind: 'file', filename: 'letter.txt', data: infected.toString('base64') }, 'FILE_INFECTED');
      const { id } = await caller.ok('startUpload', { name: 'letter.txt', size: infected.length });
      const half = infected.length >> 1;
      await caller.ok('appendUpload', { id, offset: 0 }, named(infected.subarray(0, half)));
      await caller.refused('appendUpload', { id, offset: half }, 'FILE_INFECTED', named(infected.subarray(half)));
      await caller.refused('getOpenUpload', { id }, 'NOT_FOUND');
      expect(await caller.ok('listStorage', {})).toMatchObject({ total: 0 });
      expect(await filesOnDisk()).toBe(before);
    });
  });

  it('scans the largest files to their end', async () => {
    const content = Buffer.alloc(limit, 'quiet ');
    const caller = new Caller(own.targets.embedded);
    await caller.ok('addStorageItem', { kind: 'file' }, named(content));
    content.write(marker, limit - marker.length);
    await caller.refused('addStorageItem', { kind: 'file' }, 'FILE_INFECTED', named(content));
  });

  it.each(['refuse', 'reset', 'garbage'] as const)(
    'accepts no unscanned file when the connection to the scanner fails (%s), and continues an upload at its offset afterwards',
    async (fault) => {
      const caller = new Caller(own.targets.embedded);
      const { id } = await caller.ok('startUpload', { name: 'letter.txt', size: 8 });
      await way.fail(fault);
      const refusal = await caller.send('appendUpload', { id, offset: 0 }, named('a letter'));
      expect({ status: refusal.status, body: JSON.parse(refusal.bytes.toString()) as unknown }).toMatchObject({ status: 503, body: { code: 'FILE_UNCHECKED' } });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await caller.ok('listStorage', {})).toMatchObject({ total: 0 });
      await way.fail(undefined);
      expect((await caller.ok('appendUpload', { id, offset: 8 }, named(''))).file).toMatchObject({ size: 8 });
    },
  );

  it('reports the failure in the readiness check, and still accepts orders', async () => {
    expect(await readiness()).toMatchObject({ status: 200, checks: { scanner: 'ok' } });
    await way.fail('refuse');
    expect(await readiness()).toMatchObject({ status: 200, checks: { scanner: 'ECONNREFUSED' } });
    const reported = await metrics();
    for (const outcome of ['clean', 'infected', 'failed']) expect(reported).toMatch(new RegExp(`shop_files_scanned_total\\{outcome="${outcome}"\\} [1-9]`));
  });
});
