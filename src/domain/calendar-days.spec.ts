import { addDays, addMonths, daysBetween, isWeekend, mondayOf, weekdayOf } from './calendar-days.js';

describe('calendar days', () => {
  it.each([
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s plus %p days is %s, regardless of clock changes', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-05', -1, '2026-12-05'],
  ])('%s plus %p months is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

  it('are in weeks that begin on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
    expect(['2026-11-23', '2026-11-26', '2026-11-29'].map(mondayOf)).toEqual(['2026-11-23', '2026-11-23', '2026-11-23']);
    expect(['2026-11-27', '2026-11-28', '2026-11-29'].map(isWeekend)).toEqual([false, true, true]);
  });

  it('can be listed across the end of a year', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
  });
});
