import { Inject, Injectable } from '@nestjs/common';
import Holidays from 'date-holidays';
import { LRUCache } from 'lru-cache';
import { BRAND } from '../config/brand.js';
import type { Brand } from '../contract/brands.js';
import { type Country, type Language, type Locale, localeTable } from '../contract/locales.js';
import type { DeliveryPromise } from '../contract/product.js';
import { deliveryPromise, type IsHoliday } from '../domain/ordering-hours.js';
import { localTime } from '../domain/zoned-time.js';

export interface PromiseRequest {
  /** Working days to dispatch. */
  leadDays: number;
  /** Locale of the site; its time zone applies. */
  locale: Locale;
  /** Destination; default: the locale's country. */
  country?: Country;
  at?: Date;
}

/** Delivery days of a country. */
export interface CountryDays {
  promise: Pick<DeliveryPromise, 'dispatchOn' | 'deliverOn'>;
  /** Name of a public holiday in the locale's language; undefined for any other day. */
  holidayOf(day: string): string | undefined;
}
export interface Workdays {
  /** Calendar day in the locale's time zone. */
  today: string;
  there: CountryDays;
  /** The place of collection: its days, its time slots, and the time from which goods are ready on their day (`15:00`). */
  here: CountryDays & { slots: readonly string[]; readyFrom: string };
}

/** Bank holidays differ within the United Kingdom; the calendar uses those of England. */
const regions: Partial<Record<Country, string>> = { gb: 'eng' };

const minute = 60_000;
/** Limit of cached promises: some lead times per locale, for the current and the previous minute. */
const maxPromises = 500;

/** Working days of the countries the shop delivers to. */
@Injectable()
export class DeliveryCalendar {
  /** Cache by minute, because each card of a list shows a promise. Cut-off times have no seconds, so a promise is constant within a minute. */
  private readonly promises = new LRUCache<string, DeliveryPromise>({ max: maxPromises });
  private readonly calendars = new Map<Country, Holidays>();
  private readonly years = new Map<string, ReadonlyMap<string, string>>();

  constructor(@Inject(BRAND) private readonly brand: Brand) {}

  /** A function that returns whether a calendar day is a public holiday in the country. */
  isHoliday(country: Country): IsHoliday {
    return (day) => this.holidaysOf(country, day.slice(0, 4)).has(day);
  }

  /** Dispatch and delivery day of goods that are ordered at a time (default: now). */
  promise({ leadDays, locale, country = localeTable[locale].country, at = new Date() }: PromiseRequest): DeliveryPromise {
    const { timeZone } = localeTable[locale];
    const key = `${leadDays} ${timeZone} ${country} ${Math.floor(at.getTime() / minute)}`;
    const known = this.promises.get(key);
    if (known) return known;
    const promise = deliveryPromise({ at, timeZone, cutOff: this.brand.deliveryTime, leadDays, isHoliday: this.isHoliday(country) });
    this.promises.set(key, promise);
    return promise;
  }

  /** The days on which goods can be delivered to a country, and those on which they can be collected at the pickup place. */
  workdays({ leadDays, locale, country, at = new Date() }: PromiseRequest & { country: Country }): Workdays {
    const { pickup, deliveryTime } = this.brand;
    const here = pickup.address.country;
    const { language, timeZone } = localeTable[locale];
    const daysIn = (where: Country): CountryDays => ({
      promise: this.promise({ leadDays, locale, country: where, at }),
      holidayOf: (day) => this.holidaysOf(where, day.slice(0, 4), language).get(day),
    });
    const readyFrom = `${String(deliveryTime.hours).padStart(2, '0')}:${String(deliveryTime.minutes).padStart(2, '0')}`;
    return { today: localTime(at, timeZone).day, there: daysIn(country), here: { ...daysIn(here), slots: pickup.slots, readyFrom } };
  }

  /** Names of the public holidays of a year by day. They are cached, because computing them takes milliseconds. */
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
