import { keptSecret, newSecret, readSecret } from './webhook-secret.js';

const [key, other] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));

describe('the secret of a webhook', () => {
  it('is kept sealed, and read with the same key alone', () => {
    const secret = newSecret();
    const kept = keptSecret(secret, key);
    expect(kept).not.toContain(secret.slice(6));
    expect(readSecret(kept, key)).toBe(secret);
    for (const wrong of [other, undefined]) expect(() => readSecret(kept, wrong)).toThrow('DATA_KEY is not the key');
  });

  it('is kept as it is where there is no key, and read also once there is one', () => {
    const secret = newSecret();
    expect(keptSecret(secret, undefined)).toBe(secret);
    for (const later of [undefined, key]) expect(readSecret(secret, later)).toBe(secret);
  });
});
