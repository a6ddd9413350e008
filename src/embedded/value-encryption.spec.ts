import { decrypt, encrypt } from './value-encryption.js';

describe('a sealed value', () => {
  it('can be decrypted with its secret', () => {
    expect(decrypt(encrypt({ cartToken: 'geheim', lines: [1] }, 'key-1'), 'key-1')).toEqual({ cartToken: 'geheim', lines: [1] });
  });

  it('cannot be decrypted with another secret or purpose', () => {
    const sealed = encrypt('x', 'key-1');
    expect(() => decrypt(sealed, 'key-2')).toThrow();
    expect(() => decrypt(sealed, 'key-1', 'another purpose')).toThrow();
  });

  it('does not contain its content in clear text', () => {
    expect(Buffer.from(encrypt({ cartToken: 'geheim' }, 'key-1'), 'base64').includes('geheim')).toBe(false);
  });

  it('cannot be decrypted after a change', () => {
    const bytes = Buffer.from(encrypt({ amount: 1 }, 'key-1'), 'base64');
    bytes[bytes.length - 1]! ^= 1;
    expect(() => decrypt(bytes.toString('base64'), 'key-1')).toThrow();
  });
});
