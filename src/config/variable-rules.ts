import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import ipaddr from 'ipaddr.js';
import { ValidateBy } from 'class-validator';
import { locales } from '../contract/locales.js';
import { byLocale } from './by-locale.js';
import { addressesIn } from './clear-text.js';
import { unknownExtensions } from './extensions.js';
import { Address } from './variable.js';

/** Returns a check whether a value is a URL with one of the protocols (`https:`). */
export const isUrlOf = (protocols: readonly string[]) => (value: unknown) => typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol);
/** Validates the address of a service: a URL with one of the protocols. */
export const IsUrlOf = (...protocols: string[]) =>
  applyDecorators(
    Address(),
    ValidateBy({ name: 'isUrlOf', validator: { validate: isUrlOf(protocols), defaultMessage: () => `$property must be an address starting with ${protocols.join('// or ')}//` } }),
  );
/** Validates addresses of a service, separated by commas. */
export const AreUrlsOf = (...protocols: string[]) =>
  applyDecorators(
    Address(),
    ValidateBy({
      name: 'areUrlsOf',
      validator: {
        validate: (value) => typeof value === 'string' && addressesIn(value).every(isUrlOf(protocols)),
        defaultMessage: () => `$property must list addresses starting with ${protocols.join('// or ')}//, separated by commas`,
      },
    }),
  );
/** Converts digits to a TCP port (0: the system chooses) and validates it. */
export const Port = () =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value)),
    ValidateBy({
      name: 'isPort',
      validator: { validate: (value) => typeof value === 'number' && value <= 65_535, defaultMessage: () => '$property must be a whole number from 0 to 65535' },
    }),
  );
/** Converts digits to a whole number and validates its range. @param of unit in the error message */
export const WholeNumber = (most: number, of: string, least = 0) =>
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
/** Validates comma-separated networks: addresses, CIDR ranges, or names that Fastify's `trustProxy` accepts. */
export const Networks = () =>
  ValidateBy({
    name: 'isNetworks',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isNetwork(word.trim())),
      defaultMessage: () => `$property must list addresses, CIDR ranges or ${networks.join(', ')}`,
    },
  });
const isOrigin = (word: string): boolean => isUrlOf(['http:', 'https:'])(word) && new URL(word).origin === word;
/** Validates comma-separated origins: scheme, host and port, without path. */
export const Origins = () =>
  ValidateBy({
    name: 'isOrigins',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isOrigin(word.trim())),
      defaultMessage: () => '$property must list origins (https://host), separated by commas',
    },
  });
/** A host name or IP address with an optional port, as in a URL. */
const isHost = (word: string): boolean => URL.canParse(`https://${word}`) && /^[^/?#@]+$/.test(word);
/** Validates comma-separated hosts, each with an optional port. */
export const Hosts = () =>
  ValidateBy({
    name: 'isHosts',
    validator: {
      validate: (value) => typeof value === 'string' && value.split(',').every((word) => isHost(word.trim())),
      defaultMessage: () => '$property must list hosts (cdn.example.com, cdn.example.com:8443) without https://, separated by commas',
    },
  });
/** Validates a list of values by locale. @param what the values in the error message, in the plural */
export const ByLocale = (isValue: (value: string) => boolean, what: string) =>
  ValidateBy({
    name: 'isByLocale',
    validator: {
      validate: (value) => typeof value === 'string' && byLocale(value, isValue) !== undefined,
      defaultMessage: () => `$property must list ${what} by locale (nl-NL=…,de-DE=…), each locale once; locales are ${locales.join(', ')}`,
    },
  });
/** Validates a list of extensions of the Shop API. */
export const Extensions = () =>
  ValidateBy({
    name: 'isExtensions',
    validator: {
      validate: (value) => typeof value === 'string' && unknownExtensions(value).length === 0,
      defaultMessage: () => '$property must list operations that the OpenAPI document marks as x-extension, separated by commas, or be all',
    },
  });
/** Removes slashes at the end of an address, because paths are appended to it. */
export const WithoutTrailingSlash = () => Transform(({ value }) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value));
