import { calendarOf, movedBy, nearestTo, weekOf, within } from './calendar.js';
import { shippingOption } from '../../../test/factories/order.js';

const calendar = calendarOf(shippingOption());

describe('a calendar', () => {
  it('contains whole weeks', () => {
    expect([calendar.first, calendar.last, calendar.firstOpen]).toEqual(['2026-12-21', '2027-01-03', '2026-12-23']);
    expect(weekOf('2026-12-27')).toEqual(['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27']);
  });

  it.each([
    ['ArrowRight', '2026-12-23', '2026-12-24'],
    ['ArrowLeft', '2026-12-21', '2026-12-21'],
    ['ArrowDown', '2026-12-23', '2026-12-30'],
    ['ArrowUp', '2026-12-30', '2026-12-23'],
    ['Home', '2026-12-24', '2026-12-21'],
    ['End', '2026-12-24', '2026-12-27'],
    ['PageDown', '2026-12-24', '2027-01-03'],
    ['PageUp', '2027-01-02', '2026-12-21'],
    ['a', '2026-12-24', undefined],
  ])('%s moves from %s to %s', (key, day, expected) => expect(movedBy(key, day, calendar)).toBe(expected));

  it('has a nearest day for each day', () => {
    expect([within(calendar, '2026-01-01'), within(calendar, '2026-12-25'), within(calendar, '2028-01-01')]).toEqual(['2026-12-21', '2026-12-25', '2027-01-03']);
    const { days } = shippingOption();
    expect([nearestTo(days, '2026-12-25'), nearestTo(days, '2028-01-01')]).toEqual(['2026-12-28', '2026-12-31']);
  });
});
