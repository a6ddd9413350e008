import ipaddr from 'ipaddr.js';

/** The network of an address, enough to tell a household's clicks from a stranger's and too little to find anybody: /24 of IPv4, /48 of IPv6. */
export const shortened = (address: string | undefined): string | null => {
  if (address === undefined || !ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`;
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`;
};
