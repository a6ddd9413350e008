import { useState } from 'react';
import { addressKinds, type Customer } from '../../../src/contract/customer.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { AccountFrame } from './account-frame.js';
import { addressesOf, type Entry, maximumAddresses, nameOf, withEntry, withoutEntry } from './address-book.js';
import { AddressCard } from './address-card.js';
import { DoneNotice, RemovedNotice } from './notices.js';
import { AddressCards } from './addresses.styles.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { useAddressBook } from './use-address-book.js';

/** Outcome of the last change. */
type Notice = { kind: 'removed'; entry: Entry } | { kind: 'done'; text: string };

/** Billing and shipping addresses of the customer, one default for each kind. */
export const Addresses = ({ customer: { addresses } }: { customer: Customer }) => {
  const t = useTexts('account');
  const { change, isChanging, error } = useAddressBook();
  const [notice, setNotice] = useState<Notice>();
  const isFull = addresses.length >= maximumAddresses;
  // A failure is shown from `error`.
  const run = (make: Parameters<typeof change>[0], after: Notice) =>
    void change(make)
      .then(() => setNotice(after))
      .catch(() => undefined);
  const save = (entry: Entry, text: string) => run((book) => withEntry(book, { ...entry, recipient: entry.recipient ?? undefined }), { kind: 'done', text });
  const remove = (entry: Entry) => run((book) => withoutEntry(book, entry.id), { kind: 'removed', entry });
  const makeDefault = (entry: Entry) => save({ ...entry, isDefault: true }, t('addresses.madeDefault', { address: nameOf(entry) }));

  return (
    <AccountFrame title={t('addresses.heading')} lead={t('addresses.lead')}>
      <NeedsScript instead={t('noScript')} />
      {error && <ProblemRemark error={error} />}
      {notice?.kind === 'removed' && (
        <RemovedNotice key={notice.entry.id} text={t('addresses.removed')} isPending={isChanging} onUndo={() => save(notice.entry, t('addresses.restored'))} />
      )}
      {notice?.kind === 'done' && <DoneNotice key={notice.text} text={notice.text} />}
      {isFull && <Remark kind="info">{t('addresses.full', { count: maximumAddresses })}</Remark>}
      {addressKinds.map((kind) => (
        <AddressesOfKind key={kind} kind={kind} entries={addressesOf(addresses, kind)} {...{ isFull, isChanging, makeDefault, remove }} />
      ))}
    </AccountFrame>
  );
};

interface OfKindProps {
  kind: Entry['kind'];
  entries: readonly Entry[];
  isFull: boolean;
  isChanging: boolean;
  makeDefault(entry: Entry): void;
  remove(entry: Entry): void;
}

const AddressesOfKind = ({ kind, entries, isFull, isChanging, makeDefault, remove }: OfKindProps) => {
  const t = useTexts('account');
  const href = useHref();
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`addresses.${kind}`)}</h2>
      {entries.length === 0 ? (
        <p>{t(`addresses.none.${kind}`)}</p>
      ) : (
        <AddressCards aria-labelledby={kind}>
          {entries.map((entry) => (
            <AddressCard key={entry.id} entry={entry} isChanging={isChanging} onDefault={() => makeDefault(entry)} onRemove={() => remove(entry)} />
          ))}
        </AddressCards>
      )}
      {!isFull && (
        <div>
          <Button as="a" data-kind="secondary" href={href('myAccountAddress', undefined, { add: kind })}>
            {t(`addresses.add.${kind}`)}
          </Button>
        </div>
      )}
    </section>
  );
};
