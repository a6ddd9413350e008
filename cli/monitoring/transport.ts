import { once } from 'node:events';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { isPrivateHost } from '../../src/config/private-host.js';
import type { Finding } from '../support/findings.js';

/** Milliseconds in which a server must greet. */
const deadline = 5000;
/** Days before its end in which a certificate should have been renewed. */
const renewalDays = 14;
const day = 86_400_000;

/** Ways to speak TLS that a server should not take (RFC 8996, RFC 9325): it shows by taking them. */
const outdated: readonly { code: string; asked: ConnectionOptions; message: string }[] = [
  { code: 'OLD_TLS', asked: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }, message: 'takes TLS 1.0 or 1.1. Let the proxy take 1.2 and 1.3 alone.' },
  {
    code: 'NO_FORWARD_SECRECY',
    asked: { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: 'kRSA@SECLEVEL=0' },
    message: 'takes ciphers without forward secrecy: who gets its key reads what was said before. Let the proxy take ECDHE alone.',
  },
];

/** Greets a server. Whether its certificate is to be trusted, who asks it in earnest finds out. @throws the system's error */
const greeted = async ({ hostname, port }: URL, asked: ConnectionOptions, look: (socket: TLSSocket) => void = () => undefined): Promise<void> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: /^[\d.]+$|:/.test(host) ? '' : host, rejectUnauthorized: false, ...asked });
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
  return endsSoon ? [{ code: 'CERTIFICATE_ENDS', place: url.origin, message: `has a certificate for ${days} more days: is it renewed by itself?`, severity: 'warning' }] : [];
};

/** A page asked in clear text must lead to HTTPS, or not be there. */
const plainAt = async ({ hostname, origin }: URL, port: number): Promise<Finding[]> => {
  const plain = `http://${hostname}:${port}/`;
  const answer = await fetch(plain, { redirect: 'manual', signal: AbortSignal.timeout(deadline) }).catch(() => undefined);
  const isSafe = !answer || answer.status >= 400 || answer.headers.get('location')?.startsWith('https://');
  await answer?.body?.cancel();
  return isSafe ? [] : [{ code: 'PLAIN_HTTP', place: plain, message: `answers in clear text (${answer.status}) in place of leading to ${origin}. Let the proxy redirect.` }];
};

/**
 * What is wrong with the way to a shop at an address: clear text, outdated ways to encrypt, a certificate that ends. In a network of one's own it may be clear text.
 * @param plainPort where clear text would be taken
 */
export const transportFindings = async (address: string, { now = new Date(), plainPort = 80 } = {}): Promise<Finding[]> => {
  const url = new URL(address);
  if (url.protocol === 'https:') return (await Promise.all([certificateAt(url, now), outdatedAt(url), plainAt(url, plainPort)])).flat();
  if (isPrivateHost(url.hostname)) return [];
  return [{ code: 'CLEAR_TEXT', place: url.origin, message: 'goes over a public network in clear text: put a proxy with TLS in front, and ask its https:// address.' }];
};
