import type { ComponentType } from 'react';
import { ConfirmEmail } from './confirm-email.js';
import { ConfirmRegistration } from './confirm-registration.js';
import { ForgotPassword } from './forgot-password.js';
import { Register } from './register.js';
import { ResetPasswordView } from './reset-password.js';
import { SignIn } from './sign-in.js';
import type { View } from './views.js';

const parts: Record<View, ComponentType> = {
  login: SignIn,
  register: Register,
  forgot: ForgotPassword,
  reset: ResetPasswordView,
  verify: ConfirmRegistration,
  'verify-email': ConfirmEmail,
};

/** The view of the sign-in page that the URL names: sign-in, registration, passwords or confirmation. */
export const AuthView = ({ view }: { view: View }) => {
  const Part = parts[view];
  return <Part />;
};
