import { useId, useState } from 'react';
import { type Path, useFormContext, useWatch } from 'react-hook-form';
import { shortAddress } from '../../../src/domain/address-lines.js';
import type { Customer } from '../../../src/contract/customer.js';
import { useTexts } from '../../core/texts.js';
import { addressParts, isBlankAddress, isSameAddress } from '../../ui/form/address-values.js';
import { FieldRow } from '../../ui/form/form.styles.js';
import { Icon } from '../../ui/icon.js';
import { asDelivery } from './customer-values.js';
import type { DeliveryValues, DetailsValues } from './details-values.js';

type Purpose = 'billing' | 'shipping';

/** Select of the customer's saved addresses. An address typed before remains an option. */
export const SavedAddresses = ({ customer: { addresses }, purpose }: { customer: Customer; purpose: Purpose }) => {
  const t = useTexts('checkout');
  const id = useId();
  const { setValue } = useFormContext<DetailsValues>();
  const now = useWatch<DetailsValues, Purpose>({ name: purpose }) as DeliveryValues;
  const [typed, setTyped] = useState<DeliveryValues>();
  const entries = addresses.filter(({ kind }) => kind === purpose);
  const chosen = entries.find((entry) => isSameAddress(asDelivery(entry), now));
  if (entries.length === 0) return null;

  const choose = (chosenId: string) => {
    if (!chosen) setTyped({ ...now });
    const entry = entries.find((one) => one.id === chosenId);
    const address = entry ? asDelivery(entry) : typed;
    if (!address) return;
    const taken = purpose === 'shipping' ? (['recipient', ...addressParts] as const) : addressParts;
    for (const part of taken) setValue(`${purpose}.${part}` as Path<DetailsValues>, address[part] ?? '', { shouldDirty: true, shouldValidate: true });
  };
  const own = isBlankAddress(now) ? 'address.saved.choose' : 'address.saved.typed';
  return (
    <FieldRow data-span="6">
      <label htmlFor={id}>{t('address.saved.label')}</label>
      <div className="select">
        <select id={id} value={chosen?.id ?? ''} onChange={({ target }) => choose(target.value)}>
          {(!chosen || typed) && <option value="">{t(own)}</option>}
          {entries.map((entry) => (
            <option key={entry.id} value={entry.id}>
              {[entry.recipient, shortAddress(entry.address)].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </div>
    </FieldRow>
  );
};
