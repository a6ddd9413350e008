import { createContext, useContext } from 'react';
import { useTexts } from '../../core/texts.js';
import type { ClosedDay } from './calendar.js';

/** Texts of a calendar that depend on its purpose. */
export interface CalendarTexts {
  /** Heading. */
  title: string;
  /** Label of the first available day: short, below its figure, and in full. */
  first: string;
  firstDay: string;
  /** Why the days between today and the first available day are not available; `note` gets the first available day. */
  tooEarly?: { reason: string; note(day: string): string };
}

const CalendarTextsContext = createContext<CalendarTexts>({ title: '', first: '', firstDay: '' });
export const CalendarTextsProvider = CalendarTextsContext.Provider;
export const useCalendarTexts = (): CalendarTexts => useContext(CalendarTextsContext);

/** Text of the reason why a day is not available. Page namespaces: `form`. */
export const useClosedText = (): ((closed: ClosedDay) => string) => {
  const t = useTexts('form');
  const { tooEarly } = useCalendarTexts();
  return ({ reason, name }) => (reason === 'tooEarly' ? (tooEarly?.reason ?? '') : t(`calendar.closed.${reason}`, { name: name ?? '' }));
};
