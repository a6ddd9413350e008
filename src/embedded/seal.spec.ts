import { seal, unseal } from './seal.js';

describe('a sealed value', () => {
  it('can be decrypted with its secret', () => {
    expect(unseal(seal({ cartToken: 'geheim', lines: [1] }, 'key-1'), 'key-1')).toEqual({ cartToken: 'geheim', lines: [1] });
  });

  it('cannot be decrypted with another secret or purpose', () => {
    const sealed = seal('x', 'key-1');
    expect(() => unseal(sealed, 'key-2')).toThrow();
    expect(() => unseal(sealed, 'key-1', 'another purpose')).toThrow();
  });

  it('does not contain its content in clear text', () => {
    expect(Buffer.from(seal({ cartToken: 'geheim' }, 'key-1'), 'base64').includes('geheim')).toBe(false);
  });

  it('cannot be decrypted after a change', () => {
    const bytes = Buffer.from(seal({ amount: 1 }, 'key-1'), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => unseal(bytes.toString('base64'), 'key-1')).toThrow();
  });
});
