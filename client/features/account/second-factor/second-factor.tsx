import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorSecret } from '../../../../src/contract/second-factor.js';
import { useApi } from '../../../core/api.js';
import { useReadIfAny } from '../../../core/read.js';
import { useTexts } from '../../../core/texts.js';
import { Remark } from '../../../ui/remark.js';
import { BeginForm } from './begin-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { Setup } from './setup.js';
import { SwitchedOn } from './switched-on.js';

type Step = { kind: 'begun'; secret: SecondFactorSecret } | { kind: 'codes'; codes: readonly string[] } | { kind: 'off' };

/** Second factor of the account: off, being set up, or on. Renders nothing when the shop has no key to encrypt secrets. */
export const SecondFactor = ({ email }: { email: string }) => {
  const t = useTexts('auth');
  const { queryKey } = useApi().user.secondFactor.queryOptions({});
  const queryClient = useQueryClient();
  const factor = useReadIfAny(useApi().user.secondFactor.queryOptions({}));
  const [step, setStep] = useState<Step>();
  if (!factor || !(factor.isAvailable || factor.since)) return null;
  const changeTo = (next: Step) => {
    setStep(next);
    void queryClient.invalidateQueries({ queryKey });
  };
  const onCodes = (codes: readonly string[]) => changeTo({ kind: 'codes', codes });
  return (
    <section className="apart" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('secondFactor.heading')}</h2>
      <p>{t('secondFactor.text')}</p>
      <div aria-live="polite">{step?.kind === 'off' && <Remark kind="success">{t('secondFactor.offDone')}</Remark>}</div>
      {step?.kind === 'begun' && <Setup secret={step.secret} onConfirmed={onCodes} onLeft={() => setStep(undefined)} />}
      {step?.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => setStep(undefined)} />}
      {step?.kind !== 'begun' && step?.kind !== 'codes' && factor.since === null && <BeginForm email={email} onBegun={(secret) => setStep({ kind: 'begun', secret })} />}
      {step?.kind !== 'codes' && factor.since !== null && <SwitchedOn {...{ factor, email, onCodes }} since={factor.since} onOff={() => changeTo({ kind: 'off' })} />}
    </section>
  );
};
