import ipaddr from 'ipaddr.js';
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Whether an IP address is on the public internet: not loopback, private, link-local (such as cloud metadata) or otherwise reserved. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Host name or IP address of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Returns a lookup that refuses names that resolve to an address that is not public. The connection uses the checked address, so that a
 * later DNS answer cannot change it (DNS rebinding). Connections to an IP address in the URL have no lookup.
 */
export const publicLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const found = Array.isArray(addresses) ? addresses : [];
      if (!found.length || found.some(({ address }) => !isPublicAddress(address))) {
        return callback(Object.assign(new Error(`${hostname} does not resolve to a public address`), { code: 'EPRIVATE' }), '', 0);
      }
      return options.all ? callback(null, found) : callback(null, found[0]!.address, found[0]!.family);
    });
  };
