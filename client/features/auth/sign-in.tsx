import { useMutation } from '@tanstack/react-query';
import { Login } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useHref } from '../../core/locale.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { Button } from '../../ui/button.styles.js';
import { Card } from '../../ui/card.styles.js';
import { TextField } from '../../ui/form/fields.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import { PasswordField } from '../../ui/form/password-field.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { Icon } from '../../ui/icon.js';
import { AuthPage } from './auth.styles.js';
import { NewsRemark } from './news.js';

const blank: Login = { email: '', password: '' };
const asTyped = (values: Login) => values;
/** Refusals that the form sent without scripts can meet. */
const postedProblems = ['INVALID_CREDENTIALS', 'VALIDATION', 'TOO_MANY_REQUESTS'] as const;

/** For who has an account; beside it what one is good for. */
export const SignIn = () => {
  const t = useTexts('auth');
  const tForm = useTexts('form');
  const href = useHref();
  const { navigate, place } = useNavigation();
  /** The order that a link led here for. */
  const order = place.search.get('order') ?? undefined;
  const signIn = useMutation(useApi().auth.signIn.mutationOptions());
  const send = async (input: Login) => {
    await signIn.mutateAsync({ input });
    await navigate(href('myAccount', undefined, { order }), { replace: true });
  };
  return (
    <AuthPage data-with-aside="">
      <section>
        <h1>{t('heading')}</h1>
        <NewsRemark />
        <PostedProblem codes={postedProblems} />
        <p className="lead">{t('lead')}</p>
        <SubmittedForm
          schema={Login}
          toInput={asTyped}
          initial={blank}
          send={send}
          submit={t('submit')}
          action="/forms/auth/sign-in"
          aside={<a href={href('myAccount', undefined, { view: 'forgot' })}>{t('forgot')}</a>}
        >
          {order && <input type="hidden" name="order" value={order} />}
          <FieldGroup>
            <div className="fields">
              <TextField<Login> name="email" label={tForm('email')} type="email" inputMode="email" autoComplete="username" span={6} />
              <PasswordField<Login> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
            </div>
          </FieldGroup>
        </SubmittedForm>
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
    </Card>
  );
};
