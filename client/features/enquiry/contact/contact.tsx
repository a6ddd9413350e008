import brand from '#brand';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { EmbeddedForm } from '../../../../src/contract/third-parties.js';
import { useCapability } from '../../../core/capabilities.js';
import { useNavigation } from '../../../core/page.js';
import { useTexts } from '../../../core/texts.js';
import { EnquiryPage } from '../enquiry-page.js';
import { EnquiryForm, type Sent } from '../form/enquiry-form.js';
import type { FormContext } from '../form/enquiry-values.js';
import { useWasSent } from '../form/posted-draft.js';
import { PostedProblem } from '../../../ui/form/posted-problem.js';
import { Confirmed, ConfirmLink, expiredLinkCodes, ExpiredLink } from '../one-button-form.js';
import { ReceivedEnquiry } from '../received.js';
import { EnquiryContextList } from './enquiry-context-list.js';
import { readEnquiryContext } from './enquiry-context.js';
import { ContactOptions } from './contact-options.js';
import { SubjectLinks } from './subject-links.js';
import { appointmentOf, kindOf, type Subject, subjectIn, useSubjects } from './subjects.js';
import { useEnquiryGoods } from './use-enquiry-goods.js';
import { Visit } from './visit.js';

interface ContactProps {
  /** Form of an external form service that replaces the shop's form. */
  Embed?: ComponentType<{ form: EmbeddedForm; fallback: ReactNode }>;
}
/** Subjects whose form an external form can replace. Forms for orders and appointments have fields that it does not have. */
const replaceable: Partial<Record<Subject, EmbeddedForm>> = { question: 'contact', advice: 'advice', quotation: 'quotation' };

/** Contact page: form by subject, other contact options, opening hours and map. */
export const Contact = ({ Embed }: ContactProps) => {
  const t = useTexts('form');
  const { search } = useNavigation().place;
  const subjects = useSubjects();
  const subject = subjects.find((one) => one === subjectIn(search)) ?? 'question';
  const canSend = useCapability('enquire');
  const token = search.get('token');
  const [isOver, setOver] = useState(expiredLinkCodes.includes(search.get('problem') ?? '') && !search.has('kind'));
  const wasSent = useWasSent(kindOf(subject));
  const [sent, setSent] = useState<{ subject: Subject; sent: Sent }>();
  const form = hasContext(search) ? undefined : replaceable[subject];
  const isDone = wasSent || sent?.subject === subject;
  const own = canSend && <ContactForm key={subject} subject={subject} onSent={(what) => setSent({ subject, sent: what })} />;
  if (search.has('confirmed')) return <Confirmed what="appointment" />;
  if (token && !isOver) return <ConfirmLink what="appointment" token={token} onOver={() => setOver(true)} />;
  return (
    <EnquiryPage title={t('contact.title')} summary={t('contact.summary')} aside={<ContactOptions />} below={brand.showroom && <Visit />}>
      {isOver && <ExpiredLink what="appointment" />}
      {!search.has('kind') && <PostedProblem except={expiredLinkCodes} />}
      {!isDone && canSend && <SubjectLinks current={subject} />}
      {isDone ? <ReceivedEnquiry kind={kindOf(subject)} sent={sent?.sent} /> : form && Embed ? <Embed form={form} fallback={own} /> : own}
    </EnquiryPage>
  );
};

const ContactForm = ({ subject, onSent }: { subject: Subject; onSent(sent: Sent): void }) => {
  const t = useTexts('form');
  const given = useGiven(subject);
  const actions = { contact: t(given.appointment ? 'appointment.send' : 'contact.send'), advice: t('advice.send'), quotation: t('quotation.send') };
  const kind = kindOf(subject) as keyof typeof actions;
  return (
    <EnquiryForm key={JSON.stringify(given)} kind={kind} given={given} draft="contact" action={actions[kind]} onSent={onSent}>
      <EnquiryContextList />
    </EnquiryForm>
  );
};

const hasContext = (search: URLSearchParams): boolean => Object.values(readEnquiryContext(search)).some((value) => value !== undefined && value !== false);

/** Returns the values in the URL that the form of a subject accepts. */
const useGiven = (subject: Subject): FormContext => {
  const t = useTexts('form');
  const requested = readEnquiryContext(useNavigation().place.search);
  const { product, configuration } = useEnquiryGoods(requested);
  const { withCart, room, quantity = 1 } = requested;
  const [productId, configurationId] = [product?.id, configuration?.id];
  const wish = product ? t('quotation.message', { quantity, name: product.name }) : withCart && t('quotation.cartMessage');
  const given = {
    question: {},
    order: { asksOrder: true },
    advice: { productId, room },
    quotation: { productId, configurationId, withCart: withCart || undefined, quantity: product && quantity, message: wish || undefined },
    callBack: {},
    showroom: {},
  }[subject];
  const known = Object.entries({ ...given, appointment: appointmentOf(subject) }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as FormContext;
};
