import type { Order } from '../../../../src/contract/order.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Icon } from '../../../ui/icon.js';
import { ParcelFacts } from '../../../ui/order/shipment.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { progressStepsOf } from './progress-steps.js';
import { ProgressList } from './order.styles.js';

/** Progress of an order: past steps with their times, and expected steps. */
export const OrderProgress = ({ order }: { order: Order }) => {
  const t = useTexts('account');
  const { moment } = useFormat();
  return (
    <section aria-labelledby="order-course">
      <h2 id="order-course">{t('order.course')}</h2>
      <ProgressList>
        {progressStepsOf(order).map(({ state, at }, step) => (
          <li key={step} data-state={at ? state : 'ahead'}>
            <span className="mark">{at && <Icon name={isEnd(state) ? 'close' : 'check'} size={16} />}</span>
            <strong>{t(state === 'awaitingPayment' ? 'order.placedStep' : `orders.states.${state}`)}</strong>
            {state === 'shipped' && at && order.parcel && (
              <div>
                <ParcelFacts parcel={order.parcel} />
              </div>
            )}
            {at ? <time dateTime={at}>{moment(at)}</time> : <VisuallyHidden>{t('order.ahead')}</VisuallyHidden>}
          </li>
        ))}
      </ProgressList>
    </section>
  );
};

const isEnd = (state: string) => state === 'cancelled' || state === 'withdrawn';
