import { type StorageItem, UpdateStorageItem } from '../../../../src/contract/storage.js';
import { useTexts } from '../../../core/texts.js';
import { TextArea, TextField } from '../../../ui/form/fields.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import type { UsedLibrary } from './use-library.js';

type Values = Pick<StorageItem, 'id' | 'name'> & { note: string };

/** Form for the name and the note of a saved item. */
export const ItemDetails = ({ item: { id, name, note }, library, onEnd }: { item: StorageItem; library: UsedLibrary; onEnd(): void }) => {
  const t = useTexts('account');
  const send = async (words: Parameters<UsedLibrary['rename']>[0]) => {
    await library.rename(words);
    onEnd();
  };
  return (
    <SubmittedForm
      schema={UpdateStorageItem}
      initial={{ id, name, note: note ?? '' }}
      send={send}
      submit={t('library.saveWords')}
      isWork
      aside={
        <button type="button" onClick={onEnd}>
          {t('library.keepWords')}
        </button>
      }
    >
      <TextField<Values> name="name" label={t('library.name')} autoComplete="off" maxLength={200} />
      <TextArea<Values> name="note" label={t('library.note')} maxLength={500} rows={2} isOptional />
    </SubmittedForm>
  );
};
