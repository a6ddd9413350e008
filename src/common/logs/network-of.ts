import ipaddr from 'ipaddr.js';

/** Where an address is, and not whose: `192.0.2.0/24`, `2001:db8:1::/48`. Known enough to stop a network at the proxy. */
export const loggedNetworkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`;
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`;
};
