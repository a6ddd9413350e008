import type { ReactNode } from 'react';
import type { Order, OrderLine } from '../../../src/contract/order.js';
import { individualLines } from '../../../src/domain/right-to-withdraw.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { CheckRow } from '../../ui/form/form.styles.js';
import { Icon } from '../../ui/icon.js';

interface ConsentsProps {
  order: Order;
  /** Ids of the boxes that were not ticked when the order button was pressed. */
  missing: readonly string[];
  onTick(id: string): void;
}

/** Consent to the terms. Its text promises a consumer the right to withdraw from the lines that have it; a second consent names the lines without. */
export const Consents = ({ order, missing, onTick }: ConsentsProps) => {
  const t = useTexts('checkout');
  const individual = individualLines(order);
  const consent = (id: string) => ({ id, isMissing: missing.includes(id), onTick: () => onTick(id) });
  return (
    <>
      <Consent {...consent('terms')} text={t(termsOf(order, individual))} error={t('review.termsRequired')} />
      {individual.length > 0 && (
        // Another set of lines needs a new consent.
        <Consent
          key={individual.map(({ id }) => id).join(' ')}
          {...consent('individual')}
          text={t('review.individual', { count: individual.length })}
          error={t('review.individualRequired')}
          describedBy="individual-lines"
        >
          <ul id="individual-lines">
            {individual.map((line) => (
              <IndividualLine key={line.id} line={line} />
            ))}
          </ul>
        </Consent>
      )}
    </>
  );
};

const termsOf = ({ lines, details }: Order, { length }: readonly OrderLine[]) => {
  if (details?.customerType === 'Business' || length === lines.length) return 'review.termsOnly';
  return length > 0 ? 'review.termsPartly' : 'review.terms';
};

const IndividualLine = ({ line: { quantity, name, colour, choices } }: { line: OrderLine }) => {
  const { number } = useFormat();
  return <li>{`${number(quantity)} × ${[name, colour, ...choices.map(({ value }) => value)].filter(Boolean).join(', ')}`}</li>;
};

interface ConsentProps {
  id: string;
  text: string;
  error: string;
  isMissing: boolean;
  /** Id of an element with what is consented to. */
  describedBy?: string;
  onTick(): void;
  children?: ReactNode;
}

const Consent = ({ id, text, error, isMissing, describedBy, onTick, children }: ConsentProps) => {
  const errorId = `${id}-error`;
  return (
    <CheckRow>
      <input
        id={id}
        type="checkbox"
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={[describedBy, isMissing && errorId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => target.checked && onTick()}
      />
      <label htmlFor={id}>{text}</label>
      {children}
      {isMissing && (
        <p id={errorId}>
          <Icon name="danger" size={18} />
          {error}
        </p>
      )}
    </CheckRow>
  );
};
