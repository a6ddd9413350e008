import { Choices } from '../form/form.styles.js';
import { RadioCard } from '../radio-card.styles.js';

interface TimeChoiceProps {
  /** Day of the times. */
  legend: string;
  times: readonly string[];
  chosen: string | undefined;
  onChoose(time: string): void;
  /** Formats a time. */
  say(time: string): string;
  /** Name of the radio group, needed if the page has several. */
  name?: string;
  /** Id of the error. */
  describedBy?: string | undefined;
  /** `row`: parts of a day; `grid`: many times. */
  as?: 'row' | 'grid';
}

/** Choice of a time of a day. */
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
