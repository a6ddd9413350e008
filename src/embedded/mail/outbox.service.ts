import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { describeError } from '../../common/describe-error.js';
import type { Locale } from '../../contract/locales.js';
import { DATABASE, type Database, type Executor } from '../database/database.module.js';
import { newId } from '../ids.js';
import { mailTable } from './mail.tables.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport.js';

export interface Mail {
  to: string;
  locale: Locale;
  subject: string;
  html: string;
  text: string;
}

const lookEvery = 2_000;
/** Seconds until the next attempt: 10, 40, 90… up to an hour. */
const pauseAfter = (attempts: number) => Math.min(10 * attempts ** 2, 3600);

/** Sends what waits in the mail table: after a commit, at start, and every two seconds (one look in an index). */
@Injectable()
export class OutboxService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;
  private isWoken = false;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), lookEvery).unref();
    this.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Puts a mail into the transaction: it leaves when that is committed, and never when it is not. */
  async queue(tx: Executor, mail: Mail): Promise<void> {
    await tx.insert(mailTable).values({ id: newId(), ...mail });
  }

  /** Looks for waiting mail without making the caller wait. */
  wake(): void {
    this.isWoken = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  private async run(): Promise<void> {
    while (this.isWoken) {
      this.isWoken = false;
      try {
        while (await this.sendNext());
      } catch (error) {
        this.logger.warn(`Waiting mail could not be read: ${describeError(error)}`);
      }
    }
  }

  /** Claims the next mail for a while, so that no other process sends it too, and sends it outside of any transaction. */
  private async sendNext(): Promise<boolean> {
    const waiting = and(isNull(mailTable.sentAt), lte(mailTable.notBefore, sql`now()`));
    const next = this.db.select({ id: mailTable.id }).from(mailTable).where(waiting).orderBy(asc(mailTable.notBefore)).limit(1).for('update', { skipLocked: true });
    const claim = { attempts: sql`${mailTable.attempts} + 1`, notBefore: sql`now() + make_interval(secs => ${this.transport.patienceSeconds})` };
    const [mail] = await this.db
      .update(mailTable)
      .set(claim)
      .where(eq(mailTable.id, sql`(${next})`))
      .returning();
    if (!mail) return false;
    const outcome = await this.transport.send(mail).then(
      () => ({ sentAt: new Date() }),
      (error: unknown) => {
        this.logger.warn(`Mail ${mail.id} was not sent (attempt ${mail.attempts}): ${String(error)}`);
        return { notBefore: new Date(Date.now() + pauseAfter(mail.attempts) * 1000) };
      },
    );
    await this.db.update(mailTable).set(outcome).where(eq(mailTable.id, mail.id));
    return true;
  }
}
