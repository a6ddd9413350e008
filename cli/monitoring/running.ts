import type { ReadinessReport } from '../../src/common/readiness.js';
import type { Finding } from '../support/findings.js';
import { alerts, isBeyond } from './alerts.js';
import { readingsOf } from './readings.js';
import { transportFindings } from './transport.js';

/** Milliseconds in which a running shop must answer. */
const deadline = 5000;

const remedies: Record<string, string> = {
  process: 'It was told to end and answers what was begun. If nobody told it to, look who restarts it.',
  shopApi: 'Is the Shop API running, and does SHOP_API_URL lead to it? Ask its own /health/ready.',
  database: 'Is PostgreSQL running, does DATABASE_URL lead to it, has its disk room?',
  files: 'Uploaded files cannot be had; all else goes on. Is the server of S3_ENDPOINT running, may the access key use S3_BUCKET, or can DATA_DIR be written?',
  scanner: 'Files cannot be looked at for viruses, so none is taken; all else goes on. Is clamd running, and does CLAMD_URL lead to it?',
};

const unknownSigner = 'Its certificate was signed by nobody who is known here: NODE_EXTRA_CA_CERTS names the file of an authority of your own.';
/** What a cause by itself says is to be done. */
const remediesOfCause: Record<string, string> = {
  CERT_HAS_EXPIRED: 'Its certificate has expired: renew it.',
  CERT_NOT_YET_VALID: 'Its certificate is not valid yet: are the clocks right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name than the address has.',
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownSigner,
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
  FILES_FULL: 'The disk of DATA_DIR is nearly full, so no files are taken; all else goes on. Give it room.',
};

const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> => fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(deadline) });

/** Whether it can serve, and why not. */
const readiness = async (url: string): Promise<Finding[]> => {
  const response = await ask(new URL('/health/ready', url).href);
  const report = (await response.json().catch(() => undefined)) as Partial<ReadinessReport> | undefined;
  if (!report?.checks) return [{ code: 'NO_SHOP', place: url, message: `answers ${response.status} at /health/ready: this is no storefront and no Shop API of ours` }];
  return Object.entries(report.checks)
    .filter(([, state]) => state !== 'ok')
    .map(([name, state]) => ({ code: 'NOT_READY', place: `${url} ${name}`, message: `${state}. ${remediesOfCause[state] ?? remedies[name] ?? ''}` }));
};

/** Which figures are beyond their limits. */
const figures = async (url: string, token: string): Promise<Finding[]> => {
  const response = await ask(new URL('/metrics', url).href, { authorization: `Bearer ${token}` });
  if (response.status === 404) return [{ code: 'NO_FIGURES', place: url, message: 'tells no figures. Start it with METRICS_TOKEN.' }];
  if (response.status === 401) return [{ code: 'WRONG_TOKEN', place: url, message: 'was started with another METRICS_TOKEN.' }];
  const readings = readingsOf(await response.text());
  return alerts.flatMap((alert) =>
    readings
      .filter((reading) => isBeyond(alert, reading))
      .map(({ value }) => ({
        code: alert.name,
        place: url,
        message: `${alert.summary} (${Math.round(value)}). ${alert.remedy}`,
        severity: alert.severity === 'page' ? ('error' as const) : ('warning' as const),
      })),
  );
};

/** What is wrong with the running process at an address, and what to do. @param token without one its figures are not looked at */
export const findingsAt = async (url: string, token: string | undefined): Promise<Finding[]> => {
  try {
    return [...(await readiness(url)), ...(await transportFindings(url)), ...(token ? await figures(url, token) : [])];
  } catch (error) {
    const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
    return [{ code: 'NO_ANSWER', place: url, message: `does not answer (${cause?.code ?? message}). Is it running, and is this its address?` }];
  }
};
