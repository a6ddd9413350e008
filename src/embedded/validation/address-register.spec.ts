import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type AddressRegisterStub, startAddressRegister } from '../../../test/support/address-register.js';
import { readEnvironment } from '../../config/environment.js';
import { AddressRegister } from './address-register.js';

let stub: AddressRegisterStub;
beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  stub = await startAddressRegister();
  for (const [place, answer] of [
    ['1012LG 2', 503],
    ['1012LG 3', 'nothing'],
  ] as const)
    stub.places.set(place, answer);
});
afterAll(() => {
  jest.restoreAllMocks();
  return stub.stop();
});

const register = () => new AddressRegister(readEnvironment(stub.variables));

describe('the address register', () => {
  it('returns street and city of a postcode and number, and caches them', async () => {
    const own = register();
    for (const _ of [1, 2]) expect(await own.find({ postcode: '1012 LG', number: 1 })).toEqual({ street: 'Damrak', city: 'Amsterdam' });
    expect(stub.asked.filter((place) => place === '1012LG 1')).toHaveLength(1);
  });

  it.each([
    ['does not contain the address', 99],
    ['fails', 2],
    ['does not answer', 3],
  ])('does not refuse an address when it %s', async (_, number) => {
    expect(await register().find({ postcode: '1012 LG', number })).toBeUndefined();
    expect(stub.asked).toContain(`1012LG ${number}`);
  });

  it('is not queried without ADDRESS_REGISTER_URL', async () => {
    const before = stub.asked.length;
    expect(await new AddressRegister(readEnvironment({})).find({ postcode: '1012 LG', number: 1 })).toBeUndefined();
    expect(stub.asked).toHaveLength(before);
  });
});
