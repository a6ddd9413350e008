import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Forgot } from '../../../src/contract/customer.js';
import type { InputOf } from '../../../src/contract/shop-api.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { AutocompleteField } from '../../ui/form/autocomplete-field.js';
import { Fieldset } from '../../ui/form/fields.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { AuthPage } from './auth.styles.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { Outcome } from './outcome.js';
import { nextOf } from './views.js';

type Values = InputOf<'forgotPassword'>;
const blank: Values = { email: '' };

/** Form that requests a mail with a reset link. The response is the same for unknown addresses. */
export const ForgotPassword = () => {
  const t = useTexts('resetPassword');
  const tAuth = useTexts('auth');
  const href = useHref();
  const next = nextOf(useNavigation().place.search);
  const forgot = useMutation(useApi().auth.forgotPassword.mutationOptions());
  const [sentTo, setSentTo] = useState<string>();
  const send = async (input: Values) => {
    await forgot.mutateAsync({ input: { ...input, next } });
    setSentTo(input.email);
  };
  const back = <a href={next ? href(next) : href('myAccount')}>{tAuth(next ? 'toCheckout' : 'toSignIn')}</a>;

  if (sentTo !== undefined) {
    return (
      <Outcome title={t('forgot.sent.heading')}>
        <p className="lead">{t('forgot.sent.text', { email: sentTo })}</p>
        <div className="links">{back}</div>
      </Outcome>
    );
  }
  return (
    <AuthPage>
      <section>
        <h1>{t('forgot.heading')}</h1>
        <NeedsScript instead={tAuth('noScript')} />
        <p className="lead">{t('forgot.lead')}</p>
        <SubmittedForm schema={Forgot} initial={blank} send={send} submit={t('forgot.submit')} aside={back}>
          <Fieldset>
            <AutocompleteField<Values> is="email" name="email" autoComplete="username" span={6} />
          </Fieldset>
        </SubmittedForm>
      </section>
    </AuthPage>
  );
};
