import brand from '#brand';
import { useSyncExternalStore } from 'react';
import { localeTable } from '../../../../src/contract/locales.js';
import { addDays } from '../../../../src/domain/calendar-days.js';
import { localTime } from '../../../../src/domain/zoned-time.js';
import { useApi } from '../../../core/api.js';
import { capitalised, useFormat } from '../../../core/format.js';
import { useReadIfAny } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { openState, weekOf } from './opening-hours.js';

/** The clock of the place that is called or visited. */
const { timeZone } = Object.values(localeTable).find(({ country }) => country === brand.pickup.address.country)!;
/** Holidays that are told ahead. */
const shownHolidays = 3;
/** A Monday: weekdays are named by the days after it. */
const someMonday = '2026-11-23';

/** When somebody answers, by weekday; holidays to come; and whether that is now. */
export const OpeningTimes = () => {
  const t = useTexts('form');
  const { day: format } = useFormat();
  const closed = useReadIfAny(useApi().enquiries.appointments.queryOptions({ kind: 'callBack' }))?.closed ?? [];
  const holidays = closed.filter(({ reason }) => reason === 'holiday');
  const weekday = (day: number) => format(addDays(someMonday, day - 1), 'weekdayName');
  return (
    <>
      <h2>{t('hours.title')}</h2>
      <OpenNow isHoliday={(day) => holidays.some((holiday) => holiday.day === day)} />
      <dl>
        {weekOf(brand.openingHours).map(({ first, last, span }) => (
          <div key={first}>
            <dt>{capitalised(first === last ? weekday(first) : t('hours.days', { from: weekday(first), to: weekday(last) }))}</dt>
            <dd>{span ? t('hours.span', { from: span.opens, to: span.closes }) : t('hours.closed')}</dd>
          </div>
        ))}
      </dl>
      <ul>
        <li>{t('hours.place')}</li>
        {holidays.slice(0, shownHolidays).map(({ day, name }) => (
          <li key={day}>{t('hours.holiday', { day: capitalised(format(day)), name: name ?? '' })}</li>
        ))}
      </ul>
    </>
  );
};

/** Said by the clock of the browser once the page is alive: the server's page may be looked at later. */
const OpenNow = ({ isHoliday }: { isHoliday(day: string): boolean }) => {
  const t = useTexts('form');
  const { day: format } = useFormat();
  const minute = useMinute();
  if (minute === null) return <p className="now" />;
  const now = localTime(new Date(minute * 60_000), timeZone);
  const state = openState(brand.openingHours, now, isHoliday);
  if (state.isOpen) {
    return (
      <p className="now" data-open="">
        {t('hours.openNow', { time: state.until })}
      </p>
    );
  }
  if (!state.next) return <p className="now" />;
  const { day, opens } = state.next;
  const near = day === now.day ? t('hours.today') : day === addDays(now.day, 1) && t('hours.tomorrow');
  return <p className="now">{t('hours.closedNow', { day: near || format(day, 'weekdayName'), time: opens })}</p>;
};

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, 10_000);
  return () => clearInterval(timer);
};
/** Minutes since 1970; null on the server and until hydration is done. */
const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / 60_000),
    () => null,
  );
