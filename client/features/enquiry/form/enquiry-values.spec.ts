import { Enquire } from '../../../../src/contract/enquiry.js';
import { hasField, inputOf, openedWith } from './enquiry-values.js';

const openedAt = '2026-11-21T09:30:00.000Z';
const filled = { name: 'Ada Vos', email: 'ada@example.nl', message: 'Graag een offerte.', consent: true };

describe('an enquiry', () => {
  it.each([
    ['contact', {}],
    ['contact', { hasOrderField: true }],
    ['quotation', { productId: 'wpn-01', quantity: 12 }],
    ['quotation', { withCart: true }],
    ['advice', { room: 'use=a3' }],
    ['jobApplication', { jobOffer: 'panel-maker' }],
  ] as const)('of kind %s with %j is valid by the contract and contains no empty values', (kind, given) => {
    const input = inputOf({ ...openedWith(kind, given, openedAt), ...filled });
    expect(Enquire.safeParse(input).error).toBeUndefined();
    expect(Object.values(input)).not.toContain('');
  });

  it.each([
    ['1.200', 1200],
    ['1 200', 1200],
    [' 12 ', 12],
    ['1,5', Number.NaN],
    ['veel', Number.NaN],
  ])('with the quantity %j asks for %d pieces', (quantity, pieces) => {
    expect(inputOf({ ...openedWith('quotation', {}, openedAt), quantity })).toMatchObject({ quantity: pieces });
  });

  it('of kind newsletter needs only email address and consent', () => {
    expect(Enquire.safeParse(inputOf({ ...openedWith('newsletter', {}, openedAt), email: 'ada@example.nl', consent: true })).success).toBe(true);
  });

  it('with an appointment contains kind, day and time, and the ids of files', () => {
    const values = {
      ...openedWith('contact', { appointment: 'showroom' }, openedAt),
      ...filled,
      appointmentDay: '2026-11-24',
      appointmentTime: '09:30',
      files: [{ id: 'f1', name: 'plan.pdf' }],
    };
    expect(inputOf(values)).toMatchObject({ appointment: 'showroom', appointmentDay: '2026-11-24', appointmentTime: '09:30', files: ['f1'] });
  });

  it('starts with the values of a rejected form and of the product', () => {
    const values = openedWith('quotation', { quantity: 12, message: 'Graag een offerte.' }, openedAt, { message: 'Mijn eigen woorden.', email: 'ada@' });
    expect(values).toMatchObject({ quantity: '12', message: 'Mijn eigen woorden.', email: 'ada@' });
  });

  it('about a cart has no quantity field', () => {
    expect([hasField('quotation', 'quantity', {}), hasField('quotation', 'quantity', { withCart: true }), hasField('contact', 'quantity', {})]).toEqual([true, false, false]);
  });
});
