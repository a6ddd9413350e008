import type { ReactNode } from 'react';
import { addressKinds, type Customer } from '../../../src/contract/customer.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { AddressText } from '../../ui/address-text.js';
import { FactCard } from './account.styles.js';
import { AccountFrame } from './account-frame.js';
import { addressesOf } from './address-book.js';
import { Orders } from './orders.js';

/** First page of the account: orders, details and default addresses. */
export const Overview = ({ customer, news }: { customer: Customer; news: ReactNode }) => {
  const t = useTexts('account');
  return (
    <AccountFrame title={t('overview.greeting', { name: customer.firstName })} lead={t('overview.lead')}>
      {news}
      <Orders email={customer.email} />
      <div className="pair">
        <Details customer={customer} />
        <Addresses customer={customer} />
      </div>
    </AccountFrame>
  );
};

const Details = ({ customer: { firstName, lastName, company, email, phone } }: { customer: Customer }) => {
  const t = useTexts('account');
  const href = useHref();
  return (
    <FactCard aria-labelledby="details">
      <h2 id="details">{t('overview.details')}</h2>
      <div className="facts">
        {company && <strong>{company}</strong>}
        <span>{`${firstName} ${lastName}`}</span>
        <span>{email}</span>
        {phone && <span>{phone}</span>}
      </div>
      <a href={href('myAccountDetails')}>{t('overview.changeDetails')}</a>
    </FactCard>
  );
};

const Addresses = ({ customer: { addresses } }: { customer: Customer }) => {
  const t = useTexts('account');
  const href = useHref();
  const defaults = addressKinds.flatMap((kind) => addressesOf(addresses, kind)[0] ?? []);
  return (
    <FactCard aria-labelledby="addresses">
      <h2 id="addresses">{t('overview.addresses')}</h2>
      {defaults.map(({ id, kind, recipient, address }) => (
        <div key={id} className="facts">
          <small>{t(`overview.kinds.${kind}`)}</small>
          {recipient && <span>{recipient}</span>}
          <AddressText address={address} />
        </div>
      ))}
      {defaults.length === 0 && <p>{t('overview.noAddress')}</p>}
      <a href={href('myAccountAddress')}>{t('overview.changeAddresses')}</a>
    </FactCard>
  );
};
