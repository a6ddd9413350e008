import { useHref } from '../../core/locale.js';
import { useTexts } from '../../core/texts.js';
import { SignInForm } from '../../ui/form/sign-in-form.js';

/** Signing in without leaving the checkout: what is shown follows from it, the cart and what was typed stay. */
export const SignInHere = ({ email }: { email: string }) => {
  const t = useTexts('auth');
  const href = useHref();
  const forgot = href('myAccount', undefined, { view: 'forgot', next: 'checkout' });
  return <SignInForm email={email} onSignedIn={() => undefined} aside={<a href={forgot}>{t('forgot')}</a>} />;
};
