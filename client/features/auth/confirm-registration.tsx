import { useMutation } from '@tanstack/react-query';
import type { ConfirmLink } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useApp } from '../../core/app-context.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { LinkForm } from './link-form.js';

/** Target of the link in the registration mail. Confirming requires a click, because mail scanners open links too. */
export const ConfirmRegistration = () => {
  const t = useTexts('register');
  const href = useHref();
  const { navigate } = useNavigation();
  const { showVat } = useApp();
  const confirm = useMutation(useApi().auth.confirm.mutationOptions());
  const send = async (input: ConfirmLink) => {
    const { preferences } = await confirm.mutateAsync({ input });
    showVat(preferences.vatView === 'incl');
    await navigate(href('myAccount', undefined, { news: 'confirmed' }), { replace: true });
  };
  return (
    <LinkForm
      texts={{
        heading: t('confirm.heading'),
        text: t('confirm.text'),
        submit: t('confirm.submit'),
        password: t('confirm.password'),
        wrongPassword: t('confirm.wrongPassword'),
      }}
      action="/forms/auth/confirm"
      send={send}
      again={{ action: t('confirm.again'), href: href('myAccount', undefined, { view: 'register' }) }}
    />
  );
};
