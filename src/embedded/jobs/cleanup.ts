import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { statedPeriods } from '../../contract/stated-periods.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { sessionIsOver } from '../identity/identity.tables.js';
import { Jobs } from './jobs.js';

const { guestDays, networkDays, unconfirmedDays, spamDays, enquiryMonths, applicationMonths, applicationWeeks, orderedFileYears } = statedPeriods;

/** Tables and the SQL conditions on which their rows are deleted. */
const expiries: Record<string, string> = {
  idempotency_key: `created_at < now() - interval '24 hours'`,
  session: sessionIsOver,
  one_use_token: `expires_at < now() - case when kind = 'newsletter' then interval '7 days' else interval '30 days' end`,
  handover: `expires_at < now() - interval '1 hour'`,
  order_access: `expires_at < now()`,
  sign_in_failure: `updated_at < now() - interval '1 day'`,
  known_network: `seen_at < now() - interval '${networkDays} days'`,
  webhook_delivery: `created_at < now() - interval '30 days'`,
  catalogue_change: `at < now() - interval '400 days'`,
  mail: `sent_at < now() - interval '30 days'`,
  order: `state = 'open' and owner like 'guest:%' and updated_at < now() - interval '${guestDays} days'`,
  // Privacy statement: saved items of a guest are kept as long as a cart. They expire together, because their positions are numbered consecutively.
  storage_item: `owner like 'guest:%' and not exists (select 1 from storage_item n where n.owner = storage_item.owner and n.updated_at > now() - interval '${guestDays} days')`,
  configuration: `owner like 'guest:%' and updated_at < now() - interval '${guestDays} days' and not exists (select 1 from order_line l where l.configuration_id = configuration.id)
    and not exists (select 1 from storage_item s where s.configuration_id = configuration.id)`,
  guest: `created_at < now() - interval '90 days' and not exists (select 1 from "order" o where o.owner = 'guest:' || token_hash)
    and not exists (select 1 from configuration c where c.owner = 'guest:' || token_hash) and not exists (select 1 from upload u where u.owner = 'guest:' || token_hash)
    and not exists (select 1 from storage_item s where s.owner = 'guest:' || token_hash)`,
  // Privacy statement: periods in `promises`. The link to confirm a newsletter sign-up works for 7 days of its period.
  // A withdrawal is kept for the retention period of its order.
  enquiry: `received_at < now() - case when kind = 'newsletter' then interval '${unconfirmedDays} days' when suspicion is not null then interval '${spamDays} days' when kind = 'jobApplication' then interval '${applicationMonths} months'
    when kind = 'withdrawal' then interval '8 years' else interval '${enquiryMonths} months' end or (kind = 'jobApplication' and closed_at < now() - interval '${applicationWeeks} weeks')`,
  upload: `(owner like 'enquiry:%' and not exists (select 1 from enquiry e where owner = 'enquiry:' || e.id))
    or (((owner like 'guest:%' and created_at < now() - interval '${guestDays} days') or (owner like 'customer:%' and created_at < now() - interval '${orderedFileYears} years')) and not exists (select 1 from storage_file f where f.upload_id = upload.id)
    and not exists (select 1 from configuration c where c.owner = upload.owner and (position(upload.id in c.choices::text || coalesce(c.crop::text, '')) > 0 or position(upload.preview_id in c.crop::text) > 0)))`,
  // Reserved time slots that were not confirmed.
  appointment: `confirmed_at is null and held_until < now() - interval '1 day'`,
  enquiry_draft: `updated_at < now() - interval '24 hours'`,
  // The longest period for which German and Dutch law require the records of a warehouse.
  stock_movement: `at < now() - interval '10 years'`,
  open_upload: `created_at < now() - interval '24 hours'`,
  empty_search: `day < now() - interval '60 days'`,
  business_central_state: `expires_at < now() - interval '1 day'`,
  // Connections that were started but not confirmed.
  business_central_token: `id <> 'erp' and connected_at < now() - interval '1 day'`,
};
/**
 * Privacy statement: the files of an order are deleted two years after delivery, or after the end of an order without delivery.
 * This removes them from the order's design; the condition of `upload` above then deletes them. Designs in a library keep their files.
 */
const detachOrderedFiles = sql`
  with forgotten as (update configuration c set crop = null,
    choices = (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(c.choices) e where not exists (select 1 from upload u where u.id = e.value #>> '{}' and u.owner = c.owner))
  where exists (select 1 from order_line l where l.configuration_id = c.id)
    and not exists (select 1 from order_line l join "order" o on o.id = l.order_id where l.configuration_id = c.id and (o.state = 'open'
      or coalesce((select max(e.at) from order_event e where e.order_id = o.id and e."to" = 'delivered'), o.updated_at) > now() - make_interval(years => ${orderedFileYears})))
    and not exists (select 1 from storage_item s where s.configuration_id = c.id)
    and (c.crop is not null or exists (select 1 from jsonb_each(c.choices) e join upload u on u.id = e.value #>> '{}' and u.owner = c.owner))
    returning c.id)
  update order_line set snapshot = jsonb_set(snapshot, '{preview}', 'null', false) where configuration_id in (select id from forgotten) and snapshot is not null`;
/** Maximum number of rows deleted from a table in one run. The next hourly run deletes the rest. */
const batchSize = 10_000;

/** Deletes expired records. */
@Injectable()
export class Cleanup implements OnModuleInit {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('sweep', () => this.run());
  }

  async run(): Promise<void> {
    await this.db.execute(detachOrderedFiles);
    for (const [table, isExpired] of Object.entries(expiries)) {
      const name = sql.identifier(table);
      await this.db.execute(sql`delete from ${name} where ctid in (select ctid from ${name} where ${sql.raw(isExpired)} limit ${batchSize} for update skip locked)`);
    }
  }
}
