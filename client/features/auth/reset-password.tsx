import { useMutation } from '@tanstack/react-query';
import { type ResetPassword, ResetPasswordForm } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useRead } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { Fieldset } from '../../ui/form/fields.js';
import { NewPasswordFields, PasswordOwner } from '../../ui/form/password-field.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { AuthPage } from './auth.styles.js';
import { BrokenLink } from './broken-link.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { nextOf, tokenOf } from './views.js';

/** Target of the link that is mailed for a forgotten password. */
export const ResetPasswordView = () => {
  const { place } = useNavigation();
  const token = tokenOf(place.search);
  return token ? <ResetByToken token={token} /> : <BrokenReset />;
};

const BrokenReset = () => {
  const t = useTexts('resetPassword');
  const href = useHref();
  const next = nextOf(useNavigation().place.search);
  return <BrokenLink action={t('reset.again')} href={href('myAccount', undefined, { view: 'forgot', next })} />;
};

const ResetByToken = ({ token }: { token: string }) => {
  const tAuth = useTexts('auth');
  const t = useTexts('resetPassword');
  const tForm = useTexts('form');
  const api = useApi();
  const href = useHref();
  const { navigate, place } = useNavigation();
  // Sending the form uses the link up, so its state is not fetched again.
  const link = useRead({ ...api.auth.resetLink.queryOptions({ token }), staleTime: 'static' });
  const reset = useMutation(api.auth.resetPassword.mutationOptions());
  const send = async (input: ResetPassword) => {
    await reset.mutateAsync({ input });
    await navigate(href('myAccount', undefined, { news: 'passwordChanged', next: nextOf(place.search) }), { replace: true });
  };
  if (!link) return <BrokenReset />;
  return (
    <AuthPage>
      <section>
        <h1>{t('reset.heading')}</h1>
        <NeedsScript instead={tAuth('noScript')} />
        <p className="lead">{t('reset.lead', { email: link.email })}</p>
        <SubmittedForm schema={ResetPasswordForm} initial={{ token, password: '', passwordRepeat: '' }} send={send} submit={t('reset.submit')}>
          <PasswordOwner />
          <Fieldset>
            <NewPasswordFields label={tForm('newPassword')} />
          </Fieldset>
        </SubmittedForm>
      </section>
    </AuthPage>
  );
};
