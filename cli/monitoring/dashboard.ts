interface Panel {
  title: string;
  /** Unit of the axis in Grafana. */
  unit: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes';
  /** PromQL by legend. */
  lines: Record<string, string>;
}

const requests = 'http_server_request_duration_seconds';
const quantile = (of: number, by: string, metric = requests): string => `histogram_quantile(${of}, sum by (${by}, le) (rate(${metric}_bucket[5m])))`;

/** Panels, most important first: business metrics, then what visitors notice, then causes. */
const panels: readonly Panel[] = [
  { title: 'Orders of the last hour', unit: 'short', lines: { '{{to}}': 'max by (to) (shop_order_events_last_hour)' } },
  { title: 'Payments of the last hour', unit: 'short', lines: { '{{status}}': 'max by (status) (shop_payments_last_hour)' } },
  { title: 'Needs a decision', unit: 'short', lines: { 'payments and refunds': 'max(shop_payments_needing_attention)', 'failed jobs': 'max(shop_jobs{state="givenUp"})' } },
  { title: 'Requests', unit: 'reqps', lines: { '{{job}}': `sum by (job) (rate(${requests}_count[5m]))` } },
  {
    title: 'Errors by route',
    unit: 'reqps',
    lines: { '{{http_route}} {{http_response_status_code}}': `sum by (http_route, http_response_status_code) (rate(${requests}_count{http_response_status_code=~"5.."}[5m]))` },
  },
  { title: 'Request duration', unit: 's', lines: { 'p50 {{job}}': quantile(0.5, 'job'), 'p99 {{job}}': quantile(0.99, 'job') } },
  { title: 'Slowest routes (p95)', unit: 's', lines: { '{{http_route}}': `topk(8, ${quantile(0.95, 'http_route')})` } },
  { title: 'Page cache hit ratio', unit: 'percentunit', lines: { 'hit ratio': 'sum(rate(shop_pages_sent_total{source="kept"}[5m])) / sum(rate(shop_pages_sent_total[5m]))' } },
  { title: 'Memory of the page cache', unit: 'bytes', lines: { '{{instance}}': 'shop_pages_kept_bytes' } },
  { title: 'Duration of calls to the Shop API (p95)', unit: 's', lines: { '{{operation}}': `topk(8, ${quantile(0.95, 'operation', 'shop_api_request_duration_seconds')})` } },
  {
    title: 'Failed calls to the Shop API',
    unit: 'reqps',
    lines: { '{{outcome}}': 'sum by (outcome) (rate(shop_api_request_duration_seconds_count{outcome!="ok"}[5m]))' },
  },
  {
    title: 'Circuit breaker and waiting calls of the Shop API',
    unit: 'short',
    lines: { 'breaker open {{instance}}': 'shop_api_breaker_open', 'waiting {{instance}}': 'shop_api_calls_waiting' },
  },
  { title: 'Faulty items of the Shop API', unit: 'reqps', lines: { '{{operation}}': 'sum by (operation) (rate(shop_api_items_left_out_total[5m]))' } },
  { title: 'Connections to PostgreSQL', unit: 'short', lines: { '{{state}}': 'sum by (state) (shop_database_connections)', waiting: 'sum(shop_database_waiting)' } },
  {
    title: 'Lag of database replicas',
    unit: 's',
    lines: { '{{replica}} {{instance}}': 'shop_replica_lag_seconds', 'left out {{replica}}': 'max by (replica) (shop_replica_left_out)' },
  },
  {
    title: 'Age of the oldest waiting job and webhook message',
    unit: 's',
    lines: { job: 'max(shop_jobs_oldest_due_seconds)', 'webhook message': 'max(shop_webhooks_oldest_waiting_seconds)' },
  },
  {
    title: 'Due jobs and failed webhook messages',
    unit: 'short',
    lines: { 'due jobs': 'max(shop_jobs{state="due"})', 'failed messages': 'max(shop_webhooks_failed_last_hour)' },
  },
  { title: 'Used quota of guest files', unit: 'percentunit', lines: { used: 'max(shop_guest_files_ratio)' } },
  { title: 'Virus scans by outcome', unit: 'reqps', lines: { '{{outcome}}': 'sum by (outcome) (rate(shop_files_scanned_total[5m]))' } },
  { title: 'Security events', unit: 'reqps', lines: { '{{event}}': 'sum by (event) (rate(shop_security_events_total[5m]))' } },
  {
    title: 'Waiting and refused requests',
    unit: 'reqps',
    lines: { 'waiting {{job}}': 'sum by (job) (shop_requests_waiting)', 'refused {{urgency}}': 'sum by (urgency) (rate(shop_requests_refused_total[5m]))' },
  },
  { title: 'Event loop lag (p99)', unit: 's', lines: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' } },
  { title: 'Memory', unit: 'bytes', lines: { '{{instance}}': 'process_resident_memory_bytes' } },
  { title: 'Cores in use', unit: 'short', lines: { '{{instance}}': 'rate(process_cpu_seconds_total[5m])' } },
];

const columns = 3;
const width = 24 / columns;
const height = 8;

/** The dashboard as JSON for Grafana, which prompts for the Prometheus data source at the import. */
export const dashboard = (): string =>
  `${JSON.stringify(
    {
      __inputs: [{ name: 'DS_PROMETHEUS', label: 'Prometheus', type: 'datasource', pluginId: 'prometheus', pluginName: 'Prometheus' }],
      title: 'Quiet shop',
      uid: 'quiet-shop',
      schemaVersion: 39,
      refresh: '30s',
      time: { from: 'now-6h', to: 'now' },
      panels: panels.map(({ title, unit, lines }, at) => ({
        id: at + 1,
        type: 'timeseries',
        title,
        datasource: { type: 'prometheus', uid: '${DS_PROMETHEUS}' },
        gridPos: { x: (at % columns) * width, y: Math.floor(at / columns) * height, w: width, h: height },
        fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
        targets: Object.entries(lines).map(([legendFormat, expr], line) => ({ refId: String.fromCharCode(65 + line), expr, legendFormat })),
      })),
    },
    null,
    2,
  )}\n`;
