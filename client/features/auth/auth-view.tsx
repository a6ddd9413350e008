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

/** Sign-in, registration and passwords: one of them, as the address says. */
export const AuthView = ({ view }: { view: View }) => {
  const Part = parts[view];
  return <Part />;
};
