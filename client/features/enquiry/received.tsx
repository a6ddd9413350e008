import { useEffect, useRef } from 'react';
import { useFormat } from '../../core/format.js';
import { useNavigation } from '../../core/page.js';
import { useTexts } from '../../core/texts.js';
import { trackEnquiry } from '../../core/track.js';
import { Remark } from '../../ui/remark.js';
import type { Sent } from './form/enquiry-form.js';
import type { FormKind } from './form/enquiry-values.js';

const news = { role: 'status' } as const;

/** Notice that an enquiry was received, with the next steps. It takes the focus. */
export const Received = ({ title, text }: { title: string; text: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <Remark kind="success" {...news}>
        <strong>{title}</strong>
        <p>{text}</p>
      </Remark>
    </div>
  );
};

const titles = {
  contact: 'contact.sentTitle',
  quotation: 'quotation.sentTitle',
  advice: 'quotation.sentTitle',
  jobApplication: 'application.sentTitle',
  newsletter: 'newsletter.sentTitle',
} as const;

/** Tracks a form that was posted without scripts, when the confirmation page runs scripts. The receipt prevents a second event after a reload. */
const useTrackedPost = (kind: FormKind, isPosted: boolean): void => {
  const receipt = useNavigation().place.search.get('receipt');
  useEffect(() => {
    if (isPosted && receipt) trackEnquiry(kind, { what: `enquiry.${receipt}` });
  }, [kind, isPosted, receipt]);
};

/** Notice that an enquiry was received. After a post without scripts the sender is unknown, so the text has no email address. */
export const ReceivedEnquiry = ({ kind, sent }: { kind: FormKind; sent: Sent | undefined }) => {
  const t = useTexts('form');
  const { day: format, time } = useFormat();
  useTrackedPost(kind, !sent);
  const isHeld = useNavigation().place.search.has('held');
  if (sent?.appointment && sent.day && sent.time) {
    const moment = t('appointment.chosen', { day: format(sent.day), time: time(sent.time) });
    if (sent.needsConfirmation) return <Received title={t('appointment.heldTitle')} text={t('appointment.heldText', { moment, email: sent.email })} />;
    return <Received title={t('appointment.sentTitle')} text={t(`appointment.sent.${sent.appointment}`, { moment, email: sent.email })} />;
  }
  if (!sent && isHeld) return <Received title={t('appointment.heldTitle')} text={t('appointment.heldPlain')} />;
  if (kind === 'newsletter') return <Received title={t(titles[kind])} text={sent ? t('newsletter.sentText', { email: sent.email }) : t('newsletter.sentPlain')} />;
  return <Received title={t(titles[kind])} text={sent ? t('contact.sentText', { email: sent.email }) : t('enquiry.sentPlain')} />;
};
