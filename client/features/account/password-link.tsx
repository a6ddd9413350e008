import { useMutation } from '@tanstack/react-query';
import { Forgot } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';

/** Form that requests a mail with a link to set a new password. */
export const PasswordLink = ({ email }: { email: string }) => {
  const t = useTexts('account');
  const forgot = useMutation(useApi().auth.forgotPassword.mutationOptions());
  return (
    <section className="apart" aria-labelledby="password">
      <h2 id="password">{t('password.heading')}</h2>
      <p>{t('password.text')}</p>
      <SubmittedForm
        key={email}
        schema={Forgot}
        initial={{ email }}
        send={(input) => forgot.mutateAsync({ input })}
        submit={t('password.submit')}
        done={t('password.done', { email })}
        kind="secondary"
      />
    </section>
  );
};
