import ipaddr from 'ipaddr.js';
import { isPrivateHost } from '../../config/private-host.js';

/** Who calls, as far as an address says: a household or a firm holds a whole /64 of IPv6. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
};

/**
 * The network of a caller outside, for bounds by network. Undefined for no address and for a private one: that is this machine, or a
 * proxy that does not forward the caller's address, so that all callers would count as one network.
 */
export const publicNetworkOf = (address: string | undefined): string | undefined => (!address || isPrivateHost(address) ? undefined : networkOf(address));
