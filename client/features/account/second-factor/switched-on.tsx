import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BothProofs, SecondFactor } from '../../../../src/contract/second-factor.js';
import { useApi } from '../../../core/api.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { ProofsForm } from './proofs-form.js';
import { Actions } from './second-factor.styles.js';

interface SwitchedOnProps {
  factor: SecondFactor;
  since: string;
  email: string;
  onCodes(codes: readonly string[]): void;
  onOff(): void;
}

/** Actions for an active second factor: new recovery codes and switching it off. Both require password and code. */
export const SwitchedOn = ({ factor, since, email, onCodes, onOff }: SwitchedOnProps) => {
  const t = useTexts('auth');
  const { date } = useFormat();
  const { user } = useApi();
  const renew = useMutation(user.renewRecoveryCodes.mutationOptions());
  const remove = useMutation(user.removeSecondFactor.mutationOptions());
  const [open, setOpen] = useState<'renew' | 'off'>();
  const toggle = (which: 'renew' | 'off') => () => setOpen(open === which ? undefined : which);
  const sendRenew = async (input: BothProofs) => onCodes((await renew.mutateAsync({ input })).codes);
  const sendOff = async (input: BothProofs) => {
    await remove.mutateAsync({ input });
    onOff();
  };
  return (
    <>
      <p>
        {t('secondFactor.since', { date: date(since) })} {t('secondFactor.left', { count: factor.recoveryCodesLeft })}
      </p>
      <Actions>
        <Button type="button" data-kind="secondary" aria-expanded={open === 'renew'} onClick={toggle('renew')}>
          {t('secondFactor.renew')}
        </Button>
        <Button type="button" data-kind="secondary" aria-expanded={open === 'off'} onClick={toggle('off')}>
          {t('secondFactor.off')}
        </Button>
      </Actions>
      {open === 'renew' && <ProofsForm key="renew" email={email} text={t('secondFactor.renewText')} submit={t('secondFactor.renew')} send={sendRenew} />}
      {open === 'off' && <ProofsForm key="off" email={email} text={t('secondFactor.offText')} submit={t('secondFactor.off')} kind="danger" send={sendOff} />}
    </>
  );
};
