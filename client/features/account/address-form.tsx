import { CustomerAddress } from '../../../src/contract/customer.js';
import { localeTable } from '../../../src/contract/locales.js';
import { useHref, useLocale } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { useToast } from '../../core/toasts.js';
import { AddressFields } from '../../ui/form/address-fields.js';
import { addressValues, type AddressValues, blankAddress } from '../../ui/form/address-values.js';
import { CheckField, Fieldset, TextField } from '../../ui/form/fields.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { AccountFrame } from './account-frame.js';
import { addressesOf, type Book, type Entry, withEntry } from './address-book.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { useAddressBook } from './use-address-book.js';

interface Values {
  /** Empty for a new address. */
  id: string;
  kind: Entry['kind'];
  isDefault: boolean;
  recipient: string;
  address: AddressValues;
}

const entryInput = ({ id, ...rest }: Values) => ({ ...rest, ...(id && { id }) });

/** Form to add an address or to change one. */
export const AddressForm = ({ book, kind, entry }: { book: Book; kind: Entry['kind']; entry: Entry | undefined }) => {
  const t = useTexts('account');
  const locale = useLocale();
  const href = useHref();
  const { navigate } = useNavigation();
  const toast = useToast();
  const { change } = useAddressBook();
  const isOnly = addressesOf(book, kind).every(({ id }) => id === entry?.id);
  const isDefault = entry?.isDefault ?? isOnly;
  const initial: Values = {
    id: entry?.id ?? '',
    kind,
    isDefault,
    recipient: entry?.recipient ?? '',
    address: entry ? addressValues(entry.address) : blankAddress(localeTable[locale].country),
  };
  const send = async (saved: CustomerAddress) => {
    await change((now) => withEntry(now, saved));
    await navigate(href('myAccountAddress'));
    toast({ variant: 'success', title: t('address.saved') });
  };
  return (
    <AccountFrame title={t(entry ? `address.change.${kind}` : `address.new.${kind}`)}>
      <NeedsScript instead={t('noScript')} />
      <section>
        <SubmittedForm
          schema={CustomerAddress}
          toInput={entryInput}
          initial={initial}
          send={send}
          submit={t('address.save')}
          isWork
          aside={<a href={href('myAccountAddress')}>{t('address.cancel')}</a>}
        >
          <Fieldset>
            <TextField<Values> name="recipient" label={t('address.recipient')} hint={t('address.recipientHint')} autoComplete={`${kind} name`} isOptional span={6} />
          </Fieldset>
          <AddressFields<Values> name="address" legend={t('address.legend')} purpose={kind} />
          {!isDefault && <CheckField<Values> name="isDefault" label={t('address.isDefault')} />}
        </SubmittedForm>
      </section>
    </AccountFrame>
  );
};
