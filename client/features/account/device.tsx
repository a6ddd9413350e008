import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EndSessionForm, type SignedInDevice } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useCapability } from '../../core/capabilities.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { PasswordProofForm } from './password-proof-form.js';

interface DeviceProps {
  session: SignedInDevice;
  /** Email address of the account, for password managers. */
  email: string;
  onSignedOut(device: string): void;
}

/** A signed-in device. Another device can be signed out with the password. */
export const Device = ({ session: { id, device, startedAt, isCurrent }, email, onSignedOut }: DeviceProps) => {
  const t = useTexts('account');
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
      {isAsking && <PasswordProofForm email={email} schema={EndSessionForm} send={send} submit={t('sessions.endDevice')} kind="danger" />}
    </li>
  );
};
