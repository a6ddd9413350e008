import { once } from 'node:events';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { isPrivateHost } from '../../src/config/private-host.js';
import type { Finding } from '../support/findings.js';

/** Timeout of a handshake or request in milliseconds. */
const deadline = 5000;
/** Days before its expiry by which a certificate should have been renewed. */
const renewalDays = 14;
const day = 86_400_000;

/** TLS settings that a server must not accept (RFC 8996, RFC 9325); each is checked with a handshake. */
const outdated: readonly { code: string; asked: ConnectionOptions; message: string }[] = [
  {
    code: 'OLD_TLS',
    asked: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
    message: 'accepts TLS 1.0 or 1.1. Allow only 1.2 and 1.3 at the proxy.',
  },
  {
    code: 'NO_FORWARD_SECRECY',
    asked: { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: 'kRSA@SECLEVEL=0' },
    message: 'accepts ciphers without forward secrecy: a stolen key decrypts recorded traffic. Allow only ECDHE at the proxy.',
  },
];

/** Makes a TLS handshake without verifying the certificate, which other requests verify. @throws the system's error */
const greeted = async ({ hostname, port }: URL, requested: ConnectionOptions, look: (socket: TLSSocket) => void = () => undefined): Promise<void> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: /^[\d.]+$|:/.test(host) ? '' : host, rejectUnauthorized: false, ...requested });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(deadline) });
    look(socket);
  } finally {
    socket.on('error', () => undefined).destroy();
  }
};

const outdatedAt = (url: URL): Promise<Finding[]> =>
  Promise.all(
    outdated.map(({ code, asked, message }) =>
      greeted(url, asked).then(
        () => [{ code, place: url.origin, message }],
        () => [],
      ),
    ),
  ).then((found) => found.flat());

const certificateAt = async (url: URL, now: Date): Promise<Finding[]> => {
  let days = Infinity;
  await greeted(url, {}, (socket) => (days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now.getTime()) / day))).catch(() => undefined);
  const endsSoon = days >= 0 && days < renewalDays;
  return endsSoon
    ? [{ code: 'CERTIFICATE_ENDS', place: url.origin, message: `has a certificate that expires in ${days} days. Check its automatic renewal.`, severity: 'warning' }]
    : [];
};

/** Checks that a page over HTTP redirects to HTTPS or does not exist. */
const plainAt = async ({ hostname, origin }: URL, port: number): Promise<Finding[]> => {
  const plain = `http://${hostname}:${port}/`;
  const answer = await fetch(plain, { redirect: 'manual', signal: AbortSignal.timeout(deadline) }).catch(() => undefined);
  const isSafe = !answer || answer.status >= 400 || answer.headers.get('location')?.startsWith('https://');
  await answer?.body?.cancel();
  return isSafe
    ? []
    : [{ code: 'PLAIN_HTTP', place: plain, message: `responds over HTTP (${answer.status}) instead of redirecting to ${origin}. Set up the redirect at the proxy.` }];
};

/**
 * Finds faults of the connection to an address: clear text outside private networks, outdated TLS, a certificate that expires soon.
 * @param plainPort port that is checked for HTTP
 */
export const transportFindings = async (address: string, { now = new Date(), plainPort = 80 } = {}): Promise<Finding[]> => {
  const url = new URL(address);
  if (url.protocol === 'https:') return (await Promise.all([certificateAt(url, now), outdatedAt(url), plainAt(url, plainPort)])).flat();
  if (isPrivateHost(url.hostname)) return [];
  return [{ code: 'CLEAR_TEXT', place: url.origin, message: 'is reached over a public network in clear text. Put a proxy with TLS in front and use its https:// address.' }];
};
