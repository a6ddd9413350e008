import { useEffect, useRef, useState } from 'react';
import type { Customer } from '../../../src/contract/customer.js';
import { localeTable } from '../../../src/contract/locales.js';
import type { Order } from '../../../src/contract/order.js';
import { useLocale } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { useIsHydrated } from '../../core/use-is-hydrated.js';
import { Remark } from '../../ui/remark.js';
import { withCustomer } from './customer-values.js';
import { DetailsForm } from './details-form.js';
import { type DetailsValues, restoredValues, storedValues, valuesOf } from './details-values.js';
import { readStored, store } from './checkout-storage.js';
import { useSession } from './use-session.js';

/**
 * Checkout step for contact and addresses. Values typed in this tab have priority; they are available only after hydration.
 * Then come the details of the order. The customer's stored details fill blank values once.
 */
export const DetailsStep = ({ order }: { order: Order }) => {
  const { customer } = useSession();
  const { initial, key, hasSignedIn } = useInitial(order, customer);
  return (
    <div className="body">
      {customer && <SignedIn customer={customer} isNews={hasSignedIn} />}
      <DetailsForm key={key} initial={initial} order={order} customer={customer} />
    </div>
  );
};

interface Initial {
  /** Hydration state and customer id. When it changes, the initial values are computed again. */
  cause: string;
  key: string;
  initial: DetailsValues;
  hasSignedIn: boolean;
}

const useInitial = ({ details }: Order, customer: Customer | null): Initial => {
  const { country } = localeTable[useLocale()];
  const isHydrated = useIsHydrated();
  const cause = `${isHydrated} ${customer?.id}`;
  const find = (isFirst: boolean): Initial => {
    const kept = isHydrated ? readStored('details') : null;
    const values = restoredValues(kept, valuesOf(details, country));
    const isNew = customer !== null && !(isHydrated && readStored('customer') === customer.id);
    return { cause, key: `${kept ? 'restored' : 'known'} ${customer?.id}`, initial: isNew ? withCustomer(values, customer) : values, hasSignedIn: isNew && !isFirst && isHydrated };
  };
  const [known, setKnown] = useState(() => find(true));
  const current = known.cause === cause ? known : find(known.cause.startsWith('false'));
  if (current !== known) setKnown(current);

  const { initial } = current;
  useEffect(() => {
    if (!isHydrated || !customer || readStored('customer') === customer.id) return;
    store('customer', customer.id);
    store('details', storedValues(initial));
  }, [isHydrated, customer, initial]);
  return current;
};

/** Name of the signed-in customer. After a sign-in on this page it takes the focus, so that screen readers announce it. */
const SignedIn = ({ customer, isNews }: { customer: Customer; isNews: boolean }) => {
  const t = useTexts('checkout');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) box.current?.focus();
  }, [isNews]);
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <div ref={box} tabIndex={-1}>
      <Remark kind={isNews ? 'success' : 'info'}>
        <strong>{t('account.signedIn', { name, email: customer.email })}</strong>
        {isNews && <p>{t('account.filled')}</p>}
      </Remark>
    </div>
  );
};
