import { Choices } from '../form/form.styles.js';
import { RadioCard } from '../radio-card.styles.js';

interface TimeChoiceProps {
  /** Which day the times are of. */
  legend: string;
  times: readonly string[];
  chosen: string | undefined;
  onChoose(time: string): void;
  /** Says a time as it is said here. */
  say(time: string): string;
  /** `row`: parts of a day; `grid`: many short moments. */
  as?: 'row' | 'grid';
}

/** The times of a day, each a card. */
export const TimeChoice = ({ legend, times, chosen, onChoose, say, as = 'row' }: TimeChoiceProps) => (
  <Choices data-as={as}>
    <legend>{legend}</legend>
    {times.map((time) => (
      <RadioCard key={time}>
        <input type="radio" name="slot" value={time} checked={time === chosen} onChange={() => onChoose(time)} />
        <strong>{say(time)}</strong>
      </RadioCard>
    ))}
  </Choices>
);
