import { Module } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { BRAND, loadSite } from '../../config/brand.js';
import type { Brand } from '../../contract/brands.js';
import { EnquiryMails } from './enquiry-mails.js';
import { fileTransport } from './file.transport.js';
import { LegalDocuments } from '../legal-documents/legal-documents.service.js';
import { ShortMails } from './short-mails.js';
import { MAIL_TRANSPORT } from './mail-transport.js';
import { MAIL_THEME, MailWriter } from './mail-writer.js';
import { OrderMails } from './order-mails.js';
import { MailLimits } from './mail-limits.js';
import { OutboxService } from './outbox.service.js';
import { ReportMails } from './report-mails.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { smtpTransport } from './smtp.transport.js';

/** Mails: queued in the transaction that causes them, rendered and sent after it. */
@Module({
  imports: [UploadsModule],
  providers: [
    MailLimits,
    OutboxService,
    LegalDocuments,
    MailWriter,
    { provide: MAIL_THEME, inject: [BRAND], useFactory: async ({ code }: Brand) => (await loadSite(code)).theme },
    EnquiryMails,
    OrderMails,
    ReportMails,
    ShortMails,
    {
      provide: MAIL_TRANSPORT,
      inject: [ENVIRONMENT, BRAND],
      useFactory: ({ SMTP_URL, DATA_DIR, clearText }: Environment, { siteName, email }: Brand) => {
        const from = { name: siteName, address: email };
        return SMTP_URL ? smtpTransport(SMTP_URL, from, clearText) : fileTransport(DATA_DIR, from);
      },
    },
  ],
  exports: [EnquiryMails, OutboxService, OrderMails, ReportMails, ShortMails],
})
export class MailModule {}
