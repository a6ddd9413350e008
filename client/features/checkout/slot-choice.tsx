import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import { useSlotText } from '../../ui/order/shipping-day.js';

interface SlotChoiceProps {
  day: string;
  times: readonly string[];
  chosen: string | undefined;
  onChoose(slot: string): void;
}

/** The hours of the chosen day; a day that comes as a whole says when that is. */
export const SlotChoice = ({ day, times, chosen, onChoose }: SlotChoiceProps) => {
  const t = useTexts('checkout');
  const { day: format } = useFormat();
  const slotText = useSlotText();
  if (times.length === 0) return <p>{t('delivery.wholeDay', { day: format(day) })}</p>;
  return (
    <Choices data-as="row">
      <legend>{t('delivery.chooseSlot', { day: format(day) })}</legend>
      {times.map((slot) => (
        <RadioCard key={slot}>
          <input type="radio" name="slot" value={slot} checked={slot === chosen} onChange={() => onChoose(slot)} />
          <strong>{slotText(slot)}</strong>
        </RadioCard>
      ))}
    </Choices>
  );
};
