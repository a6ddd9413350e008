import { useState } from 'react';
import { addDays } from '../../../src/domain/calendar-days.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../icon.js';
import { RadioCard } from '../radio-card.styles.js';
import { calendarOf, type OfferedDays, weekOf, within } from './calendar.js';
import { CalendarNotes } from './calendar-notes.js';
import { type CalendarTexts, CalendarTextsProvider } from './calendar-texts.js';
import { DayChoice as Frame, ViewSwitch } from './day-choice.styles.js';
import { DayView } from './day-view.js';
import { WeekGrid } from './week-grid.js';

/** Views of the calendar, and days of a step in each. */
const views = { Week: 7, Day: 1 } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

interface DayChoiceProps {
  offered: OfferedDays;
  words: CalendarTexts;
  chosen: string;
  onChoose(day: string): void;
}

/** Choice of an available day in a calendar with two views. Page namespaces: `form`. */
export const DayChoice = ({ offered, words, chosen, onChoose }: DayChoiceProps) => {
  const t = useTexts('form');
  const { day: format } = useFormat();
  const calendar = calendarOf(offered);
  const [view, setView] = useState<View>('Week');
  const [shown, setShown] = useState({ chosen, at: chosen });
  // Shows a day that was selected elsewhere.
  if (shown.chosen !== chosen) setShown({ chosen, at: chosen });
  const at = within(calendar, shown.at);
  const move = (day: string) => setShown({ chosen, at: within(calendar, day) });
  const week = weekOf(at);
  const period = view === 'Day' ? format(at) : t('calendar.period', { from: format(week[0]!, 'dayMonth'), to: format(week[6]!, 'dayMonth') });
  const [start, end] = view === 'Day' ? [at, at] : [week[0]!, week[6]!];
  const Days = view === 'Week' ? WeekGrid : DayView;

  return (
    <Frame aria-labelledby="day-choice">
      <header>
        <h2 id="day-choice">{words.title}</h2>
        <ViewSwitch aria-label={t('calendar.view')}>
          {viewNames.map((name) => (
            <RadioCard key={name}>
              <input type="radio" name="view" checked={view === name} onChange={() => setView(name)} />
              {t(`calendar.${name}`)}
            </RadioCard>
          ))}
        </ViewSwitch>
      </header>
      <div className="period">
        <StepButton label={t(`calendar.previous${view}`)} icon="arrowLeft" isEnd={start <= calendar.first} onPress={() => move(addDays(at, -views[view]))} />
        <p id="calendar-period" aria-live="polite">
          {period}
        </p>
        <StepButton label={t(`calendar.next${view}`)} icon="arrowRight" isEnd={end >= calendar.last} onPress={() => move(addDays(at, views[view]))} />
      </div>
      <CalendarTextsProvider value={words}>
        <Days {...{ calendar, at, chosen, onChoose }} onMove={move} />
        <CalendarNotes calendar={calendar} days={view === 'Week' ? week : []} />
      </CalendarTextsProvider>
    </Frame>
  );
};

interface StepButtonProps {
  label: string;
  icon: 'arrowLeft' | 'arrowRight';
  /** At the end of the calendar; the button keeps the focus. */
  isEnd: boolean;
  onPress(): void;
}

const StepButton = ({ label, icon, isEnd, onPress }: StepButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={isEnd || undefined} onClick={() => !isEnd && onPress()}>
    <Icon name={icon} />
  </button>
);
