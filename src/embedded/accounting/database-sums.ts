import { sql } from 'drizzle-orm';
import { currencies, type Currency } from '../../contract/locales.js';
import type { Executor } from '../database/database.module.js';
import type { AccountingFault, DatabaseSums } from './balance.js';
import { inDecimals } from './decimals.js';
import type { Period } from './periods.js';

const amountAt = (json: string, view: 'includingVat' | 'excludingVat') => sql.raw(`coalesce((${json} -> '${view}' ->> 'amount')::bigint, 0)`);

/** Sums of the documents and movements of a period, which PostgreSQL calculates from the stored amounts. One row for each currency. */
export const databaseSums = async (tx: Executor, { from, until }: Period): Promise<DatabaseSums[]> => {
  const within = (time: string) => sql`${sql.raw(time)} >= ${from.toISOString()}::timestamptz and ${sql.raw(time)} < ${until.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Record<Exclude<keyof DatabaseSums, 'currency'>, string> & { currency: Currency }>(sql`
    with documents as (
      select o.currency, 1 as sign, ${amountAt(`o.totals -> 'total'`, 'includingVat')} as gross, ${amountAt(`o.totals -> 'total'`, 'excludingVat')} as net,
        ${amountAt(`o.totals -> 'shipping'`, 'includingVat')} + (select coalesce(sum(${amountAt(`l.snapshot -> 'total'`, 'includingVat')}), 0) from order_line l where l.order_id = o.id) as lines
        from invoice i join "order" o on o.id = i.order_id where ${within('i.issued_at')}
      union all select o.currency, 1, ${amountAt(`s."order" -> 'totals' -> 'total'`, 'includingVat')}, ${amountAt(`s."order" -> 'totals' -> 'total'`, 'excludingVat')},
        ${amountAt(`s."order" -> 'totals' -> 'shipping'`, 'includingVat')} + (select coalesce(sum(${amountAt(`l -> 'total'`, 'includingVat')}), 0) from jsonb_array_elements(s."order" -> 'lines') l)
        from superseded_invoice s join "order" o on o.id = s.order_id where ${within('s.issued_at')}
      union all select o.currency, -1, ${amountAt('c.total', 'includingVat')}, ${amountAt('c.total', 'excludingVat')},
        ${amountAt('c.shipping', 'includingVat')} + (select coalesce(sum(${amountAt(`l -> 'total'`, 'includingVat')}), 0) from jsonb_array_elements(c.lines) l)
        from credit_note c join "order" o on o.id = c.order_id where ${within('c.issued_at')}),
    sums as (
      select currency, sum(sign * gross) as gross, sum(sign * net) as net, sum(sign * lines) as lines, 0 as received, 0 as refunded from documents group by currency
      union all select currency, 0, 0, 0, sum(amount), 0 from payment where status = 'paid' and ${within('updated_at')} group by currency
      union all select currency, 0, 0, 0, 0, sum(amount) from refund where status = 'refunded' and ${within('updated_at')} group by currency)
    select currency, sum(gross)::text as gross, sum(net)::text as net, sum(lines)::text as lines, sum(received)::text as received, sum(refunded)::text as refunded from sums group by currency`);
  return currencies.flatMap((currency) => {
    const row = rows.find((one) => one.currency === currency);
    if (!row) return [];
    const { gross, net, lines, received, refunded } = row;
    return [{ currency, gross: Number(gross), net: Number(net), lines: Number(lines), received: Number(received), refunded: Number(refunded) }];
  });
};

/** Maximum number of faults of a kind that are reported. */
const atMost = 200;
const shown = (minor: string): string => inDecimals(Number(minor));

/**
 * Orders whose money does not agree with their documents, among those with a document, payment or refund in the period: invoiced less credited must
 * equal received less planned refunds as soon as a payment was received, and nothing may be owed for an order that ended without payment.
 */
export const moneyFaults = async (tx: Executor, { from, until }: Period): Promise<AccountingFault[]> => {
  const within = (time: string) => sql`${sql.raw(time)} >= ${from.toISOString()}::timestamptz and ${sql.raw(time)} < ${until.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ number: string; documents: string; money: string; credited: string; invoiced: string }>(sql`
    with touched as (
      select order_id from invoice where ${within('issued_at')} union select order_id from superseded_invoice where ${within('issued_at')}
      union select order_id from credit_note where ${within('issued_at')} union select order_id from payment where ${within('updated_at')}
      union select p.order_id from refund r join payment p on p.id = r.payment_id where ${within('r.updated_at')}),
    sums as (
      select o.number, o.state,
        case when exists (select 1 from invoice i where i.order_id = o.id) then ${amountAt(`o.totals -> 'total'`, 'includingVat')} else 0 end as invoiced,
        (select coalesce(sum(${amountAt('c.total', 'includingVat')}), 0) from credit_note c where c.order_id = o.id and c.superseded_invoice is null) as credited,
        (select coalesce(sum(p.amount), 0) from payment p where p.order_id = o.id and p.status = 'paid')
          - (select coalesce(sum(r.amount), 0) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id) as money,
        exists (select 1 from payment p where p.order_id = o.id and p.status = 'paid') as paid
      from touched t join "order" o on o.id = t.order_id)
    select number, (invoiced - credited)::text as documents, money::text, credited::text, invoiced::text from sums
    where ((paid or state in ('cancelled', 'refunded')) and invoiced - credited <> money) or credited > invoiced order by number limit ${atMost}`);
  return rows.map(({ number, documents, money, credited, invoiced }) =>
    Number(credited) > Number(invoiced)
      ? { code: 'CREDIT', place: number, message: `credited ${shown(credited)} of ${shown(invoiced)}` }
      : { code: 'MONEY', place: number, message: `invoiced less credited: ${shown(documents)}; received less refunds: ${shown(money)}` },
  );
};

/** Series with gaps: the counter of a shop's year must equal the number of its documents. */
export const numberFaults = async (tx: Executor, { firstDay }: Period): Promise<AccountingFault[]> => {
  const year = firstDay.slice(0, 4);
  const counted = (counter: string, series: string, tables: string[]) => {
    const numbers = tables.map((table) => `select number from ${table}`).join(' union all ');
    return sql.raw(
      `select '${series}' || shop || '-' || year as series, last, (select count(*) from (${numbers}) d where d.number like '${series}' || shop || '-' || year || '-%')::int as found from ${counter} where year = ${year}`,
    );
  };
  const { rows } = await tx.execute<{ series: string; last: number; found: number }>(
    sql`${counted('invoice_counter', 'F', ['invoice', 'superseded_invoice'])} union all ${counted('credit_note_counter', 'C', ['credit_note'])}`,
  );
  return rows
    .filter(({ last, found }) => last !== found)
    .map(({ series, last, found }) => ({ code: 'NUMBERS', place: series, message: `last number ${last}, documents ${found}` }));
};
