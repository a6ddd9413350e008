import { readEnvironment } from '../../config/environment.js';
import { LeakedPasswords } from './leaked-passwords.js';

describe('leaked passwords', () => {
  it('are recognised by the built-in rules when no file is configured', async () => {
    const leaked = new LeakedPasswords(readEnvironment({}));
    await leaked.onModuleInit();
    expect(await leaked.rulesBrokenBy('Welkom-2026!')).toHaveLength(1);
    expect(await leaked.rulesBrokenBy('Zeldzaam-woord-1987!')).toEqual([]);
  });

  it('prevent the start when the file cannot be read', async () => {
    const leaked = new LeakedPasswords(readEnvironment({ BREACHED_PASSWORDS_FILE: '/nowhere/sha1.txt' }));
    await expect(leaked.onModuleInit()).rejects.toThrow(/BREACHED_PASSWORDS_FILE cannot be used: .*ENOENT/);
  });
});
