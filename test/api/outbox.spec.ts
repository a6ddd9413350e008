import { startTestStorefront, type TestStorefront } from '../support/storefront.js';
import { closedAddress } from '../support/vies.js';

let storefront: TestStorefront;
afterEach(() => storefront.stop());

describe('the list of written mails (/dev/outbox)', () => {
  it('is accessible on the local machine, but neither through a proxy nor under a public host name', async () => {
    storefront = await startTestStorefront(closedAddress);
    await storefront.page('/dev/outbox').expect(200);
    await storefront.page('/dev/outbox', { host: 'nl-nl.localhost' }).expect(200);
    await storefront.page('/dev/outbox', { host: 'www.example.nl' }).expect(404);
    for (const host of ['localhost@evil.example', 'evil.example@nl-nl.localhost', 'localhost#evil.example']) await storefront.page('/dev/outbox', { host }).expect(400);
    await storefront.page('/dev/outbox', { 'x-forwarded-for': '127.0.0.1' }).expect(404);
    await storefront.page('/dev/outbox', { forwarded: 'for=192.0.2.1' }).expect(404);
  });

  it('does not exist in production', async () => {
    storefront = await startTestStorefront(closedAddress, undefined, undefined, { NODE_ENV: 'production' });
    await storefront.page('/dev/outbox').expect(404);
  });
});
