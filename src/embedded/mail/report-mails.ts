import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { formatDate, formatDay } from '../formats.js';
import type { Report } from '../reports/report.js';
import { MailWriter } from './mail-writer.js';
import type { Mail } from './mail.types.js';
import type { MailedReport } from './report-mail-view.js';

const daysOf = ({ firstDay, lastDay }: Report, locale: Locale): string =>
  firstDay === lastDay ? formatDay(firstDay, locale) : `${formatDate(firstDay, locale)} – ${formatDate(lastDay, locale)}`;

/** Mails with reports for ops. */
@Injectable()
export class ReportMails {
  constructor(private readonly writer: MailWriter) {}

  report(to: string, report: Report, locale: Locale): Mail<'report'> {
    const days = daysOf(report, locale);
    const mailed: MailedReport = { ...report, attention: report.attention.map((one) => ({ ...one, since: one.since.toISOString().slice(0, 10) })) };
    return { kind: 'report', ...this.writer.compose({ to, locale, subject: 'mail.report.subject', args: { days } }, 'report', { report: mailed, days }) };
  }
}
