import { useMutation } from '@tanstack/react-query';
import { CheckWithdrawal } from '../../../../src/contract/withdrawal.js';
import { useApi } from '../../../core/api.js';
import { IfCapable } from '../../../core/capabilities.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { Fieldset, TextField } from '../../../ui/form/fields.js';
import { AutocompleteField } from '../../../ui/form/autocomplete-field.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { Remark } from '../../../ui/remark.js';
import { StepText } from './withdrawal.styles.js';

interface Values {
  number: string;
  email: string;
}
/** Error codes with their own text on this page. */
const refusals = ['NOT_FOUND', 'GONE'];

/** First step: choice of the order. */
export const FindOrder = () => {
  const t = useTexts('form');
  const href = useHref();
  const { navigate, place } = useNavigation();
  const { mutateAsync } = useMutation(useApi().orders.checkWithdrawal.mutationOptions());
  const send = async (input: Values) => {
    const { token } = await mutateAsync({ input });
    await navigate(href('withdrawal', undefined, { proof: token }));
  };
  return (
    <StepText>
      <small>{t('withdrawal.find.step')}</small>
      <h2>{t('withdrawal.find.title')}</h2>
      <PostedRefusal code={place.search.get('problem')} />
      <PostedProblem except={refusals} />
      <SubmittedForm
        schema={CheckWithdrawal}
        initial={{ number: place.search.get('number') ?? '', email: '' }}
        send={send}
        submit={t('withdrawal.find.submit')}
        action="/forms/withdrawal/check"
        explain={{ NOT_FOUND: { message: t('withdrawal.unknown.text') } }}
      >
        <Fieldset>
          <TextField<Values> name="number" autoComplete="off" autoCapitalize="characters" label={t('orderNumber')} hint={t('orderNumberHint')} span={6} />
          <AutocompleteField<Values> is="email" name="email" hint={t('withdrawal.find.email')} span={6} />
        </Fieldset>
      </SubmittedForm>
      <IfCapable of={['enquire']}>
        <p>
          {t('withdrawal.find.else')} <a href={href('withdrawal', undefined, { declare: 1 })}>{t('withdrawal.declare.action')}</a>
        </p>
      </IfCapable>
    </StepText>
  );
};

/** Reason for the redirect back to this step, after a post without scripts or with an expired token. */
const PostedRefusal = ({ code }: { code: string | null }) => {
  const t = useTexts('form');
  if (code !== 'NOT_FOUND' && code !== 'GONE') return null;
  return (
    <Remark kind={code === 'GONE' ? 'info' : 'danger'} role="alert">
      {code === 'NOT_FOUND' && <strong>{t('withdrawal.unknown.title')}</strong>}
      <p>{t(code === 'GONE' ? 'withdrawal.unknown.expired' : 'withdrawal.unknown.text')}</p>
    </Remark>
  );
};
