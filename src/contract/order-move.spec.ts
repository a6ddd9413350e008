import { MoveOrder } from './order-move.js';

const faultsOf = (input: object) =>
  (MoveOrder.safeParse({ id: 'order-1', ...input }).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message.split('.').at(-1)}`);
const euros = { amount: 1250, currency: 'EUR' };
const lines = [{ id: 'line-1', quantity: 1 }];

describe('a move of an order', () => {
  it.each([
    [{ move: 'ship' }],
    [{ move: 'ship', carrier: 'DHL', tracking: '3SABC' }],
    [{ move: 'deliver' }],
    [{ move: 'cancel', reason: 'sold out', all: true }],
    [{ move: 'cancel', reason: 'sold out', lines, withDelivery: true }],
    [{ move: 'refund', amount: euros }],
    [{ move: 'refund', lines: [{ id: 'line-1' }] }],
    [{ move: 'returned', lines }],
    [{ move: 'note', text: 'Called: leave it with the neighbours.' }],
  ])('accepts the fields that it uses: %j', (input) => expect(faultsOf(input)).toEqual([]));

  it.each([
    ['what to refund', { move: 'refund' }, ['lines required']],
    ['what to cancel, and why', { move: 'cancel' }, ['reason required', 'lines required']],
    ['which goods are back', { move: 'returned' }, ['lines required']],
    ['its text', { move: 'note' }, ['text required']],
  ])('is refused without %s', (_, input, faults) => expect(faultsOf(input)).toEqual(faults));

  it.each([
    ['two statements of what to refund', { move: 'refund', amount: euros, all: true }, ['all unknown']],
    ['a field of another move', { move: 'deliver', carrier: 'DHL' }, ['carrier unknown']],
    ['a delivery without lines', { move: 'refund', amount: euros, withDelivery: true }, ['withDelivery unknown']],
  ])('is refused with %s', (_, input, faults) => expect(faultsOf(input)).toEqual(faults));
});
