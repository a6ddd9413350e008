import { jest } from '@jest/globals';
import { fillIn } from './fill-in.js';

describe('filling the placeholders of a text', () => {
  it.each([
    ['Dear {name},', { name: 'Ada' }, 'Dear Ada,'],
    ['{quantity} × {name}', { quantity: 2, name: 'Panel' }, '2 × Panel'],
    ['{count} left', { count: 0 }, '0 left'],
    ['To {name}. Thank you.', { name: 'ENC B.V.' }, 'To ENC B.V. Thank you.'],
    ['To {name}, thank you.', { name: 'ENC B.V.' }, 'To ENC B.V., thank you.'],
    ['To {name}.', { name: 'ENC' }, 'To ENC.'],
    ['And so on: {what}.', { what: 'wait...' }, 'And so on: wait....'],
    ['{name}...', { name: 'B.V.' }, 'B.V....'],
    ['{{name}} is {name}', { name: 'Ada' }, '{name} is Ada'],
  ])('%s with %j is %s', (text, values, filled) => expect(fillIn(text, values)).toBe(filled));

  it('leaves a placeholder without a value visible and reports it', () => {
    const onMissing = jest.fn();
    expect(fillIn('VAT {rate}% on {base}: {amount}', { rate: 21, amount: null }, onMissing)).toBe('VAT 21% on {base}: {amount}');
    expect(onMissing.mock.calls).toEqual([
      ['base', 15],
      ['amount', 23],
    ]);
  });
});
