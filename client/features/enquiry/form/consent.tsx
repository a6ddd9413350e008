import { applicationMonths, applicationWeeks } from '../../../../src/contract/periods.js';
import { useLinkTo } from '../../../core/link-to.js';
import { useTexts } from '../../../core/texts.js';
import { CheckField } from '../../../ui/form/fields.js';
import type { EnquiryValues, FormKind } from './enquiry-values.js';

/** Consent checkbox with a link to the privacy policy. */
export const Consent = ({ kind }: { kind: FormKind | 'appointment' }) => {
  const t = useTexts('form');
  const privacy = useLinkTo()('info:privacy');
  return (
    <CheckField<EnquiryValues> name="consent" value="true" label={t(`consent.${kind}`)}>
      {kind === 'jobApplication' && `${t('application.keeping', { applicationWeeks, applicationMonths })} `}
      {privacy && (
        <a href={privacy.href} target="_blank" rel="noopener">
          {t('consent.privacy')}
        </a>
      )}
    </CheckField>
  );
};
