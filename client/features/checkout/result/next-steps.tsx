import type { DeliveryMethod, Order } from '../../../../src/contract/order.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Icon, type IconName } from '../../../ui/icon.js';

const arrivals = { Deliver: 'result.nextDeliver', Pickup: 'result.nextPickup', DeliverAndAssemble: 'result.nextDeliverAndAssemble' } as const satisfies Record<
  DeliveryMethod,
  string
>;

/** What happens after the payment, up to the day the order arrives. */
export const NextSteps = ({ order: { shipping } }: { order: Order }) => {
  const t = useTexts('checkout');
  const { day } = useFormat();
  const steps: [IconName, string][] = [
    ['mail', t('result.nextMail')],
    ['check', t('result.nextPrepare')],
  ];
  if (shipping) steps.push(['truck', t(arrivals[shipping.method], { day: day(shipping.date) })]);
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('result.next')}</h2>
      <ol>
        {steps.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
};
