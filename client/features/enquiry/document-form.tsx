import { useState } from 'react';
import type { ContentForm } from '../../../src/contract/content.js';
import type { Namespace } from '../../core/messages.js';
import { useTexts } from '../../core/texts.js';
import { EnquiryForm } from './enquiry-form.js';
import { Received } from './received.js';

/** Texts the forms speak in. */
export const namespaces: readonly Namespace[] = ['form', 'yup'];

/** What each form of a text asks. */
const kinds = { contact: 'contact', advice: 'contact', newsletter: 'newsletter', embed: 'contact' } as const satisfies Record<ContentForm, string>;

/** A form in the middle of a text. */
export const DocumentForm = ({ form }: { form: ContentForm }) => {
  const t = useTexts('form');
  const [sentBy, setSentBy] = useState<string>();
  const kind = kinds[form];
  return (
    <section aria-label={t(`${kind}.title`)}>
      {sentBy ? (
        <Received title={t(`${kind}.sentTitle`)} text={t(`${kind}.sentText`, { email: sentBy })} />
      ) : (
        <EnquiryForm kind={kind} action={t(`${kind}.send`)} onSent={setSentBy} />
      )}
    </section>
  );
};
