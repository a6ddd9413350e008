import ipaddr from 'ipaddr.js';

/**
 * Returns the network of an IP address without identifying a person: `192.0.2.0/24`, `2001:db8:1::/48`. That is what a provider assigns to one
 * customer, or a little more: enough to block a network at the proxy, and to recognise a flood from many addresses of one network.
 */
export const networkPrefixOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`;
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`;
};
