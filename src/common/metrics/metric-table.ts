/** A figure a process tells of itself: how it is counted, what it means, and what it is told apart by. */
export interface Metric {
  /** A gauge is read when it is asked for; the others grow. */
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
  /** The process that has it. */
  of: 'both' | 'storefront' | 'shopApi';
}
const metric = <const Of extends Metric['of'], const Kind extends Metric['kind'], const Labels extends readonly string[]>(of: Of, kind: Kind, help: string, ...labels: Labels) => ({
  of,
  kind,
  help,
  labels,
});

/**
 * Every figure of our own: measured, drawn and alarmed by these names. Requests bear those of OpenTelemetry's semantic conventions for HTTP;
 * what is counted of the last hour is counted in the books, and the same at every node.
 */
export const metricTable = {
  http_server_request_duration_seconds: metric(
    'both',
    'histogram',
    'Time from a request to the end of its answer',
    'http_request_method',
    'http_route',
    'http_response_status_code',
  ),
  shop_requests_waiting: metric('both', 'gauge', 'Requests that wait for their turn'),
  shop_requests_refused_total: metric('both', 'counter', 'Requests that were refused because there was too much to do', 'urgency'),
  shop_security_events_total: metric(
    'both',
    'counter',
    'What may be an attack: refused passwords, keys, ids, inputs, origins, signatures, files, and limits that were reached; beside it what ops do, and sign-ins',
    'event',
  ),
  shop_api_request_duration_seconds: metric('storefront', 'histogram', 'Time of a call to the Shop API', 'operation', 'outcome'),
  shop_api_breaker_open: metric('storefront', 'gauge', '1 while the Shop API fails and is not asked'),
  shop_api_calls_waiting: metric('storefront', 'gauge', 'Calls that wait for a connection to the Shop API'),
  shop_pages_sent_total: metric('storefront', 'counter', 'Public pages by where they came from: kept, or rendered for this visitor', 'source'),
  shop_pages_kept_bytes: metric('storefront', 'gauge', 'Memory of kept pages'),
  shop_database_connections: metric('shopApi', 'gauge', 'Connections to PostgreSQL of this process', 'state'),
  shop_database_waiting: metric('shopApi', 'gauge', 'Statements that wait for a connection'),
  shop_jobs: metric('shopApi', 'gauge', 'Queued work that is due, and work that was given up', 'state'),
  shop_jobs_oldest_due_seconds: metric('shopApi', 'gauge', 'How long the work that waits longest has been due'),
  shop_webhooks_oldest_waiting_seconds: metric('shopApi', 'gauge', 'How long the message to an integrator that waits longest has waited'),
  shop_webhooks_failed_last_hour: metric('shopApi', 'gauge', 'Messages to integrators of the last hour that were given up'),
  shop_order_events_last_hour: metric('shopApi', 'gauge', 'Changes of orders in the last hour, by the state they led to', 'to'),
  shop_payments_last_hour: metric('shopApi', 'gauge', 'Payments begun in the last hour, by how they stand', 'status'),
  shop_guest_files_ratio: metric('shopApi', 'gauge', 'How much of the room for files of people without an account is taken: 1 is all'),
  shop_files_scanned_total: metric('shopApi', 'counter', 'Files by what the virus scanner said: clean, infected, or that it could not be asked', 'outcome'),
  shop_payments_needing_attention: metric('shopApi', 'gauge', 'Payments and refunds that need a person'),
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricTable;
export type NamesOf<Kind extends Metric['kind']> = { [Name in MetricName]: (typeof metricTable)[Name]['kind'] extends Kind ? Name : never }[MetricName];
export type LabelsOf<Name extends MetricName> = Record<(typeof metricTable)[Name]['labels'][number], string>;
