import { isPrivateHost } from './private-host.js';

/** Protocols that send in clear text, and what to use in their place. Mail is not among them: it insists on STARTTLS. */
const remedies: Readonly<Record<string, string>> = {
  'http:': 'use https://',
  'redis:': 'use rediss://',
  'tcp:': 'use a scanner in a network of your own',
  'postgres:': 'add sslmode=verify-full',
  'postgresql:': 'add sslmode=verify-full',
};

/** What to do about an address that sends in clear text over a network of others; undefined: nothing. */
export const clearTextRemedy = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, searchParams } = new URL(address);
  const isVerified = /^verify-(?:full|ca)$/.test(searchParams.get('sslmode') ?? '');
  return isVerified || isPrivateHost(hostname) ? undefined : remedies[protocol];
};
