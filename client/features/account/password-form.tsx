import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChangePassword, ChangePasswordForm } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { Fieldset } from '../../ui/form/fields.js';
import { NewPasswordFields, PasswordField, PasswordOwner } from '../../ui/form/password-field.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { Remark } from '../../ui/remark.js';

type Values = ChangePassword & { passwordRepeat: string };
const blank: Values = { currentPassword: '', password: '', passwordRepeat: '' };

/** Form to change the password with the current one. All other devices are signed out. */
export const PasswordForm = ({ email }: { email: string }) => {
  const t = useTexts('account');
  const tForm = useTexts('form');
  const change = useMutation(useApi().user.changePassword.mutationOptions());
  /** Number of changes on this page. It is the form's key, so that each change empties the fields. */
  const [changes, setChanges] = useState(0);
  const send = async (input: ChangePassword) => {
    await change.mutateAsync({ input });
    setChanges(changes + 1);
  };
  return (
    <section className="apart" aria-labelledby="change-password">
      <h2 id="change-password">{t('changePassword.heading')}</h2>
      <p>{t('changePassword.text')}</p>
      <div aria-live="polite">{changes > 0 && <Remark kind="success">{t('changePassword.done')}</Remark>}</div>
      <SubmittedForm
        key={changes}
        schema={ChangePasswordForm}
        initial={blank}
        send={send}
        submit={t('changePassword.submit')}
        kind="secondary"
        explain={{ INVALID_CREDENTIALS: { field: 'currentPassword', message: t('changePassword.wrongPassword') } }}
      >
        <PasswordOwner email={email} />
        <Fieldset>
          <PasswordField<Values> name="currentPassword" label={t('changePassword.current')} autoComplete="current-password" span={6} />
          <NewPasswordFields label={tForm('newPassword')} />
        </Fieldset>
      </SubmittedForm>
    </section>
  );
};
