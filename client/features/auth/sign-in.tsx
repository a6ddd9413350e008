import brand from '#brand';
import { isServed } from '../../../src/domain/served-routes.js';
import { IfCapable } from '../../core/capabilities.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Card } from '../../ui/card.styles.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { SignInForm } from '../../ui/form/sign-in-form.js';
import { Icon } from '../../ui/icon.js';
import { AuthPage } from './auth.styles.js';
import { AuthNotice } from './auth-notice.js';
import { nextOf } from './views.js';

/** Error codes after which a form that was sent without scripts has a code field. */
const aboutCode = ['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_WRONG'];

/** Sign-in form, with the benefits of an account beside it. Afterwards it opens the account, or the page that required the sign-in. */
export const SignIn = () => {
  const t = useTexts('auth');
  const href = useHref();
  const { navigate, place } = useNavigation();
  const next = nextOf(place.search);
  /** Id of the order that is opened after the sign-in. */
  const order = place.search.get('order') ?? undefined;
  return (
    <AuthPage data-with-aside="">
      <section>
        <h1>{t('heading')}</h1>
        <AuthNotice />
        <PostedProblem />
        <p className="lead">{t('lead')}</p>
        <SignInForm
          action="/forms/auth/sign-in"
          needsCode={aboutCode.includes(place.search.get('problem') ?? '')}
          onSignedIn={() => navigate(next ? href(next) : href('myAccount', undefined, { order }), { replace: true })}
          aside={<a href={href('myAccount', undefined, { view: 'forgot', next })}>{t('forgot')}</a>}
        >
          {order && <input type="hidden" name="order" value={order} />}
        </SignInForm>
      </section>
      <NewHere />
    </AuthPage>
  );
};

const points = ['orders', 'addresses', 'devices'] as const;

const NewHere = () => {
  const t = useTexts('auth');
  const href = useHref();
  return (
    <Card as="aside" aria-labelledby="new-here">
      <h2 id="new-here">{t('new.title')}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {t(`new.points.${point}`)}
          </li>
        ))}
      </ul>
      <Button as="a" data-kind="secondary" href={href('myAccount', undefined, { view: 'register' })}>
        {t('new.action')}
      </Button>
      <small>{t('new.guest')}</small>
      <IfCapable of={['requestOrderLink']}>{isServed(brand, 'checkoutResult') && <a href={href('checkoutResult', undefined, { link: 'ask' })}>{t('new.guestOrder')}</a>}</IfCapable>
    </Card>
  );
};
