import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ConfirmSecondFactor, type SecondFactorSecret } from '../../../../src/contract/second-factor.js';
import { useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';
import { Button } from '../../../ui/button.styles.js';
import { Fieldset } from '../../../ui/form/fields.js';
import { CodeField } from '../../../ui/form/password-field.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { SecretCard } from './second-factor.styles.js';

const blank: ConfirmSecondFactor = { code: '' };

interface SetupProps {
  secret: SecondFactorSecret;
  onConfirmed(codes: readonly string[]): void;
  onLeft(): void;
}

/** Shows the secret for the authenticator app and confirms it with the first code. */
export const Setup = ({ secret: { secret, qrCode }, onConfirmed, onLeft }: SetupProps) => {
  const t = useTexts('auth');
  const confirm = useMutation(useApi().user.confirmSecondFactor.mutationOptions());
  const send = async (input: ConfirmSecondFactor) => onConfirmed((await confirm.mutateAsync({ input })).codes);
  const card = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => card.current?.focus(), []);
  return (
    <>
      <SecretCard ref={card} tabIndex={-1}>
        <img src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`} alt={t('secondFactor.qr')} width={200} height={200} />
        <div>
          <p>{t('secondFactor.scan')}</p>
          <p>{t('secondFactor.secret')}</p>
          <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
      </SecretCard>
      <SubmittedForm
        schema={ConfirmSecondFactor}
        initial={blank}
        send={send}
        submit={t('secondFactor.confirm')}
        explain={{ SECOND_FACTOR_WRONG: { field: 'code', message: t('wrongCode') }, GONE: { message: t('secondFactor.late') } }}
        aside={
          <Button type="button" data-kind="quiet" onClick={onLeft}>
            {t('secondFactor.cancel')}
          </Button>
        }
      >
        <Fieldset>
          <CodeField isOfAppAlone />
        </Fieldset>
      </SubmittedForm>
    </>
  );
};
