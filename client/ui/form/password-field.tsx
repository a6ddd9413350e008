import { useEffect, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTexts } from '../../core/texts.js';
import { VisuallyHidden } from '../visually-hidden.js';
import { FieldFrame, type FieldProps } from './field-frame.js';
import { TextField } from './fields.js';
import { PasswordStrength } from './password-strength.js';

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Which password a password manager should offer here. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button to show the password. Page namespaces: `form`. */
export const PasswordField = <Values extends FieldValues>({ autoComplete, ...frame }: PasswordFieldProps<Values>) => {
  const t = useTexts('form');
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame<Values> {...frame}>
      {(control) => (
        <div className="password">
          <input type={isShown ? 'text' : 'password'} aria-required="true" autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} {...control} />
          <button type="button" onClick={() => setIsShown(!isShown)}>
            {t(isShown ? 'hidePassword' : 'showPassword')}
            <VisuallyHidden>{`: ${frame.label}`}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
};

/** Hidden user name of a password form, for password managers; empty when the page does not contain it. */
export const PasswordOwner = ({ email = '' }: { email?: string }) => <input type="email" autoComplete="username" value={email} readOnly hidden />;

/** Two fields for a new password, with its rule as hint. Page namespaces: `form`, `yup`. */
export const NewPasswordFields = ({ label }: { label: string }) => {
  const t = useTexts('form');
  const rule = useTexts('yup')('errors.string.password');
  return (
    <>
      <PasswordField<{ password: string }> name="password" label={label} hint={rule} autoComplete="new-password" span={6} />
      <PasswordStrength />
      <PasswordField<{ passwordRepeat: string }> name="passwordRepeat" label={t('passwordRepeat')} autoComplete="new-password" span={6} />
    </>
  );
};

/** Field for a code of an authenticator app, or for a recovery code. Page namespaces: `auth`, `form`. */
export const CodeField = ({ isOfAppAlone = false, takesFocus = false }: { isOfAppAlone?: boolean; takesFocus?: boolean }) => {
  const t = useTexts('auth');
  const { setFocus } = useFormContext<{ code: string }>();
  useEffect(() => {
    if (takesFocus) setFocus('code');
  }, [takesFocus, setFocus]);
  const kind = isOfAppAlone ? ({ inputMode: 'numeric' } as const) : ({ hint: t('codeHint'), autoCapitalize: 'characters' } as const);
  return <TextField<{ code: string }> name="code" label={t('code')} autoComplete="one-time-code" span={6} {...kind} />;
};
