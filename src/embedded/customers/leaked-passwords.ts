import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ConfigurationError, ENVIRONMENT, type Environment } from '../../config/environment.js';
import { describeError } from '../../common/describe-error.js';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import { isLeakedPassword } from '../../domain/leaked-password.js';
import { SortedHashes } from './sorted-hashes.js';

/** Passwords that everybody tries first, by the words we know; and those that were found in breaches, where the shop has their list. */
@Injectable()
export class LeakedPasswords implements OnModuleInit, OnApplicationShutdown {
  private breached: SortedHashes | undefined;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws ConfigurationError for a list that cannot be read */
  async onModuleInit(): Promise<void> {
    const path = this.environment.BREACHED_PASSWORDS_FILE;
    if (path === undefined) return;
    this.breached = await SortedHashes.open(path).catch((error: unknown) => {
      throw new ConfigurationError(`BREACHED_PASSWORDS_FILE cannot be used: ${describeError(error)}`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.breached?.close();
  }

  /** The rule of a password that is one of them. */
  async rulesBrokenBy(password: string): Promise<BrokenRule[]> {
    const isLeaked = isLeakedPassword(password) || (await this.breached?.has(password));
    return isLeaked ? [{ field: 'password', code: 'yup.errors.string.password_breached', params: {} }] : [];
  }

  /** @throws Problem VALIDATION for a password that is one of them */
  async refuse(password: string): Promise<void> {
    const errors = await this.rulesBrokenBy(password);
    if (errors.length) throw new Problem('VALIDATION', { errors });
  }
}
