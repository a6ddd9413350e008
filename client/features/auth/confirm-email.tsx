import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '../../../src/contract/shop-api.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { LinkForm } from './link-form.js';
import { Outcome } from './outcome.js';

/** Where the mail to a changed address leads. */
export const ConfirmEmail = () => {
  const t = useTexts('auth');
  const href = useHref();
  const confirm = useMutation(useApi().user.confirmEmail.mutationOptions());
  const [email, setEmail] = useState<string>();
  const send = async (input: InputOf<'verifyEmail'>) => setEmail((await confirm.mutateAsync({ input })).email);

  if (email !== undefined) {
    return (
      <Outcome title={t('confirmEmail.done.heading')}>
        <p className="lead">{t('confirmEmail.done.text', { email })}</p>
        <div className="links">
          <Button as="a" href={href('myAccount')}>
            {t('toAccount')}
          </Button>
        </div>
      </Outcome>
    );
  }
  const again = { action: t('toAccount'), href: href('myAccount') };
  return (
    <LinkForm
      title={t('confirmEmail.heading')}
      text={t('confirmEmail.text')}
      submit={t('confirmEmail.submit')}
      send={send}
      again={again}
      explain={{ CONFLICT: { message: t('confirmEmail.taken') } }}
    />
  );
};
