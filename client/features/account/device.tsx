import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EndSessionForm, type SignedInDevice } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';

interface DeviceProps {
  session: SignedInDevice;
  /** Email address of the account, for password managers. */
  email: string;
  onSignedOut(device: string): void;
}

const blank: EndSessionForm = { password: '' };
const asTyped = (values: EndSessionForm) => values;

/** A signed-in device. Another device can be signed out with the password. */
export const Device = ({ session: { id, device, startedAt, isCurrent }, email, onSignedOut }: DeviceProps) => {
  const t = useTexts('account');
  const tForm = useTexts('form');
  const { date } = useFormat();
  const end = useMutation(useApi().user.endSession.mutationOptions());
  const canEnd = useCapability('endSession');
  const [isAsking, setIsAsking] = useState(false);
  const name = device || t('sessions.unknownDevice');
  const send = async ({ password }: EndSessionForm) => {
    await end.mutateAsync({ input: { id, password } });
    onSignedOut(name);
  };
  return (
    <li>
      <strong>{name}</strong>
      <span>{t('sessions.started', { date: date(startedAt) })}</span>
      {isCurrent ? (
        <em>{t('sessions.current')}</em>
      ) : (
        canEnd && (
          <button type="button" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {t(isAsking ? 'sessions.keep' : 'sessions.end')}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </button>
        )
      )}
      {isAsking && (
        <SubmittedForm
          schema={EndSessionForm}
          toInput={asTyped}
          initial={blank}
          send={send}
          submit={t('sessions.endDevice')}
          kind="danger"
          explain={{ INVALID_CREDENTIALS: { field: 'password', message: t('delete.wrongPassword') } }}
        >
          <PasswordOwner email={email} />
          <FieldGroup>
            <div className="fields">
              <PasswordField<EndSessionForm> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
            </div>
          </FieldGroup>
        </SubmittedForm>
      )}
    </li>
  );
};
