import { useState } from 'react';
import type { ShippingOption } from '../../../src/contract/order.js';
import { addDays } from '../../../src/domain/calendar-days.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Icon } from '../../ui/icon.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { calendarOf, weekOf, within } from './calendar.js';
import { CalendarNotes } from './calendar-notes.js';
import { DayChoice as Frame, ViewSwitch } from './day-choice.styles.js';
import { DayView } from './day-view.js';
import { WeekGrid } from './week-grid.js';

/** The calendar's ways of showing days, and how far a step leads in each. */
const views = { Week: 7, Day: 1 } as const;
type View = keyof typeof views;
const viewNames = Object.keys(views) as View[];

interface DayChoiceProps {
  option: ShippingOption;
  chosen: string;
  onChoose(day: string): void;
}

/** A day for the delivery, from those that are possible. */
export const DayChoice = ({ option, chosen, onChoose }: DayChoiceProps) => {
  const t = useTexts('checkout');
  const { day: format } = useFormat();
  const calendar = calendarOf(option);
  const [view, setView] = useState<View>('Week');
  const [shown, setShown] = useState({ chosen, at: chosen });
  // A day that was chosen elsewhere comes into view.
  if (shown.chosen !== chosen) setShown({ chosen, at: chosen });
  const at = within(calendar, shown.at);
  const move = (day: string) => setShown({ chosen, at: within(calendar, day) });
  const week = weekOf(at);
  const period = view === 'Day' ? format(at) : t('delivery.calendar.period', { from: format(week[0]!, 'dayMonth'), to: format(week[6]!, 'dayMonth') });
  const [start, end] = view === 'Day' ? [at, at] : [week[0]!, week[6]!];
  const Days = view === 'Week' ? WeekGrid : DayView;

  return (
    <Frame aria-labelledby="day-choice">
      <header>
        <h2 id="day-choice">{t('delivery.chooseDay')}</h2>
        <ViewSwitch aria-label={t('delivery.view')}>
          {viewNames.map((name) => (
            <RadioCard key={name}>
              <input type="radio" name="view" checked={view === name} onChange={() => setView(name)} />
              {t(`delivery.${name}`)}
            </RadioCard>
          ))}
        </ViewSwitch>
      </header>
      <div className="period">
        <StepButton label={t(`delivery.calendar.previous${view}`)} icon="arrowLeft" isEnd={start <= calendar.first} onPress={() => move(addDays(at, -views[view]))} />
        <p id="calendar-period" aria-live="polite">
          {period}
        </p>
        <StepButton label={t(`delivery.calendar.next${view}`)} icon="arrowRight" isEnd={end >= calendar.last} onPress={() => move(addDays(at, views[view]))} />
      </div>
      <Days {...{ calendar, at, chosen, onChoose }} onMove={move} />
      <CalendarNotes calendar={calendar} days={view === 'Week' ? week : []} />
    </Frame>
  );
};

interface StepButtonProps {
  label: string;
  icon: 'arrowLeft' | 'arrowRight';
  /** There is nothing further; the button keeps the focus. */
  isEnd: boolean;
  onPress(): void;
}

const StepButton = ({ label, icon, isEnd, onPress }: StepButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={isEnd || undefined} onClick={() => !isEnd && onPress()}>
    <Icon name={icon} />
  </button>
);
