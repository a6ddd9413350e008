import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ChangeEmail, type Customer, type UpdateDetails } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { AutocompleteField } from '../../ui/form/autocomplete-field.js';
import { Fieldset } from '../../ui/form/fields.js';
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { ProblemRemark } from '../../ui/problem-remark.js';
import { Remark } from '../../ui/remark.js';
import { valuesOf } from './details-values.js';

/** Form for the email address. A new address requires the password and takes effect when it is confirmed. Until then it is shown and can be cancelled. */
export const EmailForm = ({ customer }: { customer: Customer }) => {
  const t = useTexts('account');
  const update = useMutation(useApi().user.updateDetails.mutationOptions());
  const { email: current, pendingEmail } = customer;
  // The operation requires all details, so the others are sent unchanged.
  const wish = (wished: Pick<UpdateDetails, 'email' | 'currentPassword'>) => update.mutateAsync({ input: { ...valuesOf(customer), ...wished } });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pendingEmail);
  // The form and the pending address replace each other, and the focused element disappears with them.
  useEffect(() => {
    if (shown.current !== pendingEmail) heading.current?.focus();
    shown.current = pendingEmail;
  }, [pendingEmail]);
  // A failure is shown from `update.error`.
  const takeBack = () => void wish({ email: current }).catch(() => undefined);
  return (
    <section className="apart" aria-labelledby="email">
      <h2 id="email" ref={heading} tabIndex={-1}>
        {t('email.heading')}
      </h2>
      <p>{t('email.text')}</p>
      <div aria-live="polite">
        {pendingEmail && (
          <Remark kind="info">
            <strong>{t('email.pending.title')}</strong>
            <p>{t('email.pending.text', { email: pendingEmail, current })}</p>
          </Remark>
        )}
      </div>
      {pendingEmail ? (
        <>
          {update.error && <ProblemRemark error={update.error} />}
          <div>
            <Button type="button" data-kind="secondary" disabled={update.isPending} onClick={takeBack}>
              {t('email.pending.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <SubmittedForm
          schema={ChangeEmail}
          initial={{ email: current, currentPassword: '' }}
          send={wish}
          submit={t('email.save')}
          kind="secondary"
          explain={{ INVALID_CREDENTIALS: { field: 'currentPassword', message: t('changePassword.wrongPassword') } }}
        >
          <PasswordOwner email={current} />
          <Fieldset>
            <AutocompleteField<ChangeEmail> is="email" name="email" span={6} />
            <PasswordField<ChangeEmail> name="currentPassword" label={t('changePassword.current')} autoComplete="current-password" span={6} />
          </Fieldset>
        </SubmittedForm>
      )}
    </section>
  );
};
