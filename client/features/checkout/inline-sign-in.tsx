import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { SignInForm } from '../../ui/form/sign-in-form.js';

/** Sign-in form inside the checkout. Cart and typed values are kept. */
export const InlineSignIn = ({ email }: { email: string }) => {
  const t = useTexts('auth');
  const href = useHref();
  const forgot = href('myAccount', undefined, { view: 'forgot', next: 'checkout' });
  return <SignInForm email={email} onSignedIn={() => undefined} aside={<a href={forgot}>{t('forgot')}</a>} />;
};
