/** A metric: its kind, description, labels, and the process that has it. */
export interface Metric {
  /** A gauge is read at each request of `/metrics`; the others are cumulative. */
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  of: 'both' | 'storefront' | 'shopApi';
}
const metric = <const Of extends Metric['of'], const Kind extends Metric['kind'], const Labels extends readonly string[]>(of: Of, kind: Kind, help: string, ...labels: Labels) => ({
  of,
  kind,
  help,
  labels,
});

/**
 * All metrics of the shop. Dashboard and alerts use these names. The metric of HTTP requests follows OpenTelemetry's semantic conventions.
 * Metrics of the last hour are counted in the database, and are the same in every replica.
 */
export const metricTable = {
  http_server_request_duration_seconds: metric(
    'both',
    'histogram',
    'Time from a request to the end of its response',
    'http_request_method',
    'http_route',
    'http_response_status_code',
  ),
  shop_requests_waiting: metric('both', 'gauge', 'Requests that wait in the queue of the admission control'),
  shop_requests_refused_total: metric('both', 'counter', 'Requests refused with 503 because of overload', 'urgency'),
  shop_security_events_total: metric(
    'both',
    'counter',
    'Security events: refused passwords, keys, ids, inputs, origins, signatures, files and connections; reached limits; sign-ins; actions of ops',
    'event',
  ),
  shop_api_request_duration_seconds: metric('storefront', 'histogram', 'Duration of a call to the Shop API', 'operation', 'outcome'),
  shop_api_items_left_out_total: metric('storefront', 'counter', 'Items that are left out of lists because the Shop API returned them without a needed field', 'operation'),
  shop_api_breaker_open: metric('storefront', 'gauge', '1 while the circuit breaker of the Shop API is open'),
  shop_api_calls_waiting: metric('storefront', 'gauge', 'Calls that wait for a connection to the Shop API'),
  shop_pages_sent_total: metric('storefront', 'counter', 'Public pages by source: from the page cache, or rendered for the request', 'source'),
  shop_page_regions_kept_total: metric('storefront', 'counter', 'Headers, main contents and footers of rendered pages that were inserted from an earlier page', 'region'),
  shop_pages_kept_bytes: metric('storefront', 'gauge', 'Memory of the page cache'),
  shop_pictures_fetched_total: metric('storefront', 'counter', 'Pictures of other hosts by result: ok, unavailable, refused for what the host sent, or failed', 'outcome'),
  shop_pictures_waiting: metric('storefront', 'gauge', 'Pictures that wait to be fetched, decoded or encoded'),
  shop_pictures_kept_bytes: metric('storefront', 'gauge', 'Disk space of fetched pictures'),
  shop_database_connections: metric('shopApi', 'gauge', 'Connections of this process to PostgreSQL', 'state'),
  shop_database_waiting: metric('shopApi', 'gauge', 'Statements that wait for a connection'),
  shop_replica_left_out: metric('shopApi', 'gauge', '1 for a replica of the database that is not read, because it is late, gone or promoted', 'replica'),
  shop_replica_lag_seconds: metric('shopApi', 'gauge', 'Time by which a replica of the database lags behind the primary, to the second', 'replica'),
  shop_jobs: metric('shopApi', 'gauge', 'Jobs that are due, and jobs that failed and are not retried', 'state'),
  shop_jobs_oldest_due_seconds: metric('shopApi', 'gauge', 'Time for which the oldest waiting job has been due'),
  shop_webhooks_oldest_waiting_seconds: metric('shopApi', 'gauge', 'Age of the oldest webhook that is not delivered'),
  shop_webhooks_failed_last_hour: metric('shopApi', 'gauge', 'Webhooks of the last hour that failed and are not retried'),
  shop_order_events_last_hour: metric('shopApi', 'gauge', 'State changes of orders in the last hour, by new state', 'to'),
  shop_payments_last_hour: metric('shopApi', 'gauge', 'Payments started in the last hour, by status', 'status'),
  shop_guest_files_ratio: metric('shopApi', 'gauge', 'Used share of the space for files of guests (1: full)'),
  shop_files_scanned_total: metric('shopApi', 'counter', 'Files by result of the virus scan: clean, infected, or failed', 'outcome'),
  shop_payments_needing_attention: metric('shopApi', 'gauge', 'Payments and refunds that need manual action'),
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricTable;
export type NamesOf<Kind extends Metric['kind']> = { [Name in MetricName]: (typeof metricTable)[Name]['kind'] extends Kind ? Name : never }[MetricName];
export type LabelsOf<Name extends MetricName> = Record<(typeof metricTable)[Name]['labels'][number], string>;
