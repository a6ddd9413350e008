import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, listenSomewhere } from '../support/free-port.js';
import { npmStart, startProgram, type Variables } from '../support/start-shop.js';

/** Timeout in ms of a start that has to build first. */
const patience = 120_000;

let folder: string;
let taken: { server: Server; port: number };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-start-'));
  taken = await listenSomewhere();
  // Builds before the tests, because a build adds output lines.
  await startProgram(process.execPath, ['cli/ensure-build.js'], { variables: {} }).ended;
}, patience);
afterAll(async () => {
  taken.server.close();
  await rm(folder, { recursive: true, force: true });
});

const ports = async (): Promise<Variables> => ({ PORT: String(await freePort()), SHOP_API_PORT: String(await freePort()) });
const linesOf = (said: string) => said.trim().split('\n');

/** Output lines of an `npm start` that fails. */
const refusal = async (variables: Variables): Promise<string[]> => {
  const { ended, output } = npmStart({ ...(await ports()), DATA_DIR: folder, ...variables });
  expect(await ended).toBe(1);
  return linesOf(output());
};

describe('npm start exits with one clear error line', () => {
  it.each(['PORT', 'SHOP_API_PORT'])(
    'when %s is in use',
    async (name) => {
      expect(await refusal({ [name]: String(taken.port) })).toEqual([`${name} ${taken.port} is in use. Stop the other process or set ${name}.`]);
    },
    patience,
  );

  it(
    'when HOST is not an address of this machine',
    async () => {
      expect(await refusal({ HOST: '192.0.2.1', NODE_ENV: 'development' })).toEqual([
        expect.stringMatching(/^PORT \d+ on HOST 192\.0\.2\.1 cannot be used \(EADDRNOTAVAIL\)\. Set HOST/),
      ]);
    },
    patience,
  );

  it(
    'when DATA_DIR cannot be written',
    async () => {
      expect(await refusal({ DATA_DIR: '/dev/null/x' })).toEqual([
        expect.stringMatching(/^DATA_DIR \/dev\/null\/x cannot be written \(ENOTDIR\)\. Give the user write permission/),
      ]);
    },
    patience,
  );

  it(
    'when BRAND is unknown',
    async () => {
      expect(await refusal({ BRAND: 'XYZ' })).toEqual(['BRAND: Site XYZ is not supported']);
    },
    patience,
  );

  it(
    'when the database of DATABASE_URL is not reachable',
    async () => {
      expect(await refusal({ DATABASE_URL: 'postgres://shop:secret@localhost:1/shop' })).toEqual([
        'The database of DATABASE_URL cannot be used (ECONNREFUSED). Check the address and that PostgreSQL is running.',
      ]);
    },
    patience,
  );

  it(
    'for each invalid variable',
    async () => {
      expect(await refusal({ PORT: 'abc', SHOP_API_URL: 'ftp://somebody:secret@elsewhere' })).toEqual([
        'Wrong environment variables:',
        '  - PORT must be a whole number from 0 to 65535 (it is "abc")',
        '  - SHOP_API_URL must be an address starting with http:// or https://',
      ]);
    },
    patience,
  );
});

describe('a running shop', () => {
  it(
    'prints its address in one line, refuses a second start on its DATA_DIR, and exits on SIGINT',
    async () => {
      const own = await ports();
      const shop = startProgram(process.execPath, ['dist/src/main.js'], { variables: { ...own, DATA_DIR: folder } });
      expect(await shop.open).toBe(`The shop is open at http://localhost:${own.PORT}`);
      expect(await refusal({})).toEqual(['The data directory is in use by another process of the shop']);
      expect((await fetch(`http://localhost:${own.PORT}/`)).status).toBe(200);
      shop.process.kill('SIGINT');
      expect(await shop.ended).toBe(0);
      for (const port of Object.values(own)) await expect(fetch(`http://localhost:${port}/health/live`)).rejects.toThrow();
      expect(linesOf(shop.output())).toHaveLength(2);
    },
    patience,
  );

  it(
    'stops all its processes when npm receives SIGTERM',
    async () => {
      const own = await ports();
      const shop = npmStart({ ...own, DATA_DIR: folder });
      await shop.open;
      shop.process.kill('SIGTERM');
      // Resolves when the output streams close, which is when the last process has exited; npm itself exits at once.
      await shop.ended;
      for (const port of Object.values(own)) await expect(fetch(`http://localhost:${port}/health/live`)).rejects.toThrow();
      const again = startProgram(process.execPath, ['dist/src/main.js'], { variables: { ...own, DATA_DIR: folder } });
      await again.open;
      again.process.kill('SIGINT');
      expect(await again.ended).toBe(0);
    },
    patience,
  );
});
