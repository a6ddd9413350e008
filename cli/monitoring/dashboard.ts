interface Panel {
  title: string;
  /** What Grafana writes at the axis. */
  unit: 's' | 'reqps' | 'percentunit' | 'short' | 'bytes';
  /** PromQL by what its lines are called. */
  lines: Record<string, string>;
}

const requests = 'http_server_request_duration_seconds';
const quantile = (of: number, by: string, metric = requests): string => `histogram_quantile(${of}, sum by (${by}, le) (rate(${metric}_bucket[5m])))`;

/** What is drawn, most important first: the trade, then what visitors feel, then why. */
const panels: readonly Panel[] = [
  { title: 'Orders of the last hour', unit: 'short', lines: { '{{to}}': 'max by (to) (shop_order_events_last_hour)' } },
  { title: 'Payments of the last hour', unit: 'short', lines: { '{{status}}': 'max by (status) (shop_payments_last_hour)' } },
  { title: 'Needs a person', unit: 'short', lines: { money: 'max(shop_payments_needing_attention)', 'work given up': 'max(shop_jobs{state="givenUp"})' } },
  { title: 'Requests', unit: 'reqps', lines: { '{{job}}': `sum by (job) (rate(${requests}_count[5m]))` } },
  {
    title: 'Errors by route',
    unit: 'reqps',
    lines: { '{{http_route}} {{http_response_status_code}}': `sum by (http_route, http_response_status_code) (rate(${requests}_count{http_response_status_code=~"5.."}[5m]))` },
  },
  { title: 'Time of a request', unit: 's', lines: { 'half {{job}}': quantile(0.5, 'job'), '99 of 100 {{job}}': quantile(0.99, 'job') } },
  { title: 'Slowest routes (95 of 100)', unit: 's', lines: { '{{http_route}}': `topk(8, ${quantile(0.95, 'http_route')})` } },
  { title: 'Public pages that were kept', unit: 'percentunit', lines: { kept: 'sum(rate(shop_pages_sent_total{source="kept"}[5m])) / sum(rate(shop_pages_sent_total[5m]))' } },
  { title: 'Memory of kept pages', unit: 'bytes', lines: { '{{instance}}': 'shop_pages_kept_bytes' } },
  { title: 'Calls to the Shop API (95 of 100)', unit: 's', lines: { '{{operation}}': `topk(8, ${quantile(0.95, 'operation', 'shop_api_request_duration_seconds')})` } },
  {
    title: 'Calls to the Shop API that failed',
    unit: 'reqps',
    lines: { '{{outcome}}': 'sum by (outcome) (rate(shop_api_request_duration_seconds_count{outcome!="ok"}[5m]))' },
  },
  { title: 'Not asked, and waiting', unit: 'short', lines: { 'not asked {{instance}}': 'shop_api_breaker_open', 'waiting {{instance}}': 'shop_api_calls_waiting' } },
  { title: 'Connections to PostgreSQL', unit: 'short', lines: { '{{state}}': 'sum by (state) (shop_database_connections)', waiting: 'sum(shop_database_waiting)' } },
  {
    title: 'Oldest work that waits',
    unit: 's',
    lines: { work: 'max(shop_jobs_oldest_due_seconds)', 'message to an integrator': 'max(shop_webhooks_oldest_waiting_seconds)' },
  },
  {
    title: 'Work that is due, messages that failed',
    unit: 'short',
    lines: { due: 'max(shop_jobs{state="due"})', 'failed messages': 'max(shop_webhooks_failed_last_hour)' },
  },
  { title: 'Room for guests’ files that is taken', unit: 'percentunit', lines: { taken: 'max(shop_guest_files_ratio)' } },
  { title: 'Files by what the virus scanner said', unit: 'reqps', lines: { '{{outcome}}': 'sum by (outcome) (rate(shop_files_scanned_total[5m]))' } },
  { title: 'What may be an attack', unit: 'reqps', lines: { '{{event}}': 'sum by (event) (rate(shop_security_events_total[5m]))' } },
  {
    title: 'Waiting for a turn, and refused',
    unit: 'reqps',
    lines: { 'waiting {{job}}': 'sum by (job) (shop_requests_waiting)', 'refused {{urgency}}': 'sum by (urgency) (rate(shop_requests_refused_total[5m]))' },
  },
  { title: 'How late the event loop is (99 of 100)', unit: 's', lines: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds' } },
  { title: 'Memory', unit: 'bytes', lines: { '{{instance}}': 'process_resident_memory_bytes' } },
  { title: 'Cores in use', unit: 'short', lines: { '{{instance}}': 'rate(process_cpu_seconds_total[5m])' } },
];

const columns = 3;
const width = 24 / columns;
const height = 8;

/** A dashboard as Grafana imports it; it asks which Prometheus to read from. */
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
