import ipaddr from 'ipaddr.js';
import { lookup as systemLookup } from 'node:dns';
import { Agent } from 'undici';
import { exemptFromAllowList } from '../../common/egress.js';

/** Timeout of a delivery in milliseconds. */
export const deliveryDeadline = 15_000;

/** Whether an IP address is on the public internet: not loopback, private, link-local (such as cloud metadata) or otherwise reserved. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Returns why a URL cannot be the target of webhooks, as the end of a sentence, or undefined. Allowed is HTTPS to a public name or address, without credentials. */
export const faultOfTarget = (address: string, isPrivateAllowed: boolean): string | undefined => {
  if (!URL.canParse(address)) return 'is not a URL';
  const url = new URL(address);
  if (url.username || url.password) return 'must not contain a user name or password';
  if (isPrivateAllowed) return url.protocol === 'https:' || url.protocol === 'http:' ? undefined : 'must start with https://';
  if (url.protocol !== 'https:') return 'must start with https://';
  if (ipaddr.isValid(hostOf(url)) && !isPublicAddress(hostOf(url))) return 'must be public';
  return hostOf(url).includes('.') || ipaddr.isValid(hostOf(url)) ? undefined : 'must be public';
};

/** Refuses names that resolve to an address that is not public. The connection uses the checked address, so that a later DNS answer cannot change it (DNS rebinding). */
const publicLookup = exemptFromAllowList((hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const found = Array.isArray(addresses) ? addresses : [];
    if (!found.length || found.some(({ address }) => !isPublicAddress(address))) {
      return callback(Object.assign(new Error(`${hostname} does not resolve to a public address`), { code: 'EPRIVATE' }), '', 0);
    }
    return options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
  });
});

/** For tests, whose webhooks go to their own machine. */
const anyLookup = exemptFromAllowList((hostname, options, callback) => systemLookup(hostname, options, callback));

/** HTTP agent for webhooks: few connections, short timeouts, and public targets only. @param isPrivateAllowed allows other targets, for tests */
export const targetAgent = (isPrivateAllowed: boolean): Agent =>
  new Agent({
    connections: 4,
    headersTimeout: deliveryDeadline,
    bodyTimeout: deliveryDeadline,
    maxResponseSize: 65_536,
    connect: { timeout: 5000, lookup: isPrivateAllowed ? anyLookup : publicLookup },
  });
