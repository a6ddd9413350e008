import ipaddr from 'ipaddr.js';
import { isPrivateHost } from '../../config/private-host.js';

/** Returns the network that identifies a caller in rate limits: an IPv4 address, or a /64 of IPv6, because a household or company has a whole /64. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
};

/**
 * Network of a caller for limits by network. Undefined without an address, and for a private one: that is this machine, or a
 * proxy that does not forward the caller's address, so that all callers would count as one network.
 */
export const publicNetworkOf = (address: string | undefined): string | undefined => (!address || isPrivateHost(address) ? undefined : networkOf(address));
