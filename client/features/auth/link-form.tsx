import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConfirmLink } from '../../../src/contract/customer.js';
import type { ProblemCode } from '../../../src/contract/errors.js';
import { problemOf } from '../../core/api.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { FieldGroup } from '../../ui/form/form.styles.js';
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.js';
import { PostedProblem } from '../../ui/form/posted-problem.js';
import { SubmittedForm } from '../../ui/form/submitted-form.js';
import { Remark } from '../../ui/remark.js';
import { AuthPage } from './auth.styles.js';
import { BrokenLink } from './broken-link.js';
import { tokenOf } from './views.js';

type Values = Required<ConfirmLink>;
const toInput = ({ token, password }: Values) => ({ token, ...(password && { password }) });
/** Error codes after which the form has a password field. */
const aboutPassword = ['PASSWORD_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'] as const;

interface LinkFormProps {
  /** `password`: why the password is required. */
  texts: Record<'heading' | 'text' | 'submit' | 'password' | 'wrongPassword', string>;
  /** URL to which the form is posted without scripts. */
  action: string;
  send(link: ConfirmLink): Promise<unknown>;
  /** Where to request another link. */
  again: { action: string; href: string };
  /** Messages for error codes that have a special meaning in this form. */
  explain?: Partial<Record<ProblemCode, string>>;
}

/** Confirms a mailed link with one button. When the Shop API responds `PASSWORD_REQUIRED`, the form also requires the password. */
export const LinkForm = ({ texts, action, send, again, explain = {} }: LinkFormProps) => {
  const tForm = useTexts('form');
  const { place } = useNavigation();
  const token = tokenOf(place.search);
  const posted = place.search.get('problem') as ProblemCode | null;
  const [asksPassword, setAsksPassword] = useState(aboutPassword.some((code) => code === posted));
  const explained: Partial<Record<ProblemCode, string>> = { INVALID_CREDENTIALS: texts.wrongPassword, ...explain };
  if (!token) return <BrokenLink {...again} />;

  const confirm = async (link: ConfirmLink) => {
    try {
      await send(link);
    } catch (error) {
      if (asksPassword || problemOf(error)?.code !== 'PASSWORD_REQUIRED') throw error;
      setAsksPassword(true);
    }
  };
  const postedText = posted && explained[posted];
  return (
    <AuthPage>
      <section>
        <h1>{texts.heading}</h1>
        {postedText && (
          <Remark kind="danger" role="alert">
            {postedText}
          </Remark>
        )}
        <PostedProblem except={['PASSWORD_REQUIRED', ...Object.keys(explained)]} />
        <p className="lead">{texts.text}</p>
        <SubmittedForm
          schema={ConfirmLink}
          toInput={toInput}
          initial={{ token, password: '' }}
          send={confirm}
          submit={texts.submit}
          action={action}
          explain={Object.fromEntries(Object.entries(explained).map(([code, message]) => [code, { message }]))}
          aside={asksPassword && <a href={again.href}>{again.action}</a>}
        >
          <input type="hidden" name="token" value={token} />
          {asksPassword && (
            <FieldGroup>
              <PasswordOwner />
              <div className="fields">
                <PasswordField<Values> name="password" label={tForm('password')} hint={texts.password} autoComplete="current-password" span={6} />
                <Focus />
              </div>
            </FieldGroup>
          )}
        </SubmittedForm>
      </section>
    </AuthPage>
  );
};

/** Moves the focus to the password field when it appears. */
const Focus = () => {
  const { setFocus } = useFormContext<Values>();
  useEffect(() => setFocus('password'), [setFocus]);
  return null;
};
