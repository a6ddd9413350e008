import { deliveryPromise, type IsHoliday, isOutsideOrderingHours, workingDaysFrom } from './ordering-hours.js';
import { instantAt, localTime } from './zoned-time.js';

const amsterdam = 'Europe/Amsterdam';
const never: IsHoliday = () => false;
const christmas = (day: string) => ['2026-12-25', '2026-12-26', '2027-01-01'].includes(day);

describe('ordering hours', () => {
  it.each([
    ['Friday 14:59 in winter', '2026-11-27T13:59:59Z', amsterdam, false],
    ['Friday 15:00 in winter', '2026-11-27T14:00:00Z', amsterdam, true],
    ['Friday 14:59 in summer', '2026-07-03T12:59:59Z', amsterdam, false],
    ['Friday 15:00 in summer', '2026-07-03T13:00:00Z', amsterdam, true],
    ['Friday 14:30 in London while it is 15:30 in Amsterdam', '2026-11-27T14:30:00Z', 'Europe/London', false],
    ['Thursday evening', '2026-11-26T20:00:00Z', amsterdam, false],
    ['Saturday just after midnight', '2026-11-27T23:00:00Z', amsterdam, true],
    ['Sunday until midnight', '2026-11-29T22:59:59Z', amsterdam, true],
    ['Monday just after midnight', '2026-11-29T23:00:00Z', amsterdam, false],
  ])('%s', (_when, at, timeZone, isOutside) => expect(isOutsideOrderingHours(new Date(at), timeZone)).toBe(isOutside));
});

describe('working days', () => {
  it.each([
    ['2026-11-27', 0, '2026-11-27'],
    ['2026-11-28', 0, '2026-11-30'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-25', 0, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-24', 10, '2026-12-08'],
  ])('%s plus %p working days: %s', (day, count, expected) => expect(workingDaysFrom(day, count, christmas)).toBe(expected));
});

describe('the delivery promise', () => {
  const promise = (at: string, leadDays = 0, isHoliday = never) =>
    deliveryPromise({ at: new Date(at), timeZone: amsterdam, cutOff: { hours: 15, minutes: 0 }, leadDays, isHoliday });

  it.each([
    ['an order before the cut-off is dispatched today', '2026-11-24T13:59:59Z', ['2026-11-24T14:00:00.000Z', '2026-11-24', '2026-11-25']],
    ['an order at the cut-off is dispatched tomorrow', '2026-11-24T14:00:00Z', ['2026-11-25T14:00:00.000Z', '2026-11-25', '2026-11-26']],
    ['an order on Friday before the cut-off arrives on Monday', '2026-11-27T13:59:00Z', ['2026-11-27T14:00:00.000Z', '2026-11-27', '2026-11-30']],
    ['an order on Friday after the cut-off counts for Monday', '2026-11-27T14:00:00Z', ['2026-11-30T14:00:00.000Z', '2026-11-30', '2026-12-01']],
    ['the cut-off stays at 15:00 local time after the change to summer time', '2026-03-28T10:00:00Z', ['2026-03-30T13:00:00.000Z', '2026-03-30', '2026-03-31']],
    ['the cut-off stays at 15:00 local time after the change to winter time', '2026-10-24T10:00:00Z', ['2026-10-26T14:00:00.000Z', '2026-10-26', '2026-10-27']],
  ])('%s', (_case, at, [orderBefore, dispatchOn, deliverOn]) => expect(promise(at)).toEqual({ orderBefore, dispatchOn, deliverOn }));

  it('counts the lead time in working days without holidays', () => {
    expect(promise('2026-12-23T10:00:00Z', 2, christmas)).toEqual({
      orderBefore: '2026-12-23T14:00:00.000Z',
      dispatchOn: '2026-12-28',
      deliverOn: '2026-12-29',
    });
  });
});

describe('conversion between local time and moment', () => {
  it.each([
    ['2026-03-29', 90, '2026-03-29T00:30:00.000Z'],
    ['2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 240, '2026-10-25T03:00:00.000Z'],
    ['2026-06-01', 0, '2026-05-31T22:00:00.000Z'],
  ])('%s at minute %p is %s', (day, minutes, moment) => {
    expect(instantAt({ day, minutes }, amsterdam).toISOString()).toBe(moment);
    expect(localTime(new Date(moment), amsterdam)).toEqual({ day, minutes });
  });

  it('is an hour later for a local time that the change to summer time skips', () => {
    const at = instantAt({ day: '2026-03-29', minutes: 150 }, amsterdam);
    expect(localTime(at, amsterdam)).toEqual({ day: '2026-03-29', minutes: 210 });
  });
});
