import { useMutation } from '@tanstack/react-query';
import type { RequestOrderLink } from '../../../../src/contract/order.js';
import { useApi } from '../../../core/api.js';
import { useHref } from '../../../core/locale.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { Fieldset, TextField } from '../../../ui/form/fields.js';
import { AutocompleteField } from '../../../ui/form/autocomplete-field.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { SubmittedForm } from '../../../ui/form/submitted-form.js';
import { Remark } from '../../../ui/remark.js';
import { CheckoutLayout } from '../checkout.styles.js';
import { ResultBody } from './result.styles.js';

const rules = async () => (await import('../../../../src/contract/order.js')).RequestOrderLink;
const noticeOf = { ended: 'warning', later: 'danger', sent: 'success' } as const;
const isNotice = (link: string | null): link is keyof typeof noticeOf => link !== null && link in noticeOf;

/** Form to open an order on another device: requests a mail with a new link. The response does not reveal whether the order exists. */
export const OpenOrder = () => {
  const t = useTexts('checkout');
  const form = useTexts('form');
  const href = useHref();
  const { search } = useNavigation().place;
  const { mutateAsync } = useMutation(useApi().orders.requestLink.mutationOptions());
  const link = search.get('link');
  return (
    <CheckoutLayout>
      <ResultBody className="main">
        <div>
          <h1>{t('result.open.title')}</h1>
          <p className="lead">{t('result.open.text')}</p>
        </div>
        {isNotice(link) && (
          <Remark kind={noticeOf[link]} role={link === 'sent' ? 'status' : 'alert'}>
            {t(`result.open.${link}`)}
          </Remark>
        )}
        <PostedProblem />
        <SubmittedForm
          schema={rules}
          initial={{ number: search.get('number') ?? '', email: '' }}
          send={(input: RequestOrderLink) => mutateAsync({ input })}
          submit={t('result.open.submit')}
          done={t('result.open.sent')}
          action="/forms/orders/link"
          aside={<a href={href('myAccount')}>{t('result.open.account')}</a>}
        >
          <Fieldset>
            <TextField<RequestOrderLink> name="number" autoComplete="off" autoCapitalize="characters" label={form('orderNumber')} hint={form('orderNumberHint')} span={6} />
            <AutocompleteField<RequestOrderLink> is="email" name="email" hint={form('withdrawal.find.email')} span={6} />
          </Fieldset>
        </SubmittedForm>
      </ResultBody>
    </CheckoutLayout>
  );
};
