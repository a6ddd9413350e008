import brand from '#brand';
import { useSyncExternalStore } from 'react';
import { localeTable } from '../../../../src/contract/locales.js';
import { addDays } from '../../../../src/domain/calendar-days.js';
import { localTime } from '../../../../src/domain/zoned-time.js';
import { useApi } from '../../../core/api.js';
import { useCapability } from '../../../core/capabilities.js';
import { capitalised, useFormat } from '../../../core/format.js';
import { openState, weekOf } from '../../../core/opening-hours.js';
import { useReadIfAny } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';

/** Time zone of the shop. */
const { timeZone } = Object.values(localeTable).find(({ country }) => country === brand.pickup.address.country)!;
/** Number of coming holidays that are shown. */
const shownHolidays = 3;
/** Any Monday; it and the six days after it give the names of the weekdays. */
const someMonday = '2026-11-23';

/** Opening hours by weekday, coming holidays, and whether the shop is open now. */
export const OpeningTimes = () => {
  const t = useTexts('form');
  const { day: format, time } = useFormat();
  const closed = useReadIfAny(useApi().enquiries.appointments.queryOptions({ kind: 'callBack' }), useCapability('listAppointments'))?.closed ?? [];
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
            <dd>{span ? t('hours.span', { from: time(span.opens), to: time(span.closes) }) : t('hours.closed')}</dd>
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

/** Rendered after hydration with the browser's clock, because a server-rendered page may be cached. */
const OpenNow = ({ isHoliday }: { isHoliday(day: string): boolean }) => {
  const t = useTexts('form');
  const { day: format, time } = useFormat();
  const minute = useMinute();
  if (minute === null) return <p className="now" />;
  const now = localTime(new Date(minute * 60_000), timeZone);
  const state = openState(brand.openingHours, now, isHoliday);
  if (state.isOpen) {
    return (
      <p className="now" data-open="">
        {t('hours.openNow', { time: time(state.until) })}
      </p>
    );
  }
  if (!state.next) return <p className="now" />;
  const { day, opens } = state.next;
  const near = day === now.day ? t('hours.today') : day === addDays(now.day, 1) && t('hours.tomorrow');
  return <p className="now">{t('hours.closedNow', { day: near || format(day, 'weekdayName'), time: time(opens) })}</p>;
};

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, 10_000);
  return () => clearInterval(timer);
};
/** Returns the minutes since 1970; null on the server and during hydration. */
const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / 60_000),
    () => null,
  );
