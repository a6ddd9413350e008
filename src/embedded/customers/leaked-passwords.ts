import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ConfigurationError, ENVIRONMENT, type Environment } from '../../config/environment.js';
import { describeError } from '../../common/describe-error.js';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import { isLeakedPassword } from '../../domain/leaked-password.js';
import { SortedHashes } from './sorted-hashes.js';

/** Rejects common passwords by built-in rules, and breached passwords when BREACHED_PASSWORDS_FILE is set. */
@Injectable()
export class LeakedPasswords implements OnModuleInit, OnApplicationShutdown {
  private breached: SortedHashes | undefined;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @throws ConfigurationError when the file cannot be read or has another format */
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

  /** The validation error for a common or breached password; empty for others. */
  async rulesBrokenBy(password: string): Promise<BrokenRule[]> {
    const isLeaked = isLeakedPassword(password) || (await this.breached?.has(password));
    return isLeaked ? [{ field: 'password', code: 'yup.errors.string.password_breached', params: {} }] : [];
  }

  /** @throws Problem VALIDATION for a common or breached password */
  async refuse(password: string): Promise<void> {
    const errors = await this.rulesBrokenBy(password);
    if (errors.length) throw new Problem('VALIDATION', { errors });
  }
}
