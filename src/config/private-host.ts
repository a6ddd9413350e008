import ipaddr from 'ipaddr.js';

const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Whether only this machine answers to a host: an address of it, or a name that stands for one. */
export const isThisMachine = (hostname: string): boolean => {
  const host = bare(hostname);
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === 'loopback' : /^(?:.+\.)?localhost$/i.test(host);
};

/** Whether a host can only be one of this machine or of a network of one's own: an address of theirs, or a name that no public DNS knows. */
export const isPrivateHost = (hostname: string): boolean => {
  const host = bare(hostname);
  if (ipaddr.isValid(host)) return privateRanges.includes(ipaddr.process(host).range());
  return !host.includes('.') || /\.(?:localhost|local|internal)$/.test(host);
};
