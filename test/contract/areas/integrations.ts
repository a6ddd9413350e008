import { photograph } from '../../support/pictures.js';
import { extensionNames } from '../../../src/contract/shop-api.js';
import { withKey } from '../caller.js';
import { type Fixtures, placeOrder, unknownToken } from '../fixtures.js';

export const integrations = (fixtures: () => Fixtures, target: Pick<Fixtures['target'], 'apiKey' | 'signInAtErp'>): void => {
  describe('integrations', () => {
    it('refuse a callback of the ERP for a sign-in that the shop did not start', async () => {
      const { code } = JSON.parse((await fixtures().stranger().send('businessCentralCallback', { code: 'x', state: unknownToken })).bytes.toString()) as { code: string };
      expect(['NOT_FOUND', 'NOT_CONFIGURED']).toContain(code);
      await fixtures().stranger().refused('businessCentralCallback', { color: 'red' }, 'VALIDATION');
    });

    if (target.signInAtErp) {
      it('accept the callback of each ERP sign-in once', async () => {
        const back = await target.signInAtErp!();
        expect((await fixtures().stranger().ok('businessCentralCallback', back)).scope).toBeTruthy();
        await fixtures().stranger().refused('businessCentralCallback', back, 'GONE');
      });
    }

    it('are told which extensions the Shop API has', async () => {
      const { extensions } = await fixtures().stranger().ok('getCapabilities', {});
      expect(extensions.filter((name) => !extensionNames.some((known) => known === name))).toEqual([]);
      expect(extensions).toContain('getCapabilities');
    });

    it('give diagnostics only to ops', async () => {
      await fixtures().stranger().refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED');
      await fixtures()
        .stranger()
        .refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED', { headers: { 'x-api-key': 'qs_wrong' } });
    });

    if (target.apiKey) {
      it('list the diagnosis of each configuration model for ops', async () => {
        const { items, total } = await fixtures()
          .stranger()
          .ok('listElfsquadDiagnoses', { pageSize: 100 }, { headers: { 'x-api-key': target.apiKey! } });
        expect(items.length).toBe(Math.min(100, total));
        expect(items.some(({ model }) => model !== null)).toBe(true);
      });

      it('move an order for integrators, if its state allows that', async () => {
        const [erp, extra] = [fixtures().stranger(), withKey(fixtures().target)];
        const { id } = await placeOrder(fixtures().stranger(), fixtures().productId);
        const noted = await erp.ok('moveOrder', { id, move: 'note', text: 'Called: leave it with the neighbours.' }, extra);
        expect(noted).toMatchObject({ id, state: 'awaitingPayment', notes: [{ text: 'Called: leave it with the neighbours.' }] });
        await erp.refused('moveOrder', { id, move: 'deliver' }, 'MOVE_NOT_ALLOWED', extra);
        await erp.refused('moveOrder', { id, move: 'refund' }, 'VALIDATION', extra);
      });

      it('list changed orders and enquiries, and set stock, for integrators', async () => {
        const [erp, extra] = [fixtures().stranger(), withKey(fixtures().target)];
        for (const name of ['listChangedOrders', 'listEnquiries'] as const) {
          const { next, items } = await erp.ok(name, { limit: 1 }, extra);
          expect((await erp.ok(name, { after: next, limit: 1 }, extra)).items).not.toContainEqual(items[0]);
          await erp.refused(name, { after: 'the beginning' }, 'VALIDATION', extra);
        }
        const { items } = await erp.ok('setStock', { items: [{ sku: 'no-such-product', stock: 1, was: 0 }] }, extra);
        expect(items).toEqual([{ sku: 'no-such-product', outcome: 'unknown', stock: null }]);
      });

      it('read and write products and prices for integrators', async () => {
        const [pim, extra] = [fixtures().stranger(), withKey(fixtures().target)];
        const { sku } = await pim.ok('getProduct', { id: fixtures().productId });
        const { entry, etag } = await pim.ok('getCatalogueProduct', { sku }, extra);
        expect((await pim.ok('putCatalogueProduct', { sku, entry, mayLackLanguages: true }, extra)).items).toEqual([{ sku, outcome: 'unchanged', etag, errors: [] }]);
        await pim.refused('putCatalogueProduct', { sku, entry: {} }, 'VALIDATION', extra);
        expect((await pim.ok('putCatalogueProducts', { items: [{ sku, entry: {} }] }, extra)).items).toMatchObject([{ sku, outcome: 'refused', etag }]);
        expect((await pim.ok('setPrices', { items: [{ sku: 'no-such-product' }] }, extra)).items).toEqual([{ sku: 'no-such-product', outcome: 'unknown', etag: null, errors: [] }]);
      });

      it('add and remove photographs of products, for integrators', async () => {
        const [pim, extra] = [fixtures().stranger(), withKey(fixtures().target)];
        const { sku } = await pim.ok('getProduct', { id: fixtures().productId });
        const before = await pim.ok('listProductPictures', { sku }, extra);
        const file = { name: 'wall.jpg', content: await photograph(640, 480) };
        const { items } = await pim.ok('addProductPicture', { sku, altNl: 'Een wand' }, { ...extra, file });
        const added = items.at(-1)!;
        expect([items.slice(0, -1), added]).toEqual([before.items, { file: added.file, width: 640, height: 480, texts: { nl: 'Een wand' }, skus: sku }]);
        await pim.ok('getProductPicture', { file: added.file.split('/').at(-1)! });
        await pim.refused('getProductPicture', { file: `${'0'.repeat(32)}.webp` }, 'NOT_FOUND');
        await pim.refused('addProductPicture', { sku }, 'IMAGE_UNREADABLE', { ...extra, file: { name: 'wall.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' } });
        await pim.refused('listProductPictures', { sku: 'no-such-product' }, 'NOT_FOUND', extra);
        expect(await pim.ok('removeProductPicture', { sku, file: added.file }, extra)).toEqual(before);
        await pim.refused('removeProductPicture', { sku, file: added.file }, 'NOT_FOUND', extra);
      });
    }
  });
};
