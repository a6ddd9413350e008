import ipaddr from 'ipaddr.js';

/** Who calls, as far as an address says: a household or a firm holds a whole /64 of IPv6. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv6' ? parsed.toNormalizedString().split(':').slice(0, 4).join(':') : parsed.toString();
};
