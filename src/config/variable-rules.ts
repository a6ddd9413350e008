import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import ipaddr from 'ipaddr.js';
import { ValidateBy } from 'class-validator';
import { locales } from '../contract/locales.js';
import { byLocale } from './by-locale.js';

/** Whether a value is an address of one of the protocols (`https:`). */
export const isUrlOf = (protocols: readonly string[]) => (value: unknown) => typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol);
/** The same, as a rule of a variable. */
export const IsUrlOf = (...protocols: string[]) =>
  ValidateBy({ name: 'isUrlOf', validator: { validate: isUrlOf(protocols), defaultMessage: () => `$property must be an address starting with ${protocols.join('// or ')}//` } });
/** A port in digits; 0 lets the system choose. Anything else stays as it is and fails the rule. */
export const Port = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value)),
    ValidateBy({
      name: 'isPort',
      validator: { validate: (value) => typeof value === 'number' && value <= 65_535, defaultMessage: () => '$property must be a whole number from 0 to 65535' },
    }),
  );
/** A whole number in digits. @param of what, as the message says */
export const Whole = (most: number, of: string, least = 0) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value)),
    ValidateBy({
      name: 'isWhole',
      validator: {
        validate: (value) => typeof value === 'number' && value >= least && value <= most,
        defaultMessage: () => `$property must be a whole number of ${of} from ${least} to ${most}`,
      },
    }),
  );
const networks = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (word: string): boolean => networks.includes(word) || ipaddr.isValid(word) || ipaddr.isValidCIDR(word);
/** Comma-separated networks: addresses, CIDR ranges, or the names Fastify knows. */
export const Networks = () =>
  ValidateBy({
    name: 'isNetworks',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isNetwork(word.trim())),
      defaultMessage: () => `$property must list addresses, CIDR ranges or ${networks.join(', ')}`,
    },
  });
const isOrigin = (word: string): boolean => isUrlOf(['http:', 'https:'])(word) && new URL(word).origin === word;
/** Comma-separated origins: scheme and host, and no more of an address. */
export const Origins = () =>
  ValidateBy({
    name: 'isOrigins',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isOrigin(word.trim())),
      defaultMessage: () => '$property must list origins (https://host), with commas between',
    },
  });
/** A value for each of some locales. @param what it is, as the message says */
export const ByLocale = (isValue: (value: string) => boolean, what: string) =>
  ValidateBy({
    name: 'isByLocale',
    validator: {
      validate: (value) => typeof value === 'string' && byLocale(value, isValue) !== undefined,
      defaultMessage: () => `$property must list ${what} by locale (nl-NL=…,de-DE=…), each locale once; locales are ${locales.join(', ')}`,
    },
  });
/** Addresses are joined with paths: no slash at the end. */
export const WithoutSlash = () => Transform(({ value }) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value));
