import { BothProofs } from '../../../../src/contract/second-factor.js';
import { useTexts } from '../../../core/texts.js';
import { Fieldset } from '../../../ui/form/fields.js';
import { CodeField, PasswordField, PasswordOwner } from '../../../ui/form/password-field.js';
import { SubmittedForm, type SubmittedFormProps } from '../../../ui/form/submitted-form.js';

const blank: BothProofs = { password: '', code: '' };

type ProofsFormProps = Pick<SubmittedFormProps<BothProofs, BothProofs>, 'send' | 'submit' | 'kind'> & {
  /** Email address of the account, for password managers. */
  email: string;
  /** Explanation above the fields. */
  text: string;
};

/** Form with password and code, for changes that make the account less secure. */
export const ProofsForm = ({ email, text, kind = 'secondary', ...form }: ProofsFormProps) => {
  const t = useTexts('auth');
  const tAccount = useTexts('account');
  const tForm = useTexts('form');
  return (
    <SubmittedForm
      schema={BothProofs}
      initial={blank}
      kind={kind}
      {...form}
      explain={{
        INVALID_CREDENTIALS: { field: 'password', message: tAccount('delete.wrongPassword') },
        SECOND_FACTOR_WRONG: { field: 'code', message: t('wrongCode') },
      }}
    >
      <p>{text}</p>
      <PasswordOwner email={email} />
      <Fieldset>
        <PasswordField<BothProofs> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
        <CodeField />
      </Fieldset>
    </SubmittedForm>
  );
};
