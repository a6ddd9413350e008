import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { useClosedText } from './closed-text.js';
import type { DaysProps } from './week-grid.js';

/** One day: to be chosen, or why it cannot be. */
export const DayView = ({ calendar, at, chosen, onChoose }: DaysProps) => {
  const t = useTexts('checkout');
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
      <small data-first={at === calendar.firstOpen ? '' : undefined}>{t(at === calendar.firstOpen ? 'delivery.firstDay' : 'delivery.calendar.open')}</small>
    </RadioCard>
  );
};
