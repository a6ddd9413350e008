import ipaddr from 'ipaddr.js';
import { networkPrefixOf } from '../../common/network-prefix.js';

/** The network of an IP address, to distinguish networks without identifying a person; null for an invalid address. */
export const truncatedAddress = (address: string | undefined): string | null => (address !== undefined && ipaddr.isValid(address) ? networkPrefixOf(address) : null);
