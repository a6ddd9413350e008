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

describe('the register of addresses', () => {
  it('finds street and city of a postcode and a number, and keeps them', async () => {
    const own = register();
    for (const _ of [1, 2]) expect(await own.find({ postcode: '1012 LG', number: 1 })).toEqual({ street: 'Damrak', city: 'Amsterdam' });
    expect(stub.asked.filter((place) => place === '1012LG 1')).toHaveLength(1);
  });

  it.each([
    ['knows no such address', 99],
    ['is out of order', 2],
    ['stays silent', 3],
  ])('stands in nobody’s way when it %s', async (_, number) => {
    expect(await register().find({ postcode: '1012 LG', number })).toBeUndefined();
    expect(stub.asked).toContain(`1012LG ${number}`);
  });

  it('is not queried where none is set up', async () => {
    const before = stub.asked.length;
    expect(await new AddressRegister(readEnvironment({})).find({ postcode: '1012 LG', number: 1 })).toBeUndefined();
    expect(stub.asked).toHaveLength(before);
  });
});
