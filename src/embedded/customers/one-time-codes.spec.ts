import { jest } from '@jest/globals';
import { codeOf } from '../../../test/support/authenticator.js';
import { newSecret, stepOf } from './one-time-codes.js';

/** Milliseconds of one time step (RFC 6238). */
const period = 30_000;
const noon = Date.UTC(2026, 0, 15, 12);

describe('the time step of a code', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['the step before', -1],
    ['the current step', 0],
    ['the step after', 1],
  ])('is known for %s', (_, later) => {
    const secret = newSecret();
    jest.spyOn(Date, 'now').mockReturnValue(noon);
    expect(stepOf(secret, codeOf(secret, later))).toBe(noon / period + later);
  });

  it('stays the same when the next step begins while the code is checked', () => {
    const secret = newSecret();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(noon);
    const code = codeOf(secret);
    let readings = 0;
    clock.mockImplementation(() => noon + period * readings++);
    expect(stepOf(secret, code)).toBe(noon / period);
  });
});
