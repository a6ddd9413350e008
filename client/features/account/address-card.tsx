import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { AddressText } from '../../ui/address-text.js';
import { type Entry, nameOf } from './address-book.js';

interface AddressCardProps {
  entry: Entry;
  isChanging: boolean;
  onDefault(): void;
  onRemove(): void;
}

/** One address with its actions: edit, make default, remove. */
export const AddressCard = ({ entry, isChanging, onDefault, onRemove }: AddressCardProps) => {
  const t = useTexts('account');
  const href = useHref();
  const { id, recipient, address, isDefault } = entry;
  const named = { address: nameOf(entry) };
  return (
    <li>
      {isDefault && <span className="badge">{t('addresses.default')}</span>}
      {recipient && <strong>{recipient}</strong>}
      <AddressText address={address} />
      <div className="actions">
        <a href={href('myAccountAddress', undefined, { edit: id })} aria-label={t('addresses.editNamed', named)}>
          {t('addresses.edit')}
        </a>
        {!isDefault && (
          <button type="button" disabled={isChanging} aria-label={t('addresses.makeDefaultNamed', named)} onClick={onDefault}>
            {t('addresses.makeDefault')}
          </button>
        )}
        <button type="button" disabled={isChanging} aria-label={t('addresses.removeNamed', named)} onClick={onRemove}>
          {t('addresses.remove')}
        </button>
      </div>
    </li>
  );
};
