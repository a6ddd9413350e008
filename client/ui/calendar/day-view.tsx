import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { RadioCard } from '../radio-card.styles.js';
import { useCalendarTexts, useClosedText } from './calendar-texts.js';
import type { DaysProps } from './week-grid.js';

/** One day: a radio button, or the reason why it is not available. */
export const DayView = ({ calendar, at, chosen, onChoose }: DaysProps) => {
  const t = useTexts('form');
  const { firstDay } = useCalendarTexts();
  const { day: format } = useFormat();
  const say = useClosedText();
  const closed = calendar.closed.get(at);
  if (closed)
    return (
      <p className="closed">
        <strong>{format(at)}</strong>
        <small>{say(closed)}</small>
      </p>
    );
  return (
    <RadioCard>
      <input
        type="radio"
        name="day"
        value={at}
        checked={at === chosen}
        onChange={() => onChoose(at)}
        aria-label={format(at)}
        aria-current={at === calendar.today ? 'date' : undefined}
      />
      <strong>{format(at)}</strong>
      <small data-first={at === calendar.firstOpen ? '' : undefined}>{at === calendar.firstOpen ? firstDay : t('calendar.open')}</small>
    </RadioCard>
  );
};
