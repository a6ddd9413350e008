import type { LabelsOf, NamesOf } from '../../src/common/metrics/metric-table.js';
import type { Reading } from './readings.js';

interface Told {
  name: string;
  /** `page` wakes somebody; `ticket` waits for the morning. */
  severity: 'page' | 'ticket';
  /** Minutes it must last. */
  minutes: number;
  summary: string;
  /** What to do, in the order of what is likeliest. */
  remedy: string;
}

type Gauge = NamesOf<'gauge'>;
/** A gauge beyond a limit: one look tells. */
interface Limit<Name extends Gauge = Gauge> extends Told {
  gauge: Name;
  labels?: Partial<LabelsOf<Name>>;
  above: number;
}
/** What only shows over time. */
interface Course extends Told {
  expression: string;
}
export type Alert = Limit | Course;

const requests = 'http_server_request_duration_seconds';

/** What matters to a shop, what it is when it is wrong, and what to do. The rules for Prometheus and `doctor --url` come from here. */
export const alerts: readonly Alert[] = [
  {
    name: 'ProcessDown',
    severity: 'page',
    minutes: 2,
    expression: 'up{job=~"quiet-shop.*"} == 0',
    summary: 'A storefront or a Shop API does not answer Prometheus',
    remedy: 'Look at its last log lines and at /health/ready; start it again. With two of each, shoppers go on buying meanwhile.',
  },
  {
    name: 'ManyErrors',
    severity: 'page',
    minutes: 5,
    expression: `sum(rate(${requests}_count{http_response_status_code=~"5.."}[5m])) / sum(rate(${requests}_count[5m])) > 0.02`,
    summary: 'More than two of a hundred requests fail',
    remedy: 'Look which route fails (dashboard, "Errors by route"), and search its request ids in the log. If it began with a release, go back.',
  },
  {
    name: 'SlowRequests',
    severity: 'ticket',
    minutes: 10,
    expression: `histogram_quantile(0.99, sum by (le) (rate(${requests}_bucket[5m]))) > 1`,
    summary: 'One of a hundred requests takes more than a second',
    remedy: 'Look whether the database waits (ConnectionsTaken), the event loop is late (EventLoopLate), or there is simply more to do: then add a node.',
  },
  {
    name: 'EventLoopLate',
    severity: 'ticket',
    minutes: 5,
    expression: 'max by (instance) (nodejs_eventloop_lag_p99_seconds) > 0.2',
    summary: 'A process has more to do than one core can',
    remedy: 'Add a storefront, or a Shop API; see docs/scaling.md for what one carries.',
  },
  {
    name: 'BuyersRefused',
    severity: 'page',
    minutes: 1,
    expression: 'sum(increase(shop_requests_refused_total{urgency="urgent"}[5m])) > 0',
    summary: 'There is so much to do that people who buy are told to come back',
    remedy: 'Add storefronts and Shop APIs. If one network sends most of it, stop that at the proxy.',
  },
  {
    name: 'VisitorsRefused',
    severity: 'ticket',
    minutes: 5,
    expression: `sum(rate(shop_requests_refused_total[5m])) > 0.02 * sum(rate(${requests}_count[5m]))`,
    summary: 'More than two of a hundred requests are told to come back',
    remedy: 'Add a storefront (EventLoopLate) or a Shop API (CallsWait, ConnectionsTaken); those who buy go first meanwhile.',
  },
  {
    name: 'ShopApiNotAsked',
    severity: 'page',
    minutes: 1,
    gauge: 'shop_api_breaker_open',
    above: 0,
    summary: 'The storefront asks the Shop API no more: pages are old, nobody can buy',
    remedy: 'Look at /health/ready of the Shop API: it names the part that fails. The storefront goes on by itself as soon as it answers.',
  },
  {
    name: 'CallsWait',
    severity: 'page',
    minutes: 2,
    gauge: 'shop_api_calls_waiting',
    above: 64,
    summary: 'The Shop API answers more slowly than it is asked',
    remedy: 'Look at ConnectionsTaken; add a Shop API.',
  },
  {
    name: 'ConnectionsTaken',
    severity: 'page',
    minutes: 2,
    gauge: 'shop_database_waiting',
    above: 10,
    summary: 'Statements wait for a connection to PostgreSQL',
    remedy: 'Look for long statements (pg_stat_activity), for a full disk, and for locks; then for more of PostgreSQL.',
  },
  {
    name: 'JobsLate',
    severity: 'page',
    minutes: 5,
    gauge: 'shop_jobs_oldest_due_seconds',
    above: 300,
    summary: 'Mails, invoices or payments wait for more than five minutes',
    remedy: 'Is a Shop API running? Its log says which kind of work fails and why; it is tried again by itself.',
  },
  {
    name: 'JobsGivenUp',
    severity: 'ticket',
    minutes: 1,
    gauge: 'shop_jobs',
    labels: { state: 'givenUp' },
    above: 0,
    summary: 'Work was given up after its last attempt',
    remedy: 'Its error stands in graphile_worker.jobs (last_error). Mend the cause, then set attempts to 0 and run_at to now().',
  },
  {
    name: 'WebhooksLate',
    severity: 'ticket',
    minutes: 5,
    gauge: 'shop_webhooks_oldest_waiting_seconds',
    above: 1800,
    summary: 'An integrator has not been told for half an hour',
    remedy: '`npm run cli -- webhooks deliveries` shows whose server does not answer and with what; it is tried again by itself.',
  },
  {
    name: 'WebhooksFailed',
    severity: 'ticket',
    minutes: 1,
    gauge: 'shop_webhooks_failed_last_hour',
    above: 0,
    summary: 'An integrator was not told at all',
    remedy: '`npm run cli -- webhooks deliveries`, then `webhooks retry <id>` once their server answers.',
  },
  {
    name: 'FilesUnchecked',
    severity: 'page',
    minutes: 5,
    expression: 'sum(increase(shop_files_scanned_total{outcome="failed"}[10m])) > 0',
    summary: 'Files cannot be looked at for viruses, so none is taken',
    remedy: 'Is clamd running, and does CLAMD_URL lead to it? Its StreamMaxLength must be 30 MB or more. The log says what it answered.',
  },
  {
    name: 'PaymentsFail',
    severity: 'page',
    minutes: 10,
    expression: 'max(shop_payments_last_hour{status="failed"}) >= 5 and max(shop_payments_last_hour{status="failed"}) > 0.3 * sum(max by (status) (shop_payments_last_hour))',
    summary: 'Every third payment fails',
    remedy: 'Look at the payment provider’s status page and at warnings of "Mollie" in the log. Payments are asked for again by themselves.',
  },
  {
    name: 'NoOrders',
    severity: 'page',
    minutes: 120,
    expression: '(max(shop_order_events_last_hour{to="awaitingPayment"}) or vector(0)) == 0 and on() hour() >= 7 and on() hour() < 20',
    summary: 'Nobody has ordered for two hours of the day (UTC; set the hours to your trade)',
    remedy: 'Buy something yourself. If that works, look at the visitors: a campaign, a search engine, a domain.',
  },
  {
    name: 'UnderAttack',
    severity: 'ticket',
    minutes: 5,
    expression: 'sum by (event) (increase(shop_security_events_total{event!~"opsAction|signedIn"}[10m])) > 300',
    summary: 'Hundreds of refusals of one kind within ten minutes: somebody tries passwords, keys or limits',
    remedy: 'Search the log for part "Security": its lines name event and network. Stop the network at the proxy; refused passwords slow down by themselves.',
  },
  {
    name: 'GuestFilesFull',
    severity: 'ticket',
    minutes: 5,
    gauge: 'shop_guest_files_ratio',
    above: 0.9,
    summary: 'Files of people without an account have taken nine tenths of their room; beyond it nobody can send a photograph without signing in',
    remedy:
      'Look in the log for networks that send many (events uploadRefused and limitReached) and stop them at the proxy; they go by themselves after 30 days. With disk to spare, raise GUEST_FILES_GB.',
  },
  {
    name: 'MoneyNeedsSomebody',
    severity: 'ticket',
    minutes: 1,
    gauge: 'shop_payments_needing_attention',
    above: 0,
    summary: 'A payment or a refund needs a person',
    remedy: '`npm run cli -- payments attention` lists them, with what to do.',
  },
];

const selectorOf = ({ gauge, labels = {} }: Limit): string => {
  const words = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return gauge + (words.length ? `{${words.join(',')}}` : '');
};

/** An alert as PromQL. Nodes that look at the same books say the same: the largest counts once. */
export const expressionOf = (alert: Alert): string => ('expression' in alert ? alert.expression : `max(${selectorOf(alert)}) > ${alert.above}`);

/** Whether a figure as it stands now is beyond an alert's limit. */
export const isBeyond = (alert: Alert, { name, labels, value }: Reading): boolean =>
  'gauge' in alert && name === alert.gauge && Object.entries(alert.labels ?? {}).every(([label, is]) => labels[label] === is) && value > alert.above;
