import ipaddr from 'ipaddr.js';
import { neighbourhoodOf } from '../../common/neighbourhood.js';

/** The network of an IP address, to distinguish networks without identifying a person; null for an invalid address. */
export const shortened = (address: string | undefined): string | null => (address !== undefined && ipaddr.isValid(address) ? neighbourhoodOf(address) : null);
