import { type SubmitEvent, useState } from 'react';
import type { Order, PaymentMethodId } from '../../../src/contract/order.js';
import { isVatFree } from '../../../src/domain/vat-free.js';
import { useFormat } from '../../core/format.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Button } from '../../ui/button.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { ChangesRemark } from './changes-remark.js';
import { Consents } from './consents.js';
import { LegalLinks } from './legal-links.js';
import { OrderBox } from './review.styles.js';
import { useOrderChanges } from './use-order-changes.js';
import { isNothingToPay } from './steps.js';
import { type Obstacle, useOrderPlacing } from './use-order-placing.js';

/** Required boxes of a form that are not ticked, in their order. */
const untickedIn = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll<HTMLInputElement>('input:required:not(:checked)')];

/** Required consents and the order button, whose wording the law prescribes. Changes of the order have to be accepted first. */
export const OrderConfirmation = ({ order, method }: { order: Order; method: PaymentMethodId | undefined }) => {
  const t = useTexts('checkout');
  const href = useHref();
  const isHydrated = useIsHydrated();
  const { place, isPlacing, isConfirming, obstacle } = useOrderPlacing(order);
  const { changes, seen, isLacking, takeAvailable, isTaking, error } = useOrderChanges(order);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const hasChanged = changes.length > 0 || obstacle?.kind === 'changed';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLacking) return;
    const unticked = untickedIn(event.currentTarget);
    setMissing(unticked.map(({ id }) => id));
    if (unticked[0]) unticked[0].focus();
    else if (method || isNothingToPay(order)) void place(method);
  };

  return (
    <OrderBox noValidate onSubmit={onSubmit}>
      {hasChanged && <ChangesRemark changes={changes} isLacking={isLacking} />}
      {isConfirming && <Remark kind="info">{t('review.confirming')}</Remark>}
      {obstacle && <ObstacleRemark obstacle={obstacle} />}
      {error !== null && <ProblemRemark error={error} />}
      <ToPay order={order} seen={seen} />
      <Consents order={order} missing={missing} onTick={(id) => setMissing(missing.filter((one) => one !== id))} />
      <LegalLinks />
      {isLacking ? (
        <Button type="button" data-wide="" disabled={isTaking} onClick={takeAvailable}>
          {t('changed.take')}
        </Button>
      ) : (
        <Button data-wide="" data-waiting={!isHydrated || undefined} disabled={!isHydrated || isPlacing}>
          {t(isNothingToPay(order) ? 'review.orderFree' : 'review.order')}
        </Button>
      )}
      {hasChanged && (
        <Button as="a" data-wide="" data-kind="secondary" href={href('cart')}>
          {t('changed.toCart')}
        </Button>
      )}
      <output className="visually-hidden">{isPlacing && t(isConfirming ? 'review.confirming' : 'review.placing')}</output>
    </OrderBox>
  );
};

/** Total to pay; after a change also the total that the shopper saw before. */
const ToPay = ({ order: { totals }, seen }: { order: Order; seen: Order }) => {
  const t = useTexts('checkout');
  const tCart = useTexts('cart');
  const { money } = useFormat();
  const [before, now] = [seen.totals.total.includingVat, totals.total.includingVat];
  return (
    <p className="pay">
      <span>{`${t('review.toPay')} · ${tCart(isVatFree(totals) ? 'totals.excluding' : 'totals.including')}`}</span>
      {before.amount !== now.amount && (
        <s>
          <VisuallyHidden>{`${t('changed.before')} `}</VisuallyHidden>
          {money(before)}
        </s>
      )}
      <strong>{money(now)}</strong>
    </p>
  );
};

const ObstacleRemark = ({ obstacle }: { obstacle: Obstacle }) => {
  const t = useTexts('checkout');
  switch (obstacle.kind) {
    case 'changed':
      return null;
    case 'unknown':
      return (
        <Remark kind="warning" role="alert">
          {t('review.unknown')}
        </Remark>
      );
    case 'refused':
      return <ProblemRemark error={obstacle.error} />;
  }
};
