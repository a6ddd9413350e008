import { faultOfTarget, targetAgent } from './public-target.js';

describe('a target of webhooks', () => {
  it('can be a public name', () => expect(faultOfTarget('https://erp.example/hooks', false)).toBeUndefined());

  it('is not connected to when its name resolves to this machine', async () => {
    const agent = targetAgent(false);
    await expect(agent.request({ origin: 'https://localhost:443', path: '/', method: 'POST' })).rejects.toMatchObject({ code: 'EPRIVATE' });
    await agent.close();
  });
});
