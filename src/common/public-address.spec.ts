import { isPublicAddress } from './public-address.js';

describe('a public IP address', () => {
  it.each(['93.184.216.34', '2606:2800:220:1::1'])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'nonsense',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
