import ipaddr from 'ipaddr.js';

const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** Whether a host can only be one of this machine or of a network of one's own: an address of theirs, or a name that no public DNS knows. */
export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return privateRanges.includes(ipaddr.process(host).range());
  return !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
};
