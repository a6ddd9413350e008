import brand from '../../brands/enc/brand.js';
import type { Country } from '../contract/locales.js';
import { DeliveryCalendar } from './delivery-calendar.js';

const calendar = new DeliveryCalendar(brand);

describe('the delivery calendar', () => {
  it.each<[Country, string, boolean]>([
    ['nl', '2026-04-27', true],
    ['be', '2026-07-21', true],
    ['de', '2026-10-03', true],
    ['at', '2026-10-26', true],
    ['fr', '2026-07-14', true],
    ['gb', '2026-08-31', true],
    ['gb', '2026-12-28', true],
    ['de', '2026-07-14', false],
    ['nl', '2026-12-05', false],
    ['nl', '2027-01-01', true],
  ])('public holiday in %s on %s: %p', (country, day, isOff) => expect(calendar.isHoliday(country)(day)).toBe(isOff));

  it('promises by the time zone of the site and the holidays of the country', () => {
    const at = new Date('2026-07-13T13:30:00Z');
    expect(calendar.promise({ leadDays: 0, locale: 'fr-FR', at })).toEqual({ orderBefore: '2026-07-15T13:00:00.000Z', dispatchOn: '2026-07-15', deliverOn: '2026-07-16' });
    expect(calendar.promise({ leadDays: 0, locale: 'fr-FR', country: 'be', at }).dispatchOn).toBe('2026-07-14');
    expect(calendar.promise({ leadDays: 0, locale: 'en-GB', at }).dispatchOn).toBe('2026-07-13');
  });

  it('promises the next day from the minute of the cut-off on', () => {
    const dispatchedOn = (time: string) => calendar.promise({ leadDays: 0, locale: 'nl-NL', at: new Date(`2026-07-14T${time}Z`) }).dispatchOn;
    expect(['12:58:00', '12:59:59', '13:00:00', '12:59:59'].map(dispatchedOn)).toEqual(['2026-07-14', '2026-07-14', '2026-07-15', '2026-07-14']);
  });

  it('returns the holidays of the destination and of the pickup place, in the language of the locale', () => {
    const { today, there, here } = calendar.workdays({ leadDays: 0, locale: 'de-DE', country: 'de', at: new Date('2026-12-22T10:00:00Z') });
    expect([today, there.holidayOf('2026-12-25'), there.holidayOf('2026-10-03'), there.holidayOf('2026-12-24')]).toEqual([
      '2026-12-22',
      '1. Weihnachtstag',
      'Tag der Deutschen Einheit',
      undefined,
    ]);
    expect([here.holidayOf('2026-04-27'), here.holidayOf('2026-10-03'), here.readyFrom]).toEqual(['Königstag', undefined, '15:00']);
  });
});
