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
  /** Of the group, where more than one stands on a page. */
  name?: string;
  /** Id of what is wrong with it. */
  describedBy?: string | undefined;
  /** `row`: parts of a day; `grid`: many short moments. */
  as?: 'row' | 'grid';
}

/** The times of a day, each a card. */
export const TimeChoice = ({ legend, times, chosen, onChoose, say, name = 'slot', describedBy, as = 'row' }: TimeChoiceProps) => (
  <Choices data-as={as} aria-describedby={describedBy}>
    <legend>{legend}</legend>
    {times.map((time) => (
      <RadioCard key={time}>
        <input type="radio" name={name} value={time} checked={time === chosen} onChange={() => onChoose(time)} />
        <strong>{say(time)}</strong>
      </RadioCard>
    ))}
  </Choices>
);
