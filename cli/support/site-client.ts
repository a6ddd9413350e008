import { Pool } from 'undici';
import type { Brand } from '../../src/contract/brands.js';
import type { Locale } from '../../src/contract/locales.js';
import { originOf } from '../../src/domain/hosts.js';
import type { RequestPage } from '../checks/site-findings.js';
import { Failure } from './failure.js';

/** Timeout of a request in milliseconds. */
const timeout = 15_000;

/**
 * Client of a running server. Requests each locale on its host: the production host, or `<locale>.localhost` on loopback.
 * `request` throws Failure when the server does not answer.
 */
export const siteClient = (address: string, brand: Brand, domainSuffix: string): { request: RequestPage; close(): Promise<void> } => {
  const { origin, host: requestHost, protocol } = new URL(address);
  const pool = new Pool(origin, { connections: 4, connect: { timeout: timeout }, headersTimeout: timeout, bodyTimeout: timeout });
  const hostOf = (locale: Locale) => new URL(originOf(brand, locale, { domainSuffix, requestHost })).host;
  const request: RequestPage = async (locale, path) => {
    try {
      const { statusCode, headers, body } = await pool.request({
        method: 'GET',
        path: encodeURI(path),
        headers: { host: hostOf(locale), 'x-forwarded-proto': protocol.slice(0, -1) },
      });
      return { status: statusCode, location: headers.location === undefined ? undefined : String(headers.location), text: await body.text() };
    } catch (error) {
      throw new Failure(`${address} does not answer ${path} (${error instanceof Error && 'code' in error ? String(error.code) : String(error)})`);
    }
  };
  return { request, close: () => pool.close() };
};
