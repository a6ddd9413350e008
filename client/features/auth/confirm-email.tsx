import { useMutation } from '@tanstack/react-query';
import type { ConfirmLink } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { LinkForm } from './link-form.js';

/** Target of the link that is mailed to a changed email address. */
export const ConfirmEmail = () => {
  const t = useTexts('auth');
  const href = useHref();
  const { navigate } = useNavigation();
  const confirm = useMutation(useApi().user.confirmEmail.mutationOptions());
  const send = async (input: ConfirmLink) => {
    await confirm.mutateAsync({ input });
    await navigate(href('myAccount', undefined, { news: 'emailConfirmed' }), { replace: true });
  };
  return (
    <LinkForm
      texts={{
        heading: t('confirmEmail.heading'),
        text: t('confirmEmail.text'),
        submit: t('confirmEmail.submit'),
        password: t('confirmEmail.password'),
        wrongPassword: t('confirmEmail.wrongPassword'),
      }}
      action="/forms/account/confirm-email"
      send={send}
      again={{ action: t('toAccount'), href: href('myAccount') }}
      explain={{ CONFLICT: t('confirmEmail.taken') }}
    />
  );
};
