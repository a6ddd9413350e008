import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import { addDays, weekdayOf } from '../../domain/calendar-days.js';
import { accountingDay, dayPeriod, type Period, weekPeriod } from '../accounting/periods.js';
import { EmptySearches } from '../catalogue/search/empty-searches.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { Jobs } from '../jobs/jobs.js';
import { OutboxService } from '../mail/outbox.service.js';
import { ReportMails } from '../mail/report-mails.js';
import { needsAttention } from '../payments/attention.js';
import { longestList, type Report, reportLocale } from './report.js';
import { heldEnquiries, lowStock, overdueOrders, salesFigures } from './report-queries.js';

/** Reports for ops. */
@Injectable()
export class Reports implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly searches: EmptySearches,
    private readonly mails: ReportMails,
    private readonly outbox: OutboxService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('mail_report', () => this.mailYesterday(accountingDay(new Date())));
  }

  /** Figures of a period, and what waits for a person at the moment. */
  async of(period: Period): Promise<Report> {
    const { name, firstDay, lastDay } = period;
    const bound = this.environment.REPORT_LOW_STOCK;
    return {
      name,
      firstDay,
      lastDay,
      sales: await salesFigures(this.db, period),
      attention: await needsAttention(this.db),
      overdue: await overdueOrders(this.db, accountingDay(new Date())),
      heldEnquiries: await heldEnquiries(this.db),
      lowStock: { bound, ...(await lowStock(this.db, bound)) },
      emptySearches: await this.searches.mostFrequent(period, longestList),
    };
  }

  /** Queues a mail for each period, all or none. @returns their address; undefined without REPORT_MAIL */
  async mail(periods: readonly Period[]): Promise<string | undefined> {
    const { REPORT_MAIL: to } = this.environment;
    if (to === undefined) return undefined;
    const reports: Report[] = [];
    for (const period of periods) reports.push(await this.of(period));
    await this.db.transaction(async (tx) => {
      for (const report of reports) await this.outbox.queue(tx, this.mails.report(to, report, reportLocale));
    });
    return to;
  }

  /** Mails the report of the previous day, and on Mondays also that of the previous week. @param today calendar day */
  async mailYesterday(today: string): Promise<void> {
    const yesterday = addDays(today, -1);
    await this.mail([dayPeriod(yesterday), ...(weekdayOf(today) === 0 ? [weekPeriod(yesterday)] : [])]);
  }
}
