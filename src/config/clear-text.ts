import { isPrivateHost, isThisMachine } from './private-host.js';

/** Networks in which clear text is allowed: this machine only, or also private networks, which the operator thereby declares to be closed. */
export const clearTextScopes = ['loopback', 'private'] as const;
export type ClearText = (typeof clearTextScopes)[number];

/** Addresses of a variable, several of which are separated by commas. A comma inside an address stays. */
export const addressesIn = (list: string): string[] => list.trim().split(/\s*,\s*(?=\w+:\/\/)/);

/** Whether clear text to a host is allowed. */
export const allowsClearText = (hostname: string, upTo: ClearText): boolean => (upTo === 'private' ? isPrivateHost(hostname) : isThisMachine(hostname));

/** Clear-text protocols, and what to use instead. Mail is not listed because it requires STARTTLS. */
const remedies: Readonly<Record<string, string>> = {
  'http:': 'use https://',
  'redis:': 'use rediss://',
  'tcp:': 'use a scanner on this machine',
  'postgres:': 'add sslmode=verify-full',
  'postgresql:': 'add sslmode=verify-full',
};

/**
 * Returns the host of an address. For PostgreSQL it is the host that pg connects to: `host` in the query overrides the host of
 * the URL, and a path is a socket of this machine (`localhost`).
 */
export const hostIn = ({ protocol, hostname, searchParams }: URL): string => {
  const host = protocol.startsWith('postgres') ? decodeURIComponent(searchParams.get('host') || hostname) : hostname;
  return host === '' || host.startsWith('/') ? 'localhost' : host;
};

/**
 * Whether pg checks certificate and host name of the database server. Only `verify-full` counts. Today pg checks both also with
 * `require` and `verify-ca`. In its next version, or with `uselibpqcompat`, `require` checks nothing and `verify-ca` no host name.
 */
const isVerified = ({ searchParams }: URL): boolean => searchParams.getAll('sslmode').at(-1) === 'verify-full';

/** Returns why an address is refused and what to do, as the end of a sentence that starts with the variable's name; undefined: the address is allowed. */
export const clearTextError = (address: string, upTo: ClearText): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [remedy, host] = [remedies[url.protocol], hostIn(url)];
  if (!remedy || isVerified(url) || allowsClearText(host, upTo)) return undefined;
  return isPrivateHost(host)
    ? `sends clear text over a network: ${remedy}, or set CLEAR_TEXT=private if the network is your own and closed`
    : `sends clear text over a public network: ${remedy}`;
};
