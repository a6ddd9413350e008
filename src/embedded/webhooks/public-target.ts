import ipaddr from 'ipaddr.js';
import { lookup as systemLookup } from 'node:dns';
import { Agent } from 'undici';
import { exemptFromAllowList } from '../../common/egress.js';
import { hostOf, isPublicAddress, publicLookup } from '../../common/public-address.js';

/** Timeout of a delivery in milliseconds. */
export const deliveryDeadline = 15_000;

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

const onlyPublicLookup = exemptFromAllowList(publicLookup());

/** For tests, whose webhooks go to their own machine. */
const anyLookup = exemptFromAllowList((hostname, options, callback) => systemLookup(hostname, options, callback));

/** HTTP agent for webhooks: few connections, short timeouts, and public targets only. @param isPrivateAllowed allows other targets, for tests */
export const targetAgent = (isPrivateAllowed: boolean): Agent =>
  new Agent({
    connections: 4,
    headersTimeout: deliveryDeadline,
    bodyTimeout: deliveryDeadline,
    maxResponseSize: 65_536,
    connect: { timeout: 5000, lookup: isPrivateAllowed ? anyLookup : onlyPublicLookup },
  });
