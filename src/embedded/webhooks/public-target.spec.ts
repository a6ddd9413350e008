import { faultOfTarget, targetAgent } from './public-target.js';

describe('a target of webhooks', () => {
  it('can be a public name', () => expect(faultOfTarget('https://erp.example/hooks', false)).toBeUndefined());

  it.each(['https://10.0.0.8/hooks', 'https://127.0.0.1/hooks', 'https://169.254.169.254/latest', 'https://[::1]/hooks', 'https://erp/hooks'])('cannot be %s', (address) =>
    expect(faultOfTarget(address, false)).toBe('must be public'),
  );

  it('is not connected to when its name resolves to this machine', async () => {
    const agent = targetAgent(false);
    await expect(agent.request({ origin: 'https://localhost:443', path: '/', method: 'POST' })).rejects.toMatchObject({ code: 'EPRIVATE' });
    await agent.close();
  });
});
