import ipaddr from 'ipaddr.js';
import { neighbourhoodOf } from '../../common/neighbourhood.js';

/** The network of an address, enough to tell a household's clicks from a stranger's and too little to find anybody. */
export const shortened = (address: string | undefined): string | null => (address !== undefined && ipaddr.isValid(address) ? neighbourhoodOf(address) : null);
