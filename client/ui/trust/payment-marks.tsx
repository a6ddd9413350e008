import brand from '#brand';
import { useApi } from '../../core/api.js';
import { useCachedHtml } from '../../core/cached-html.js';
import { useReadIfAny } from '../../core/read.js';
import { useTexts } from '../../core/texts.js';
import { PaymentMark } from './payment-mark.js';
import { MarkList } from './payment-marks.styles.js';

/** Payment methods that visitors of this locale can use, which the frame of every page loads; nothing while they are not known. */
export const PaymentMarks = () => {
  const t = useTexts('footer');
  const inside = useCachedHtml('methods');
  const methods = useReadIfAny(useApi().payments.offered.queryOptions({}), brand.permissions.products) ?? [];
  if (methods.length === 0) return null;
  const content = () =>
    methods.map(({ id, name }) => (
      <li key={id}>
        <PaymentMark method={id} />
        {name}
      </li>
    ));
  return <MarkList aria-label={t('payment')} {...inside(methods, content)} />;
};
