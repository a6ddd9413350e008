import { isProgress } from './payment-status.js';

describe('news of a payment', () => {
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
