import { type ComponentType, type ReactNode, useState } from 'react';
import type { ContentForm } from '../../../src/contract/content.js';
import { useCapability } from '../../core/capabilities.js';
import type { Namespace } from '../../core/messages.js';
import { useTexts } from '../../core/texts.js';
import { EnquiryForm, type Sent } from './form/enquiry-form.js';
import { ReceivedEnquiry } from './received.js';

/** Text namespaces of the forms. */
export const namespaces: readonly Namespace[] = ['form', 'yup'];

/** Kind of enquiry of each form in a document. */
const kinds = { contact: 'contact', advice: 'advice', newsletter: 'newsletter', embed: 'contact' } as const satisfies Record<ContentForm, string>;

interface DocumentFormProps {
  form: ContentForm;
  /** Form of an external form service. The shop's form is shown until it is ready. */
  Embed?: ComponentType<{ form: 'contact'; fallback: ReactNode }>;
}

/** Form within a text. */
export const DocumentForm = ({ form, Embed }: DocumentFormProps) => {
  const t = useTexts('form');
  const [sent, setSent] = useState<Sent>();
  const kind = kinds[form];
  const canSend = useCapability('enquire');
  if (!canSend && !(form === 'embed' && Embed)) return null;
  const own = canSend && <EnquiryForm kind={kind} action={t(`${kind}.send`)} onSent={setSent} />;
  return (
    <section aria-label={t(`${kind}.title`)}>
      {sent ? <ReceivedEnquiry kind={kind} sent={sent} /> : form === 'embed' && Embed ? <Embed form="contact" fallback={own} /> : own}
    </section>
  );
};
