import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { buildImage, type Image, runInImage } from './image.js';

/** Set by `npm run test:all`: installs and builds as Docker does, which takes two more installs and a build. */
const isWhole = process.env['WHOLE_IMAGE'] === 'on';
/** Timeout in ms for two installs and a build. */
const patience = 600_000;

let folder: string;
let image: Image;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-image-'));
  image = await buildImage(process.cwd(), folder, isWhole);
}, patience);
afterAll(() => rm(folder, { recursive: true, force: true }), patience);

const holds = (path: string) => existsSync(image.root + path);

describe('the image', () => {
  it('contains the build and the packages that are not bundled, but no sources, bundled packages and development tools', () => {
    for (const path of ['/app/dist/src/main.js', '/app/dist/src/embedded/main.js', '/app/node_modules/pdfkit', '/app/node_modules/sharp', '/app/node_modules/.bin/node'])
      expect(holds(path)).toBe(true);
    for (const path of ['/app/src', '/app/client', '/app/node_modules/vite', '/app/node_modules/typescript', '/app/node_modules/@nestjs/core', '/app/.git'])
      expect(holds(path)).toBe(false);
  });

  it('does not run as root', () => expect(image.user).not.toMatch(/^(root|0)?$/));

  it('starts the shop, passes the health check and serves a page', async () => {
    const variables = { PORT: String(await freePort()), SHOP_API_PORT: String(await freePort()), PAYMENTS: 'test' };
    const shop = runInImage(image, image.cmd, variables);
    try {
      expect(await shop.open).toBe(`The shop is open at http://localhost:${variables.PORT}`);
      expect(await runInImage(image, image.healthcheck, variables).ended).toBe(0);
      const page = await fetch(`http://localhost:${variables.PORT}/producten`);
      expect(page.status).toBe(200);
      const stylesheet = /rel="stylesheet" href="([^"]+)"/.exec(await page.text())![1]!;
      expect((await fetch(`http://localhost:${variables.PORT}${stylesheet}`)).status).toBe(200);
    } finally {
      shop.process.kill('SIGTERM');
      await shop.ended;
    }
    expect(await shop.ended).toBe(0);
    expect(await runInImage(image, image.healthcheck, variables).ended).toBe(1);
  });
});
