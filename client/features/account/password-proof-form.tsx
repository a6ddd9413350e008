import { useTexts } from '../../core/texts.js';
import { Fieldset } from '../../ui/form/fields.js';
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.js';
import { SubmittedForm, type SubmittedFormProps } from '../../ui/form/submitted-form.js';

interface Values {
  password: string;
}
const blank: Values = { password: '' };

type PasswordProofFormProps = Pick<SubmittedFormProps<Values, Values>, 'schema' | 'send' | 'submit' | 'kind'> & {
  /** Email address of the account, for password managers. */
  email: string;
};

/** Form of an action that requires the password of the account. */
export const PasswordProofForm = ({ email, ...form }: PasswordProofFormProps) => {
  const t = useTexts('account');
  const tForm = useTexts('form');
  return (
    <SubmittedForm {...form} initial={blank} explain={{ INVALID_CREDENTIALS: { field: 'password', message: t('delete.wrongPassword') } }}>
      <PasswordOwner email={email} />
      <Fieldset>
        <PasswordField<Values> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
      </Fieldset>
    </SubmittedForm>
  );
};
