import { unknownToken, type World } from '../world.js';

export const integrations = (world: () => World, target: Pick<World['target'], 'apiKey' | 'signInAtErp'>): void => {
  describe('integrations', () => {
    it('lets in no sign-in of the ERP it did not start', async () => {
      const { code } = JSON.parse((await world().stranger().send('businessCentralCallback', { code: 'x', state: unknownToken })).bytes.toString()) as { code: string };
      expect(['NOT_FOUND', 'NOT_CONFIGURED']).toContain(code);
      await world().stranger().refused('businessCentralCallback', { color: 'red' }, 'VALIDATION');
    });

    if (target.signInAtErp) {
      it('connects with the ERP once for each sign-in', async () => {
        const back = await target.signInAtErp!();
        expect((await world().stranger().ok('businessCentralCallback', back)).scope).toBeTruthy();
        await world().stranger().refused('businessCentralCallback', back, 'GONE');
      });
    }

    it('keeps diagnostics for ops', async () => {
      await world().stranger().refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED');
      await world()
        .stranger()
        .refused('listElfsquadDiagnoses', {}, 'UNAUTHORIZED', { headers: { 'x-api-key': 'qs_wrong' } });
    });

    if (target.apiKey) {
      it('tells ops how each configuration model stands', async () => {
        const { items, total } = await world()
          .stranger()
          .ok('listElfsquadDiagnoses', { pageSize: 100 }, { headers: { 'x-api-key': target.apiKey! } });
        expect(items.length).toBe(Math.min(100, total));
        expect(items.some(({ model }) => model !== null)).toBe(true);
      });
    }
  });
};
