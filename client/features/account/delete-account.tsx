import { useMutation } from '@tanstack/react-query';
import { DeleteCustomer } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { clearBrowserStorage } from '../../core/clear-browser-storage.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { PasswordProofForm } from './password-proof-form.js';

/** Form to delete the account. Afterwards browser storage is cleared. */
export const DeleteAccount = ({ email }: { email: string }) => {
  const t = useTexts('account');
  const href = useHref();
  const remove = useMutation(useApi().user.delete.mutationOptions());
  const send = async (input: DeleteCustomer) => {
    await remove.mutateAsync({ input });
    clearBrowserStorage();
    window.location.replace(href('myAccount', undefined, { news: 'deleted' }));
  };
  return (
    <section className="apart" aria-labelledby="delete">
      <h2 id="delete">{t('delete.heading')}</h2>
      <p>{t('delete.text')}</p>
      <ul>
        <li>{t('delete.gone')}</li>
        <li>{t('delete.stays')}</li>
      </ul>
      <PasswordProofForm email={email} schema={DeleteCustomer} send={send} submit={t('delete.submit')} kind="danger" />
    </section>
  );
};
