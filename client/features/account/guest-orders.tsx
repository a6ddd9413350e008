import { useMutation } from '@tanstack/react-query';
import type { OutputOf } from '../../../src/contract/shop-api.js';
import { useApi } from '../../core/api.js';
import { IfCapable } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { useSubmitOnce } from '../../ui/form/use-submit-once.js';
import { usePriceTexts } from '../../ui/price.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { guestOrderPage } from './order-page.js';
import { GuestOrderList } from './orders.styles.js';

type GuestOrder = OutputOf<'listGuestOrders'>['items'][number];
/** Number of product names that are shown. The number of pieces counts all products. */
const namesShown = 3;

/** Guest orders placed with the customer's email address. The customer claims or dismisses each. */
export const GuestOrders = ({ email }: { email: string }) => {
  const t = useTexts('account');
  const orders = useReadIfAny(useApi().orders.ofGuests.queryOptions(guestOrderPage));
  if (!orders?.total) return null;
  return (
    <section aria-labelledby="guest-orders">
      <h2 id="guest-orders">{t('guestOrders.title')}</h2>
      <p>{t('guestOrders.text', { email })}</p>
      <GuestOrderList>
        {orders.items.map((order) => (
          <OneOrder key={order.id} order={order} />
        ))}
      </GuestOrderList>
    </section>
  );
};

const OneOrder = ({ order: { id, number, state, placedAt, total, pieces, names } }: { order: GuestOrder }) => {
  const t = useTexts('account');
  const { date, labelled } = useFormat();
  const { chosen, view } = usePriceTexts()(total);
  const shown = names.slice(0, namesShown).join(', ') + (names.length > namesShown ? ' …' : '');
  return (
    <li>
      <strong>{t('order.title', { number: number ?? '' })}</strong>
      <p>{t('guestOrders.fact', { date: placedAt ? date(placedAt) : '', total: `${chosen} ${view}` })}</p>
      <p>{labelled(t('guestOrders.pieces', { count: pieces }), shown)}</p>
      <p>{t(`orders.states.${state}`)}</p>
      <div className="decision">
        <Decision id={id} number={number ?? ''} is="claim" />
        <IfCapable of={['dismissGuestOrder']}>
          <Decision id={id} number={number ?? ''} is="dismiss" />
        </IfCapable>
      </div>
    </li>
  );
};

const news = { claim: 'orderClaimed', dismiss: 'orderDismissed' } as const;

const Decision = ({ id, number, is }: { id: string; number: string; is: keyof typeof news }) => {
  const t = useTexts('account');
  const href = useHref();
  const { navigate } = useNavigation();
  const { orders } = useApi();
  const { mutateAsync, error, isPending } = useMutation(orders[is].mutationOptions());
  const decide = async () => {
    await mutateAsync({ input: { id } });
    await navigate(href('myAccount', undefined, { news: news[is] }), { replace: true });
  };
  // A failure is shown from `error`.
  const onSubmit = useSubmitOnce(() => decide().catch(() => undefined));
  return (
    <form method="post" action={`/forms/orders/${is}`} onSubmit={onSubmit}>
      <input type="hidden" name="id" value={id} />
      <Button data-kind="secondary" data-size="small" disabled={isPending} aria-label={t(`guestOrders.${is}Label`, { number })}>
        {t(`guestOrders.${is}`)}
      </Button>
      {error && <ProblemRemark error={error} />}
    </form>
  );
};
