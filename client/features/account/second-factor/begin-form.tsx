import { useMutation } from '@tanstack/react-query';
import { BeginSecondFactor, type SecondFactorSecret } from '../../../../src/contract/second-factor.js';
import { useApi } from '../../../core/api.js';
import { useTexts } from '../../../core/texts.js';
import { FieldGroup } from '../../../ui/form/form.styles.js';
import { PasswordField, PasswordOwner } from '../../../ui/form/password-field.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';

const blank: BeginSecondFactor = { password: '' };
const asTyped = (values: BeginSecondFactor) => values;

/** Form with the password, which is required to create a secret. */
export const BeginForm = ({ email, onBegun }: { email: string; onBegun(secret: SecondFactorSecret): void }) => {
  const t = useTexts('auth');
  const tAccount = useTexts('account');
  const tForm = useTexts('form');
  const begin = useMutation(useApi().user.beginSecondFactor.mutationOptions());
  const send = async (input: BeginSecondFactor) => onBegun(await begin.mutateAsync({ input }));
  return (
    <SubmittedForm
      schema={BeginSecondFactor}
      toInput={asTyped}
      initial={blank}
      send={send}
      submit={t('secondFactor.begin')}
      kind="secondary"
      explain={{ INVALID_CREDENTIALS: { field: 'password', message: tAccount('delete.wrongPassword') } }}
    >
      <PasswordOwner email={email} />
      <FieldGroup>
        <div className="fields">
          <PasswordField<BeginSecondFactor> name="password" label={tForm('password')} autoComplete="current-password" span={6} />
        </div>
      </FieldGroup>
    </SubmittedForm>
  );
};
