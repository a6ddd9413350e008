import { strFromU8, unzipSync } from 'fflate';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Caller, Coverage } from '../contract/caller.js';
import { startOwnShop } from '../contract/own-shop.js';
import { createFixtures, type Fixtures, placeOrder } from '../contract/fixtures.js';
import { duringTests } from '../support/during-tests.js';

const own = duringTests(startOwnShop);
let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures(own.targets.storefront, new Coverage());
});

const contentOf = async (customer: Caller): Promise<Record<string, unknown>> => {
  const { bytes } = await customer.send('exportMe', {});
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, JSON.parse(strFromU8(content)) as unknown]));
};

describe('the export of personal data', () => {
  it('contains all data of the customer, and none of others', async () => {
    const [ada, ben] = [await fixtures.customer(), await fixtures.customer()];
    const order = await placeOrder(ada, fixtures.productId, 3);
    await placeOrder(ben, fixtures.productId);
    await ada.ok('configureProduct', { id: fixtures.photoPrintId, choices: {} });
    await ada.ok('addStorageItem', { name: 'Living room' }, { file: { name: 'plan.pdf', content: '%PDF-1.4\nA room.\n' } });
    const enquiry = { kind: 'contact', name: 'Ada Vos', message: 'Which panel for a meeting room?', consent: true } as const;
    await ada.ok('enquire', { ...enquiry, email: ada.email.toUpperCase() });
    await ada.ok('enquire', { ...enquiry, email: ben.email });

    const kept = await contentOf(ada);
    expect(kept['customer.json']).toMatchObject({ email: ada.email, firstName: 'Ada' });
    expect(kept['orders.json']).toMatchObject([
      { number: order.number, state: 'awaitingPayment', lines: [{ quantity: 3, goods: { productId: fixtures.productId } }], history: [{ to: 'awaitingPayment' }] },
    ]);
    expect(kept['orders.json']).toHaveLength(1);
    expect(kept['configurations.json']).toMatchObject([{ productId: fixtures.photoPrintId }]);
    expect(kept['library.json']).toMatchObject([{ name: 'Living room' }]);
    expect(kept['uploads.json']).toMatchObject([{ name: 'plan.pdf', type: 'application/pdf' }]);
    expect(kept['enquiries.json']).toMatchObject([{ message: enquiry.message }]);
    expect(kept['enquiries.json']).toHaveLength(1);
    expect(kept['newsletter.json']).toEqual([]);
    expect(JSON.stringify(kept)).not.toMatch(/argon2|passwordHash|owner/);
  });

  it('can be downloaded by a link in a signed-in browser, and redirects others to the sign-in', async () => {
    const ada = await fixtures.customer();
    const link = (cookie: string) => fetch(`${own.targets.storefront.url.replace(/api$/, 'forms')}/me/export`, { headers: { cookie }, redirect: 'manual' });
    const file = await link(`__Host-session=${ada.sessionToken}`);
    expect([file.status, file.headers.get('content-disposition'), file.headers.get('cache-control')]).toEqual([
      200,
      'attachment; filename="personal-data.zip"',
      'private, no-store',
    ]);
    expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toContain('customer.json');
    const stranger = await link('');
    expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/mijn-account']);
  });
});

describe('an export of the library', () => {
  it('with a missing file is aborted, and the shop continues to work', async () => {
    const guest = fixtures.stranger();
    const { files } = await guest.ok('addStorageItem', { name: 'gone' }, { file: { name: 'gone.txt', content: 'gone' } });
    await rm(join(own.shop.dataDir, 'uploads'), { recursive: true });
    await expect(guest.send('exportStorage', { format: 'zip' })).rejects.toThrow();
    expect((await guest.ok('listStorage', {})).items).toMatchObject([{ files: [{ id: files[0]!.id }] }]);
  });
});
