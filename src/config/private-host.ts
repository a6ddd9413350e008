import ipaddr from 'ipaddr.js';

const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether a host is this machine: a loopback address, `localhost` or a name below it. */
export const isThisMachine = (hostname: string): boolean => {
  const host = bare(hostname);
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === 'loopback' : /^(?:.+\.)?localhost$/i.test(host);
};

/** Whether a host can only be this machine or in a private network: a loopback, private or link-local address, or a name without public DNS (no dot, or ending in `.localhost`, `.local` or `.internal`). */
export const isPrivateHost = (hostname: string): boolean => {
  const host = bare(hostname);
  if (ipaddr.isValid(host)) return privateRanges.includes(ipaddr.process(host).range());
  return !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
};
