import { decryptSecret, encryptSecret, newSecret } from './webhook-secret.js';

const [key, other] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));

describe('the secret of a webhook', () => {
  it('is stored encrypted, and can only be read with the same key', () => {
    const secret = newSecret();
    const kept = encryptSecret(secret, key);
    expect(kept).not.toContain(secret.slice(6));
    expect(decryptSecret(kept, key)).toBe(secret);
    for (const wrong of [other, undefined]) expect(() => decryptSecret(kept, wrong)).toThrow('DATA_KEY is not the key');
  });

  it('is stored in clear text without a key, and can still be read after a key is set', () => {
    const secret = newSecret();
    expect(encryptSecret(secret, undefined)).toBe(secret);
    for (const later of [undefined, key]) expect(decryptSecret(secret, later)).toBe(secret);
  });
});
