import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { RadioCard } from '../radio-card.styles.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { type Calendar, type ClosedDay, movedBy, weekOf } from './calendar.js';
import { useCalendarTexts, useClosedText } from './calendar-texts.js';

export interface DaysProps {
  calendar: Calendar;
  /** The shown day. */
  at: string;
  chosen: string;
  onMove(day: string): void;
  onChoose(day: string): void;
}

const dayBehind = ({ target }: SyntheticEvent): string | undefined => (target as HTMLElement).dataset['day'];

/** A week as a date grid. Arrows, Home, End and page keys move; Enter and space select. Closed days are focusable and show the reason. */
export const WeekGrid = ({ calendar, at, chosen, onMove, onChoose }: DaysProps) => {
  const { day: format } = useFormat();
  const grid = useRef<HTMLTableElement>(null);
  const hasMovedByKey = useRef(false);
  const week = weekOf(at);
  // Browsers move Tab to the checked radio button of a group; in a week without it the shown day is the tab stop.
  const stop = week.includes(chosen) ? chosen : at;
  useEffect(() => {
    if (!hasMovedByKey.current) return;
    hasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayBehind(event);
    if (!day || event.ctrlKey || event.altKey || event.metaKey) return;
    const isClosed = calendar.closed.has(day);
    if (event.key === 'Enter' && !isClosed) onChoose(day);
    const next = movedBy(event.key, day, calendar);
    if (next || event.key === 'Enter' || (event.key === ' ' && isClosed)) event.preventDefault();
    if (!next || next === day) return;
    hasMovedByKey.current = true;
    onMove(next);
  };
  const onFocus = (event: SyntheticEvent) => {
    const day = dayBehind(event);
    if (day && day !== at) onMove(day);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of the ARIA practices is an interactive table
    <table role="grid" ref={grid} aria-labelledby="calendar-period" onKeyDown={onKeyDown} onFocus={onFocus}>
      <thead>
        <tr>
          {week.map((day) => (
            <th key={day} scope="col">
              {format(day, 'weekdayName')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {week.map((day) => {
            const shared = { calendar, day, tabIndex: day === stop ? 0 : -1 };
            const closed = calendar.closed.get(day);
            return closed ? <ClosedCell key={day} {...shared} closed={closed} /> : <OpenCell key={day} {...shared} isChosen={day === chosen} onChoose={onChoose} />;
          })}
        </tr>
      </tbody>
    </table>
  );
};

interface CellProps {
  calendar: Calendar;
  day: string;
  tabIndex: number;
}

const OpenCell = ({ calendar, day, tabIndex, isChosen, onChoose }: CellProps & { isChosen: boolean; onChoose(day: string): void }) => {
  const { day: format } = useFormat();
  return (
    <td aria-selected={isChosen}>
      <RadioCard>
        <input
          type="radio"
          name="day"
          value={day}
          data-day={day}
          tabIndex={tabIndex}
          checked={isChosen}
          onChange={() => onChoose(day)}
          aria-label={format(day)}
          aria-current={day === calendar.today ? 'date' : undefined}
        />
        <Figures day={day} />
        <Mark calendar={calendar} day={day} />
      </RadioCard>
    </td>
  );
};

const ClosedCell = ({ calendar, day, tabIndex, closed }: CellProps & { closed: ClosedDay }) => {
  const { day: format, labelled } = useFormat();
  const say = useClosedText();
  return (
    <td aria-disabled="true" data-day={day} tabIndex={tabIndex} aria-current={day === calendar.today ? 'date' : undefined}>
      <VisuallyHidden>{labelled(format(day), say(closed))}</VisuallyHidden>
      <span aria-hidden="true">
        <Figures day={day} />
        {closed.name ? <small data-holiday="">{closed.name}</small> : <Mark calendar={calendar} day={day} />}
      </span>
    </td>
  );
};

const Figures = ({ day }: { day: string }) => {
  const { day: format } = useFormat();
  return (
    <>
      <small>{format(day, 'weekday')}</small>
      <strong>{format(day, 'day')}</strong>
    </>
  );
};

/** Text below the figure: today, the first available day, or the month. */
const Mark = ({ calendar: { today, firstOpen }, day }: { calendar: Calendar; day: string }) => {
  const t = useTexts('form');
  const { first } = useCalendarTexts();
  const { day: format } = useFormat();
  if (day === today) return <small data-today="">{t('calendar.today')}</small>;
  return day === firstOpen ? <small data-first="">{first}</small> : <small>{format(day, 'month')}</small>;
};
