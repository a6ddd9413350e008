import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { and, eq, isNull } from 'drizzle-orm';
import type { Locale } from '../../contract/locales.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { addJobs } from '../jobs/add-jobs.js';
import { Jobs } from '../jobs/jobs.js';
import { mailTable } from './mail.tables.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';

export interface Mail {
  to: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
}

/** Mails leave after the transaction that causes them, and are tried again until they do. */
@Injectable()
export class OutboxService implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('send_mail', ({ id }) => this.send(id));
  }

  /** Puts a mail into the transaction: it leaves when that is committed, and never when it is not. */
  async queue(tx: Executor, mail: Mail): Promise<void> {
    const id = newId();
    await tx.insert(mailTable).values({ id, ...mail });
    await addJobs(tx, 'send_mail', [{ id }]);
  }

  private async send(id: string): Promise<void> {
    const [mail] = await this.db
      .select()
      .from(mailTable)
      .where(and(eq(mailTable.id, id), isNull(mailTable.sentAt)));
    if (!mail) return;
    await this.transport.send(mail);
    await this.db.update(mailTable).set({ sentAt: new Date() }).where(eq(mailTable.id, id));
  }
}
