import { isPrivateHost, isThisMachine } from './private-host.js';

/** How far away others may be spoken to in clear text: on this machine, or in private networks too, where whoever runs the shop says that these are closed. */
export const clearTextReaches = ['loopback', 'private'] as const;
export type ClearText = (typeof clearTextReaches)[number];

/** Whether a host may be spoken to in clear text. */
export const mayBeOverheard = (hostname: string, upTo: ClearText): boolean => (upTo === 'private' ? isPrivateHost(hostname) : isThisMachine(hostname));

/** Protocols that send in clear text, and what to use in their place. Mail is not among them: it insists on STARTTLS. */
const remedies: Readonly<Record<string, string>> = {
  'http:': 'use https://',
  'redis:': 'use rediss://',
  'tcp:': 'use a scanner on this machine',
  'postgres:': 'add sslmode=verify-full',
  'postgresql:': 'add sslmode=verify-full',
};

/**
 * Where pg connects to: `host` in the query counts before the one of the address, and a path is a socket of this machine.
 * The same for the addresses of other parts, which have no such query.
 */
export const hostIn = ({ protocol, hostname, searchParams }: URL): string => {
  const host = protocol.startsWith('postgres') ? decodeURIComponent(searchParams.get('host') || hostname) : hostname;
  return host === '' || host.startsWith('/') ? 'localhost' : host;
};

/**
 * Whether pg checks the certificate of the database's server, and its name. The other modes are not taken: `require` and
 * `verify-ca` check both today, `require` nothing and `verify-ca` no name in its next version, or with `uselibpqcompat`.
 */
const isVerified = ({ searchParams }: URL): boolean => searchParams.getAll('sslmode').at(-1) === 'verify-full';

/** Why an address must not be used, and what to do, as the end of a sentence that begins with its variable; undefined: it may be. */
export const clearTextMistake = (address: string, upTo: ClearText): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const [remedy, host] = [remedies[url.protocol], hostIn(url)];
  if (!remedy || isVerified(url) || mayBeOverheard(host, upTo)) return undefined;
  return isPrivateHost(host)
    ? `goes in clear text over a network: ${remedy}, or say that the network is your own and closed (CLEAR_TEXT=private)`
    : `goes in clear text over a public network: ${remedy}`;
};
