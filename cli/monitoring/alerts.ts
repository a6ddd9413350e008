import type { LabelsOf, NamesOf } from '../../src/common/metrics/metric-table.js';
import type { MetricSample } from './parse-metrics.js';

interface AlertText {
  name: string;
  /** `page` notifies somebody at any time; `ticket` can wait until the morning. */
  severity: 'page' | 'ticket';
  /** Minutes that the condition must last. */
  minutes: number;
  summary: string;
  /** What to do, likeliest cause first. */
  remedy: string;
}

type Gauge = NamesOf<'gauge'>;
/** Alert on a gauge above a limit. `doctor` can check it with one reading. */
interface LimitAlert<Name extends Gauge = Gauge> extends AlertText {
  gauge: Name;
  labels?: Partial<LabelsOf<Name>>;
  above: number;
}
/** Alert on a PromQL expression that needs readings over time. */
interface TrendAlert extends AlertText {
  expression: string;
}
export type Alert = LimitAlert | TrendAlert;

const requests = 'http_server_request_duration_seconds';

/** All alerts. Source of the rules for Prometheus and of `doctor --url`. */
export const alerts: readonly Alert[] = [
  {
    name: 'ProcessDown',
    severity: 'page',
    minutes: 2,
    expression: 'up{job=~"quiet-shop.*"} == 0',
    summary: 'A storefront or a Shop API does not answer Prometheus',
    remedy: 'Check its last log lines and /health/ready, then restart it. With two replicas of each, shoppers can still order.',
  },
  {
    name: 'ManyErrors',
    severity: 'page',
    minutes: 5,
    expression: `sum(rate(${requests}_count{http_response_status_code=~"5.."}[5m])) / sum(rate(${requests}_count[5m])) > 0.02`,
    summary: 'More than 2% of requests fail',
    remedy: 'Find the failing route (dashboard, "Errors by route") and search the log for its request ids. If it began with a release, roll back.',
  },
  {
    name: 'SlowRequests',
    severity: 'ticket',
    minutes: 10,
    expression: `histogram_quantile(0.99, sum by (le) (rate(${requests}_bucket[5m]))) > 1`,
    summary: '1% of requests take more than a second',
    remedy: 'Check for database connections (ConnectionsTaken) and the event loop (EventLoopLate). If only the load has grown, add a replica.',
  },
  {
    name: 'EventLoopLate',
    severity: 'ticket',
    minutes: 5,
    expression: 'max by (instance) (nodejs_eventloop_lag_p99_seconds) > 0.2',
    summary: 'A process has more work than one core can do',
    remedy: 'Add a replica of the storefront or of the Shop API; docs/scaling.md states the capacity of one.',
  },
  {
    name: 'BuyersRefused',
    severity: 'page',
    minutes: 1,
    expression: 'sum(increase(shop_requests_refused_total{urgency="urgent"}[5m])) > 0',
    summary: 'Requests of shoppers who order are refused because of overload',
    remedy: 'Add replicas of storefront and Shop API. If one network sends most requests, block it at the proxy.',
  },
  {
    name: 'VisitorsRefused',
    severity: 'ticket',
    minutes: 5,
    expression: `sum(rate(shop_requests_refused_total[5m])) > 0.02 * sum(rate(${requests}_count[5m]))`,
    summary: 'More than 2% of requests are refused because of overload',
    remedy: 'Add a replica of the storefront (EventLoopLate) or of the Shop API (CallsWait, ConnectionsTaken). Requests of shoppers who order have priority meanwhile.',
  },
  {
    name: 'ShopApiNotAsked',
    severity: 'page',
    minutes: 1,
    gauge: 'shop_api_breaker_open',
    above: 0,
    summary: 'The circuit breaker of the Shop API is open: pages are outdated, and nobody can order',
    remedy: 'Check /health/ready of the Shop API, which names the failing part. The storefront recovers by itself when the Shop API responds again.',
  },
  {
    name: 'CallsWait',
    severity: 'page',
    minutes: 2,
    gauge: 'shop_api_calls_waiting',
    above: 64,
    summary: 'Calls wait because the Shop API responds too slowly',
    remedy: 'Check ConnectionsTaken; add a replica of the Shop API.',
  },
  {
    name: 'ItemsLeftOut',
    severity: 'ticket',
    minutes: 5,
    expression: 'sum by (operation) (increase(shop_api_items_left_out_total[15m])) > 0',
    summary: 'The Shop API returns items without needed fields, so they are missing from lists',
    remedy: 'Search the log for part "ShopApiClient": the lines contain operation, field and id. docs/reading.md lists the needed fields.',
  },
  {
    name: 'ConnectionsTaken',
    severity: 'page',
    minutes: 2,
    gauge: 'shop_database_waiting',
    above: 10,
    summary: 'Statements wait for a connection to PostgreSQL',
    remedy: 'Check for long statements (pg_stat_activity), a full disk and locks; then give PostgreSQL more resources.',
  },
  {
    name: 'ReplicaLeftOut',
    severity: 'ticket',
    minutes: 5,
    gauge: 'shop_replica_left_out',
    above: 0,
    summary: 'A replica of the database is not read, so the primary has its load too',
    remedy:
      'Search the log for part "Replicas", which contains the reason. A late or restarted replica is read again by itself; a promoted one must be made from the primary anew.',
  },
  {
    name: 'JobsLate',
    severity: 'page',
    minutes: 5,
    gauge: 'shop_jobs_oldest_due_seconds',
    above: 300,
    summary: 'Jobs, such as mails, invoices or payments, are overdue by more than five minutes',
    remedy: 'Check that a Shop API runs. Its log states which job fails and why. Jobs are retried automatically.',
  },
  {
    name: 'JobsGivenUp',
    severity: 'ticket',
    minutes: 1,
    gauge: 'shop_jobs',
    labels: { state: 'givenUp' },
    above: 0,
    summary: 'A job failed at its last attempt',
    remedy: 'graphile_worker.jobs (last_error) contains the error. Fix the cause, then set attempts to 0 and run_at to now().',
  },
  {
    name: 'WebhooksLate',
    severity: 'ticket',
    minutes: 5,
    gauge: 'shop_webhooks_oldest_waiting_seconds',
    above: 1800,
    summary: 'A webhook message has been waiting for delivery for half an hour',
    remedy: '`npm run cli -- webhooks deliveries` shows which server fails and how. Deliveries are retried automatically.',
  },
  {
    name: 'WebhooksFailed',
    severity: 'ticket',
    minutes: 1,
    gauge: 'shop_webhooks_failed_last_hour',
    above: 0,
    summary: 'The delivery of a webhook message failed at its last attempt',
    remedy: 'Run `npm run cli -- webhooks deliveries`, then `webhooks retry <id>` when the server of the integrator responds again.',
  },
  {
    name: 'FilesUnchecked',
    severity: 'page',
    minutes: 5,
    expression: 'sum(increase(shop_files_scanned_total{outcome="failed"}[10m])) > 0',
    summary: 'Files cannot be scanned for viruses, so uploads are refused',
    remedy: 'Check that clamd runs and that CLAMD_URL is its address. Its StreamMaxLength must be 30 MB or more. The log contains its response.',
  },
  {
    name: 'PaymentsFail',
    severity: 'page',
    minutes: 10,
    expression: 'max(shop_payments_last_hour{status="failed"}) >= 5 and max(shop_payments_last_hour{status="failed"}) > 0.3 * sum(max by (status) (shop_payments_last_hour))',
    summary: 'More than 30% of payments fail',
    remedy: 'Check the status page of the payment provider, and warnings of "Mollie" in the log. Payment states are queried again automatically.',
  },
  {
    name: 'NoOrders',
    severity: 'page',
    minutes: 120,
    expression: '(max(shop_order_events_last_hour{to="awaitingPayment"}) or vector(0)) == 0 and on() hour() >= 7 and on() hour() < 20',
    summary: 'No order for two hours during the day (UTC; adapt the hours to your trade)',
    remedy: 'Place an order yourself. If that works, check where visitors come from: campaigns, search engines, domains.',
  },
  {
    name: 'UnderAttack',
    severity: 'ticket',
    minutes: 5,
    expression: 'sum by (event) (increase(shop_security_events_total{event!~"opsAction|signedIn"}[10m])) > 300',
    summary: 'More than 300 refusals of one kind within ten minutes: somebody may be trying passwords, keys or limits',
    remedy: 'Search the log for part "Security": its lines contain event and network. Block the network at the proxy. Repeated wrong passwords are slowed down automatically.',
  },
  {
    name: 'GuestFilesFull',
    severity: 'ticket',
    minutes: 5,
    gauge: 'shop_guest_files_ratio',
    above: 0.9,
    summary: 'Files of guests use more than 90% of their quota; when it is full, guests can upload no photos',
    remedy:
      'Search the log for networks with many uploads (events uploadRefused and limitReached) and block them at the proxy. Guest files are deleted after 30 days. If the disk has space, increase GUEST_FILES_GB.',
  },
  {
    name: 'MoneyNeedsSomebody',
    severity: 'ticket',
    minutes: 1,
    gauge: 'shop_payments_needing_attention',
    above: 0,
    summary: 'A payment or a refund needs a decision',
    remedy: '`npm run cli -- payments attention` lists them.',
  },
];

const selectorOf = ({ gauge, labels = {} }: LimitAlert): string => {
  const words = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return gauge + (words.length ? `{${words.join(',')}}` : '');
};

/** An alert as PromQL. `max` counts a value once when several replicas report it from the same database. */
export const expressionOf = (alert: Alert): string => ('expression' in alert ? alert.expression : `max(${selectorOf(alert)}) > ${alert.above}`);

/** Whether a reading exceeds the limit of an alert. */
export const exceedsLimit = (alert: Alert, { name, labels, value }: MetricSample): boolean =>
  'gauge' in alert && name === alert.gauge && Object.entries(alert.labels ?? {}).every(([label, is]) => labels[label] === is) && value > alert.above;
