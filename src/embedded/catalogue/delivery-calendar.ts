import { Inject, Injectable } from '@nestjs/common';
import Holidays from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { BRAND } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { type Country, type Language, type Locale, localeTable } from '../../contract/locales.js';
import type { DeliveryPromise } from '../../contract/product.js';
import { deliveryPromise, type IsHoliday } from '../../domain/ordering-hours.js';
import { localTime } from '../../domain/zoned-time.js';

export interface AskedPromise {
  /** Working days to dispatch. */
  leadDays: number;
  /** Whose site is ordered from: its time zone counts. */
  locale: Locale;
  /** Where it goes; left out: the locale's country. */
  country?: Country;
  at?: Date;
}

/** Working days of a country. */
export interface DaysSomewhere {
  promise: Pick<DeliveryPromise, 'dispatchOn' | 'deliverOn'>;
  /** Name of a public holiday in the reader's language; undefined for any other day. */
  holidayOf(day: string): string | undefined;
}
export interface Workdays {
  /** The day it is at the shop. */
  today: string;
  there: DaysSomewhere;
  /** Where goods are fetched, in which hours, and from when on the day they are ready (`15:00`). */
  here: DaysSomewhere & { slots: readonly string[]; readyFrom: string };
}

/** Bank holidays differ within the United Kingdom; England's are taken. */
const regions: Partial<Record<Country, string>> = { gb: 'eng' };

const minute = 60_000;
/** Kept promises: of each locale some lead times, now and in the minute before. */
const mostPromises = 500;

/** Working days of the countries the shop delivers to. */
@Injectable()
export class DeliveryCalendar {
  /** Of a minute they are all the same: cut-offs have no seconds. Every card of a list shows one. */
  private readonly promises = new LRUCache<string, DeliveryPromise>({ max: mostPromises });
  private readonly calendars = new Map<Country, Holidays>();
  private readonly years = new Map<string, ReadonlyMap<string, string>>();

  constructor(@Inject(BRAND) private readonly brand: Brand) {}

  /** Tells the public holidays of a country by calendar day. */
  isHoliday(country: Country): IsHoliday {
    return (day) => this.holidaysOf(country, day.slice(0, 4)).has(day);
  }

  /** When goods ordered at a moment (left out: now) leave and arrive. */
  promise({ leadDays, locale, country = localeTable[locale].country, at = new Date() }: AskedPromise): DeliveryPromise {
    const { timeZone } = localeTable[locale];
    const key = `${leadDays} ${timeZone} ${country} ${Math.floor(at.getTime() / minute)}`;
    const known = this.promises.get(key);
    if (known) return known;
    const promise = deliveryPromise({ at, timeZone, cutOff: this.brand.deliveryTime, leadDays, isHoliday: this.isHoliday(country) });
    this.promises.set(key, promise);
    return promise;
  }

  /** The days on which goods can arrive, and those on which they can be fetched where they are made. */
  workdays({ leadDays, locale, country, at = new Date() }: AskedPromise & { country: Country }): Workdays {
    const { pickup, deliveryTime } = this.brand;
    const here = pickup.address.country;
    const { language, timeZone } = localeTable[locale];
    const daysIn = (where: Country): DaysSomewhere => ({
      promise: this.promise({ leadDays, locale, country: where, at }),
      holidayOf: (day) => this.holidaysOf(where, day.slice(0, 4), language).get(day),
    });
    const readyFrom = `${String(deliveryTime.hours).padStart(2, '0')}:${String(deliveryTime.minutes).padStart(2, '0')}`;
    return { today: localTime(at, timeZone).day, there: daysIn(country), here: { ...daysIn(here), slots: pickup.slots, readyFrom } };
  }

  /** Their names by day. Working them out takes milliseconds; a year's are kept. */
  private holidaysOf(country: Country, year: string, language?: Language): ReadonlyMap<string, string> {
    const key = `${country} ${year} ${language ?? ''}`;
    let days = this.years.get(key);
    if (!days) {
      days = new Map(
        this.calendarOf(country)
          .getHolidays(Number(year), language)
          .filter(({ type }) => type === 'public')
          .map(({ date, name }) => [date.slice(0, 10), name]),
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
