import type { ReadinessReport } from '../../src/common/readiness.js';
import type { Finding } from '../support/findings.js';
import { alerts, exceedsLimit } from './alerts.js';
import { parseMetrics } from './parse-metrics.js';
import { transportFindings } from './transport.js';

/** Timeout of a request in milliseconds. */
const deadline = 5000;

const remedies: Record<string, string> = {
  process: 'The process is shutting down and completes its open requests. If nobody stopped it, find out what restarts it.',
  shopApi: 'Check that the Shop API runs and that SHOP_API_URL is its address. Check its own /health/ready.',
  database: 'Check that PostgreSQL runs, that DATABASE_URL is its address and that its disk has space.',
  files:
    'Uploaded files are not available; everything else works. Check that the server of S3_ENDPOINT runs and that the access key may use S3_BUCKET, or that DATA_DIR is writable.',
  scanner: 'Files cannot be scanned for viruses, so uploads are refused; everything else works. Check that clamd runs and that CLAMD_URL is its address.',
};

const unknownSigner = 'Its certificate is signed by an unknown authority. Set NODE_EXTRA_CA_CERTS to the certificate file of your own authority.';
/** Remedies by error code. */
const remediesOfCause: Record<string, string> = {
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it.',
  CERT_NOT_YET_VALID: 'Its certificate is not valid yet. Check the clocks.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownSigner,
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
  FILES_FULL: 'The disk of DATA_DIR is nearly full, so uploads are refused; everything else works. Free or add disk space.',
};

const request = (url: string, headers: Record<string, string> = {}): Promise<Response> => fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(deadline) });

/** Failed readiness checks of a process. */
const readiness = async (url: string): Promise<Finding[]> => {
  const response = await request(new URL('/health/ready', url).href);
  const report = (await response.json().catch(() => undefined)) as Partial<ReadinessReport> | undefined;
  if (!report?.checks)
    return [{ code: 'NO_SHOP', place: url, message: `responds with ${response.status} at /health/ready: this is neither a storefront nor an embedded Shop API` }];
  return Object.entries(report.checks)
    .filter(([, state]) => state !== 'ok')
    .map(([name, state]) => ({ code: 'NOT_READY', place: `${url} ${name}`, message: `${state}. ${remediesOfCause[state] ?? remedies[name] ?? ''}` }));
};

/** Gauges that exceed the limit of an alert. */
const figures = async (url: string, token: string): Promise<Finding[]> => {
  const response = await request(new URL('/metrics', url).href, { authorization: `Bearer ${token}` });
  if (response.status === 404) return [{ code: 'NO_FIGURES', place: url, message: 'serves no metrics. Start it with METRICS_TOKEN.' }];
  if (response.status === 401) return [{ code: 'WRONG_TOKEN', place: url, message: 'was started with another METRICS_TOKEN.' }];
  const readings = parseMetrics(await response.text());
  return alerts.flatMap((alert) =>
    readings
      .filter((reading) => exceedsLimit(alert, reading))
      .map(({ value }) => ({
        code: alert.name,
        place: url,
        message: `${alert.summary} (${Math.round(value)}). ${alert.remedy}`,
        severity: alert.severity === 'page' ? ('error' as const) : ('warning' as const),
      })),
  );
};

/** Finds faults of the running process at an address, with remedies. @param token token of /metrics; without it metrics are not checked */
export const runningFindings = async (url: string, token: string | undefined): Promise<Finding[]> => {
  try {
    return [...(await readiness(url)), ...(await transportFindings(url)), ...(token ? await figures(url, token) : [])];
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    return [{ code: 'NO_ANSWER', place: url, message: `does not answer (${cause?.code ?? message}). Check that it runs and that this is its address.` }];
  }
};
