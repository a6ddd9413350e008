import { type Locale, localeTable } from '../../../src/contract/locales.js';
import { writtenTime } from '../../../src/domain/written-words.js';

const memoized = new Map<Locale, { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>();

const formattersOf = (locale: Locale) => {
  const { timeZone } = localeTable[locale];
  const made = memoized.get(locale) ?? {
    day: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone }),
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  };
  memoized.set(locale, made);
  return made;
};

/** Returns weekday and time of an instant in the time zone of the locale: `maandag`, `15:00`. */
export const deadlineTexts = (moment: string, locale: Locale): { day: string; time: string } => {
  const { day, time } = formattersOf(locale);
  const at = new Date(moment);
  return { day: day.format(at), time: writtenTime(time.format(at), locale) };
};
