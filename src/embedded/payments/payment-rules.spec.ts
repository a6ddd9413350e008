import { isProgress } from './payment-status.js';

describe('whether a new status replaces the known one', () => {
  it.each([
    ['open', 'paid', true],
    ['open', 'failed', true],
    ['pending', 'authorized', true],
    ['expired', 'paid', true],
    ['failed', 'paid', true],
    ['paid', 'failed', false],
    ['paid', 'open', false],
    ['failed', 'open', false],
    ['canceled', 'expired', false],
    ['paid', 'paid', false],
  ] as const)('%s -> %s: %s', (known, news, expected) => expect(isProgress(known, news)).toBe(expected));
});
