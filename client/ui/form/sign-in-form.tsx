import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Customer, Login } from '../../../src/contract/customer.js';
import { problemOf, useApi } from '../../core/api.js';
import { useApp } from '../../core/app-context.js';
import { useTexts } from '../../core/texts.js';
import { AutocompleteField } from './autocomplete-field.js';
import { Fieldset } from './fields.js';
import { CodeField, PasswordField } from './password-field.js';
import { SubmittedForm } from './submitted-form.js';

type Typed = Omit<Login, 'code'> & { code: string };
const toInput = ({ code, ...known }: Typed) => ({ ...known, ...(code && { code }) });

interface SignInFormProps {
  /** Known e-mail address, as initial value. */
  email?: string;
  /** Address of the form without scripts. */
  action?: string;
  /** Whether the account is known to require a second factor. */
  needsCode?: boolean;
  onSignedIn(customer: Customer): unknown;
  /** Content beside the button. */
  aside?: ReactNode;
  /** Further fields for the form without scripts. */
  children?: ReactNode;
}

/** Sign-in with e-mail address and password, and with a code if the account requires one. Page namespaces: `auth`, `form`, `yup`. */
export const SignInForm = ({ email = '', action, needsCode = false, onSignedIn, aside, children }: SignInFormProps) => {
  const t = useTexts('auth');
  const tForm = useTexts('form');
  const { showVat } = useApp();
  const signIn = useMutation(useApi().auth.signIn.mutationOptions());
  const [asksCode, setAsksCode] = useState(needsCode);
  const send = async (input: Login) => {
    try {
      const customer = await signIn.mutateAsync({ input });
      showVat(customer.preferences.vatView === 'incl');
      await onSignedIn(customer);
    } catch (error) {
      if (problemOf(error)?.code !== 'SECOND_FACTOR_REQUIRED') throw error;
      setAsksCode(true);
    }
  };
  return (
    <SubmittedForm
      schema={Login}
      toInput={toInput}
      initial={{ email, password: '', code: '' }}
      send={send}
      submit={t('submit')}
      explain={{ SECOND_FACTOR_WRONG: { field: 'code', message: t('wrongCode') } }}
      blocked={navigator.cookieEnabled === false ? t('cookiesRefused') : undefined}
      action={action}
      aside={aside}
    >
      {children}
      <Fieldset>
        <AutocompleteField<Login> is="email" name="email" autoComplete="username" span={6} />
        <PasswordField<Login> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
        {asksCode && <CodeField takesFocus={!needsCode} />}
      </Fieldset>
    </SubmittedForm>
  );
};
