import { useState } from 'react';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { DayChoice as Frame, ViewSwitch } from './day-choice.styles.js';
import { weeksOf } from './weeks.js';

/** The calendar's ways of showing days. */
const views = ['Week', 'Day'] as const;
type View = (typeof views)[number];

interface DayChoiceProps {
  days: readonly string[];
  chosen: string;
  onChoose(day: string): void;
}

/** A day for the delivery, from those that are possible. */
export const DayChoice = ({ days, chosen, onChoose }: DayChoiceProps) => {
  const t = useTexts('checkout');
  const [view, setView] = useState<View>('Week');
  return (
    <Frame aria-labelledby="day-choice">
      <header>
        <h2 id="day-choice">{t('delivery.chooseDay')}</h2>
        <ViewSwitch aria-label={t('delivery.view')}>
          {views.map((name) => (
            <RadioCard key={name}>
              <input type="radio" name="view" checked={view === name} onChange={() => setView(name)} />
              {t(`delivery.${name}`)}
            </RadioCard>
          ))}
        </ViewSwitch>
      </header>
      <ol data-view={view}>{view === 'Week' ? <WeekDays {...{ days, chosen, onChoose }} /> : <DayRows {...{ days, chosen, onChoose }} />}</ol>
    </Frame>
  );
};

const WeekDays = ({ days, chosen, onChoose }: DayChoiceProps) => {
  const t = useTexts('checkout');
  const { day: format } = useFormat();
  return weeksOf(days).map(({ day, isAvailable }) => {
    const figures = (
      <>
        <small>{format(day, 'weekday')}</small>
        <strong>{format(day, 'day')}</strong>
      </>
    );
    return (
      <li key={day}>
        {isAvailable ? (
          <RadioCard>
            <input type="radio" name="day" value={day} checked={day === chosen} onChange={() => onChoose(day)} aria-label={format(day)} />
            {figures}
            {day === days[0] ? <small data-first="">{t('delivery.first')}</small> : <small>{format(day, 'month')}</small>}
          </RadioCard>
        ) : (
          <span aria-hidden="true">
            {figures}
            <small>–</small>
          </span>
        )}
      </li>
    );
  });
};

const DayRows = ({ days, chosen, onChoose }: DayChoiceProps) => {
  const t = useTexts('checkout');
  const { day: format } = useFormat();
  return days.map((day) => (
    <li key={day}>
      <RadioCard>
        <input type="radio" name="day" value={day} checked={day === chosen} onChange={() => onChoose(day)} />
        <strong>{format(day)}</strong>
        {day === days[0] && <small data-first="">{t('delivery.firstDay')}</small>}
      </RadioCard>
    </li>
  ));
};
