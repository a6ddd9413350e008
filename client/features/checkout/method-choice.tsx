import type { DeliveryMethod } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { Choices } from '../../ui/form/form.styles.js';
import { usePriceTexts } from '../../ui/price.js';
import { RadioCard } from '../../ui/radio-card.styles.js';
import type { PricedOption } from './use-delivery-choice.js';

interface MethodChoiceProps {
  options: readonly PricedOption[];
  chosen: DeliveryMethod;
  onChoose(method: DeliveryMethod): void;
}

/** Delivery methods as radio cards, with price including and excluding VAT and first day. */
export const MethodChoice = ({ options, chosen, onChoose }: MethodChoiceProps) => {
  const t = useTexts('checkout');
  const { day } = useFormat();
  const priceTexts = usePriceTexts();
  return (
    <Choices data-as="row">
      <legend className="visually-hidden">{t('delivery.method')}</legend>
      {options.map(({ method, price, days }) => {
        const texts = priceTexts(price);
        const isFree = price.includingVat.amount === 0;
        const hasVat = price.includingVat.amount !== price.excludingVat.amount;
        return (
          <RadioCard key={method}>
            <input type="radio" name="method" value={method} checked={method === chosen} onChange={() => onChoose(method)} />
            <strong>{t(`delivery.${method}`)}</strong>
            <small>{t('delivery.from', { price: isFree ? t('delivery.free') : texts.chosen, day: day(days[0]!, 'short') })}</small>
            {hasVat && <small>{`${texts.other} ${texts.otherView}`}</small>}
          </RadioCard>
        );
      })}
    </Choices>
  );
};
