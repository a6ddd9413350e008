import { useMutation } from '@tanstack/react-query';
import { BeginSecondFactor, type SecondFactorSecret } from '../../../../src/contract/second-factor.js';
import { useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';
import { PasswordProofForm } from '../password-proof-form.js';

/** Form with the password, which is required to create a secret. */
export const BeginForm = ({ email, onBegun }: { email: string; onBegun(secret: SecondFactorSecret): void }) => {
  const t = useTexts('auth');
  const begin = useMutation(useApi().user.beginSecondFactor.mutationOptions());
  const send = async (input: BeginSecondFactor) => onBegun(await begin.mutateAsync({ input }));
  return <PasswordProofForm email={email} schema={BeginSecondFactor} send={send} submit={t('secondFactor.begin')} kind="secondary" />;
};
