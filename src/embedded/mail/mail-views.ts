import type { ComponentProps } from 'react';
import { EnquiryMailView } from './enquiry-mail-view.js';
import { OrderMail } from './order-mail.js';
import { ReportMailView } from './report-mail-view.js';
import { ShortMailView } from './short-mail-view.js';

/** Components of mails. A queued mail stores the name of its component and the properties as JSON, which later releases must still be able to render. */
export const mailViews = { order: OrderMail, short: ShortMailView, enquiry: EnquiryMailView, report: ReportMailView };

export type MailView = keyof typeof mailViews;
export type PropsOf<View extends MailView> = ComponentProps<(typeof mailViews)[View]>;

/** What a mail is rendered from. */
export interface MailContent<View extends MailView = MailView> {
  view: View;
  props: PropsOf<View>;
  /** Values of placeholders in the texts. */
  args: Record<string, string>;
}
