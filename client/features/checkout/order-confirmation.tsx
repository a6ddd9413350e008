import { type SubmitEvent, useRef, useState } from 'react';
import type { Order, PaymentMethodId } from '../../../src/contract/order.js';
import { useFormat } from '../../core/format.js';
import { useLinkTo } from '../../core/link-to.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { CheckRow } from '../../ui/form/form.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { ChangesRemark } from './changes-remark.js';
import { OrderBox } from './review.styles.js';
import { type Obstacle, useOrderPlacing } from './use-order-placing.js';

/** The consent to the terms and the button that orders, worded as the law asks. */
export const OrderConfirmation = ({ order, method }: { order: Order; method: PaymentMethodId | undefined }) => {
  const t = useTexts('checkout');
  const tCart = useTexts('cart');
  const { money } = useFormat();
  const { place, isPlacing, obstacle } = useOrderPlacing(order);
  const terms = useRef<HTMLInputElement>(null);
  const [lacksTerms, setLacksTerms] = useState(false);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const hasAccepted = terms.current?.checked ?? false;
    setLacksTerms(!hasAccepted);
    if (!hasAccepted) terms.current?.focus();
    else if (method) void place(method);
  };

  return (
    <OrderBox noValidate onSubmit={onSubmit}>
      {obstacle && <ObstacleRemark obstacle={obstacle} />}
      <p className="pay">
        <span>{`${t('review.toPay')} · ${tCart(order.totals.isReverseCharge ? 'totals.excluding' : 'totals.including')}`}</span>
        <strong>{money(order.totals.total.includingVat)}</strong>
      </p>
      <CheckRow>
        <input
          ref={terms}
          id="terms"
          type="checkbox"
          required
          aria-invalid={lacksTerms || undefined}
          aria-describedby={lacksTerms ? 'terms-error' : undefined}
          onChange={({ target }) => target.checked && setLacksTerms(false)}
        />
        <label htmlFor="terms">{t('review.terms')}</label>
        {lacksTerms && <p id="terms-error">{t('review.termsRequired')}</p>}
      </CheckRow>
      <LegalLinks />
      <Button data-wide="" disabled={isPlacing}>
        {t('review.order')}
      </Button>
      <output className="visually-hidden">{isPlacing && t('review.placing')}</output>
    </OrderBox>
  );
};

const documents = ['info:terms', 'info:withdrawal', 'info:privacy'] as const;

/** What is agreed to, to be read without leaving the order. */
const LegalLinks = () => {
  const linkTo = useLinkTo();
  const links = documents.flatMap((target) => linkTo(target) ?? []);
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};

const ObstacleRemark = ({ obstacle }: { obstacle: Obstacle }) => {
  const t = useTexts('checkout');
  switch (obstacle.kind) {
    case 'changed':
      return <ChangesRemark changes={obstacle.changes} />;
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
