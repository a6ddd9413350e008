import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Resolver } from 'node:dns/promises';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';

/** Timeout of a lookup in milliseconds. A domain that is not resolved by then counts as valid. */
const deadline = 1500;
/** Reserved top-level domains without mail, and those for examples and tests, which count as valid (RFC 2606, RFC 6761). They are not looked up. */
const never = new Set(['invalid', 'localhost', 'onion']);
const always = new Set(['example', 'test']);
/** DNS errors that mean that the name or record does not exist. Others (SERVFAIL, timeouts) leave it unknown. */
const absent = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN']);

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '');

/** Checks by DNS whether domains accept mail; results are cached for ten minutes. */
@Injectable()
export class EmailDomains {
  private readonly resolver = new Resolver({ timeout: deadline / 2, tries: 2 });
  private readonly cache = new LRUCache<string, { takesMail: boolean }>({ max: 5000, ttl: 600_000, fetchMethod: async (domain) => ({ takesMail: await this.resolve(domain) }) });

  constructor(@Inject(ENVIRONMENT) { DNS_SERVER }: Environment) {
    if (DNS_SERVER) this.resolver.setServers([DNS_SERVER]);
  }

  /** @param name e.g. `example.nl` @returns true also when it cannot be determined */
  async takesMail(name: string): Promise<boolean> {
    const domain = name.toLowerCase();
    const top = domain.slice(domain.lastIndexOf('.') + 1);
    if (never.has(top)) return false;
    if (always.has(top) || domain.split('.').at(-2) === 'example') return true;
    return (await this.cache.forceFetch(domain)).takesMail;
  }

  /** A domain accepts mail with an MX record, else with an address record (RFC 5321, section 5.1). The MX `.` means that it accepts none (RFC 7505). */
  private async resolve(domain: string): Promise<boolean> {
    const expired = new Promise<true>((done) => setTimeout(done, deadline, true).unref());
    return Promise.race([expired, this.lookUp(domain)]);
  }

  private async lookUp(domain: string): Promise<boolean> {
    try {
      const records = await this.resolver.resolveMx(domain);
      return records.some(({ exchange }) => exchange !== '' && exchange !== '.');
    } catch (error) {
      if (!absent.has(codeOf(error))) return true;
    }
    const addresses = await Promise.allSettled([this.resolver.resolve4(domain), this.resolver.resolve6(domain)]);
    return addresses.some((outcome) => outcome.status === 'fulfilled' || !absent.has(codeOf(outcome.reason)));
  }
}
