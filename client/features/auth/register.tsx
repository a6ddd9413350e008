import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { RegistrationForm } from '../../../src/contract/customer.js';
import type { InputOf } from '../../../src/contract/shop-api.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { trackEnquiry } from '../../core/track.js';
import { Button } from '../../ui/button.styles.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { AuthPage } from './auth.styles.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { Outcome } from './outcome.js';
import { RegisterFields } from './register-fields.js';
import { blankRegistration, registrationInput } from './register-values.js';

/** Registration form. The response does not reveal whether the email address has an account; only the mail to it does. */
export const Register = () => {
  const tAuth = useTexts('auth');
  const t = useTexts('register');
  const tForm = useTexts('form');
  const href = useHref();
  const register = useMutation(useApi().auth.register.mutationOptions());
  const [sentTo, setSentTo] = useState<string>();
  const send = async (input: InputOf<'register'>) => {
    const { email } = await register.mutateAsync({ input });
    if (input.newsletter) trackEnquiry('newsletter');
    setSentTo(email);
  };

  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <AuthPage>
      <section>
        <h1>{t('heading')}</h1>
        <NeedsScript instead={tAuth('noScript')} />
        <SubmittedForm
          schema={RegistrationForm}
          toInput={registrationInput}
          initial={blankRegistration}
          send={send}
          submit={t('submit')}
          isWork
          aside={<a href={href('myAccount')}>{t('toSignIn')}</a>}
        >
          <p className="lead">{tForm('allRequired')}</p>
          <RegisterFields />
        </SubmittedForm>
      </section>
    </AuthPage>
  );
};

const Sent = ({ email, onAgain }: { email: string; onAgain(): void }) => {
  const t = useTexts('register');
  return (
    <Outcome title={t('sent.heading')}>
      <p className="lead">{t('sent.text', { email })}</p>
      <p>{t('sent.nothing')}</p>
      <div className="links">
        <Button type="button" data-kind="secondary" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
    </Outcome>
  );
};
