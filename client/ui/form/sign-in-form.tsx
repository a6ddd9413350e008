import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Customer, Login } from '../../../src/contract/customer.js';
import { useApi } from '../../core/api.js';
import { useTexts } from '../../core/texts.js';
import { KnownField } from './known-field.js';
import { FieldGroup } from './form.styles.js';
import { PasswordField } from './password-field.js';
import { SubmittedForm } from './submitted-form.js';

const asTyped = (values: Login) => values;

interface SignInFormProps {
  /** Who it is, as far as is known. */
  email?: string;
  /** Where it is posted while no script runs. */
  action?: string;
  onSignedIn(customer: Customer): unknown;
  /** Beside the button. */
  aside?: ReactNode;
  /** What goes along where no script runs. */
  children?: ReactNode;
}

/** For who has an account: e-mail and password. Page namespaces: `auth`, `form`, `yup`. */
export const SignInForm = ({ email = '', action, onSignedIn, aside, children }: SignInFormProps) => {
  const t = useTexts('auth');
  const tForm = useTexts('form');
  const signIn = useMutation(useApi().auth.signIn.mutationOptions());
  const send = async (input: Login) => onSignedIn(await signIn.mutateAsync({ input }));
  return (
    <SubmittedForm schema={Login} toInput={asTyped} initial={{ email, password: '' }} send={send} submit={t('submit')} action={action} aside={aside}>
      {children}
      <FieldGroup>
        <div className="fields">
          <KnownField<Login> is="email" name="email" autoComplete="username" span={6} />
          <PasswordField<Login> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
        </div>
      </FieldGroup>
    </SubmittedForm>
  );
};
