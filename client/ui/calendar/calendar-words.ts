import { createContext, useContext } from 'react';
import { useTexts } from '../../core/texts.js';
import type { ClosedDay } from './calendar.js';

/** What a calendar says of what it is for. */
export interface CalendarWords {
  /** The question above it. */
  title: string;
  /** The first day that can be had: below its figure, and in full. */
  first: string;
  firstDay: string;
  /** Why the days before it cannot be had, where they are no past ones; `note` is given the first day. */
  tooEarly?: { reason: string; note(day: string): string };
}

const Words = createContext<CalendarWords>({ title: '', first: '', firstDay: '' });
export const CalendarWordsProvider = Words.Provider;
export const useCalendarWords = (): CalendarWords => useContext(Words);

/** Says why a day cannot be chosen. Page namespaces: `form`. */
export const useClosedText = (): ((closed: ClosedDay) => string) => {
  const t = useTexts('form');
  const { tooEarly } = useCalendarWords();
  return ({ reason, name }) => (reason === 'tooEarly' ? (tooEarly?.reason ?? '') : t(`calendar.closed.${reason}`, { name: name ?? '' }));
};
