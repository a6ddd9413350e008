import ipaddr from 'ipaddr.js';

/**
 * Where an address is, and not whose: `192.0.2.0/24`, `2001:db8:1::/48`. As much as one provider gives to one customer, or a little more:
 * enough to stop a network at the proxy, and to see that a flood from many of its addresses is one flood.
 */
export const neighbourhoodOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`;
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`;
};
