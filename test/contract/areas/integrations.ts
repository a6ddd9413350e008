import { unknownToken, type World } from '../world.js';

export const integrations = (world: () => World, target: Pick<World['target'], 'apiKey' | 'signInAtErp'>): void => {
  describe('integrations', () => {
    it('refuse a callback of the ERP for a sign-in that the shop did not start', async () => {
      const { code } = JSON.parse((await world().stranger().send('businessCentralCallback', { code: 'x', state: unknownToken })).bytes.toString()) as { code: string };
      expect(['NOT_FOUND', 'NOT_CONFIGURED']).toContain(code);
      await world().stranger().refused('businessCentralCallback', { color: 'red' }, 'VALIDATION');
    });

    if (target.signInAtErp) {
      it('accept the callback of each ERP sign-in once', async () => {
        const back = await target.signInAtErp!();
        expect((await world().stranger().ok('businessCentralCallback', back)).scope).toBeTruthy();
        await world().stranger().refused('businessCentralCallback', back, 'GONE');
      });
    }

    it('give diagnostics only to ops', async () => {
      await world().stranger().refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED');
      await world()
        .stranger()
        .refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED', { headers: { 'x-api-key': 'qs_wrong' } });
    });

    if (target.apiKey) {
      it('list the diagnosis of each configuration model for ops', async () => {
        const { items, total } = await world()
          .stranger()
          .ok('listElfsquadDiagnoses', { pageSize: 100 }, { headers: { 'x-api-key': target.apiKey! } });
        expect(items.length).toBe(Math.min(100, total));
        expect(items.some(({ model }) => model !== null)).toBe(true);
      });
    }
  });
};
