import brand from '#brand';
import type { DeliveryMethod, Order } from '../../../../src/contract/order.js';
import { IfCapable } from '../../../core/capabilities.js';
import { useHref } from '../../../core/locale.js';
import { useReadIfAny } from '../../../core/read.js';
import { useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { useShippingDay } from '../../../ui/order/shipment.js';
import type { Outcome } from './outcome.js';

const arrivals = { Deliver: 'result.nextDeliver', Pickup: 'result.nextPickup', DeliverAndAssemble: 'result.nextDeliverAndAssemble' } as const satisfies Record<
  DeliveryMethod,
  string
>;

/** Remaining steps from payment to delivery. */
export const NextSteps = ({ order: { shipping }, outcome }: { order: Order; outcome: Outcome }) => {
  const t = useTexts('checkout');
  const shippingDay = useShippingDay();
  if (outcome === 'delivered') return null;
  const steps: [IconName, string][] = [];
  if (outcome !== 'inProduction' && outcome !== 'shipped') steps.push(['mail', t('result.nextMail')], ['check', t('result.nextPrepare')]);
  if (shipping) steps.push(['truck', t(arrivals[shipping.method], { day: shippingDay(shipping) })]);
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

/** Links to the invoice and to the customer's orders; for a guest to the registration. */
export const OrderLinks = ({ order }: { order: Order }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const customer = useReadIfAny(useApi().user.me.queryOptions(), brand.permissions.account);
  return (
    <p className="links">
      <IfCapable of={['getInvoice']}>
        <a href={`/forms/Orders/${encodeURIComponent(order.id)}/invoice`} data-reload="">
          {t('result.invoiceLink')}
        </a>
      </IfCapable>
      {customer && <a href={href('myAccount')}>{t('result.toOrders')}</a>}
      {customer === null && brand.permissions.account && <a href={href('myAccount', undefined, { view: 'register' })}>{t('result.createAccount')}</a>}
    </p>
  );
};
