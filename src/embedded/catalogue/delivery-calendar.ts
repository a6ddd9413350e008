import { Inject, Injectable } from '@nestjs/common';
import Holidays from 'date-holidays';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { type Country, type Locale, localeTable } from '../../contract/locales.js';
import type { DeliveryPromise } from '../../contract/product.js';
import { deliveryPromise, type IsHoliday } from '../../domain/ordering-hours.js';

export interface AskedPromise {
  /** Working days to dispatch. */
  leadDays: number;
  /** Whose site is ordered from: its time zone counts. */
  locale: Locale;
  /** Where it goes; left out: the locale's country. */
  country?: Country;
  at?: Date;
}

/** Bank holidays differ within the United Kingdom; England's are taken. */
const regions: Partial<Record<Country, string>> = { gb: 'eng' };

/** Working days of the countries the shop delivers to. */
@Injectable()
export class DeliveryCalendar {
  private readonly calendars = new Map<Country, Holidays>();
  private readonly years = new Map<string, ReadonlySet<string>>();

  constructor(@Inject(BRAND) private readonly brand: Brand) {}

  /** Tells the public holidays of a country by calendar day. */
  isHoliday(country: Country): IsHoliday {
    return (day) => this.holidaysOf(country, day.slice(0, 4)).has(day);
  }

  /** When goods ordered at a moment (left out: now) leave and arrive. */
  promise({ leadDays, locale, country = localeTable[locale].country, at = new Date() }: AskedPromise): DeliveryPromise {
    return deliveryPromise({ at, timeZone: localeTable[locale].timeZone, cutOff: this.brand.deliveryTime, leadDays, isHoliday: this.isHoliday(country) });
  }

  /** Working them out takes milliseconds; a year's are kept. */
  private holidaysOf(country: Country, year: string): ReadonlySet<string> {
    const key = `${country} ${year}`;
    let days = this.years.get(key);
    if (!days) {
      days = new Set(
        this.calendarOf(country)
          .getHolidays(Number(year))
          .filter(({ type }) => type === 'public')
          .map(({ date }) => date.slice(0, 10)),
      );
      this.years.set(key, days);
    }
    return days;
  }

  private calendarOf(country: Country): Holidays {
    let calendar = this.calendars.get(country);
    if (!calendar) {
      const region = regions[country];
      calendar = region ? new Holidays(country.toUpperCase(), region) : new Holidays(country.toUpperCase());
      this.calendars.set(country, calendar);
    }
    return calendar;
  }
}
