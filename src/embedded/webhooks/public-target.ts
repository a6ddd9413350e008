import ipaddr from 'ipaddr.js';
import { lookup as systemLookup } from 'node:dns';
import { Agent } from 'undici';
import { withOwnRule } from '../../common/outgoing.js';

/** Milliseconds a message may take to be taken. */
export const deliveryDeadline = 15_000;

/** Whether an address belongs to the open internet: not to this machine, its network, or a cloud's inside. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Why an address cannot be told anything, or undefined: only HTTPS, by name or public address, without credentials. */
export const faultOfTarget = (address: string, isPrivateAllowed: boolean): string | undefined => {
  if (!URL.canParse(address)) return 'not an address';
  const url = new URL(address);
  if (url.username || url.password) return 'must not hold credentials';
  if (isPrivateAllowed) return url.protocol === 'https:' || url.protocol === 'http:' ? undefined : 'must start with https://';
  if (url.protocol !== 'https:') return 'must start with https://';
  if (ipaddr.isValid(hostOf(url)) && !isPublicAddress(hostOf(url))) return 'must be public';
  return hostOf(url).includes('.') || ipaddr.isValid(hostOf(url)) ? undefined : 'must be public';
};

/** Refuses names that lead inside. The connection goes to the very address that was looked at, so that a second answer of the DNS changes nothing. */
const publicLookup = withOwnRule((hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const found = Array.isArray(addresses) ? addresses : [];
    if (!found.length || found.some(({ address }) => !isPublicAddress(address))) {
      return callback(Object.assign(new Error(`${hostname} does not lead to a public address`), { code: 'EPRIVATE' }), '', 0);
    }
    return options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
  });
});

/** For tests, which tell their own machine. */
const anyLookup = withOwnRule((hostname, options, callback) => systemLookup(hostname, options, callback));

/** Connections to integrators: few, short, and outside only. */
export const targetAgent = (isPrivateAllowed: boolean): Agent =>
  new Agent({
    connections: 4,
    headersTimeout: deliveryDeadline,
    bodyTimeout: deliveryDeadline,
    maxResponseSize: 65_536,
    connect: { timeout: 5000, lookup: isPrivateAllowed ? anyLookup : publicLookup },
  });
