import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { type BrokenRule, Problem } from '../../contract/errors.js';
import { isLeakedPassword } from '../../domain/leaked-password.js';
import { Turns } from '../../common/turns.js';

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How a hash of this cost begins (PHC string format). */
const ofThisCost = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
/** Hashes worked on at a time, and calls that may wait for one: what a flood of sign-ins can take. */
const atOnce = 2;
const mayWait = 100;

/** The rule of a password that everybody tries first, if it is one. */
export const leakedPassword = (password: string): BrokenRule[] =>
  isLeakedPassword(password) ? [{ field: 'password', code: 'yup.errors.string.password_breached', params: {} }] : [];

/** @throws Problem VALIDATION for a password that everybody tries first */
export const requireUnleaked = (password: string): void => {
  const errors = leakedPassword(password);
  if (errors.length) throw new Problem('VALIDATION', { errors });
};

/** Password hashes, a few at a time. */
@Injectable()
export class Passwords {
  private readonly turns = new Turns(atOnce, mayWait);
  /** Compared with when there is no such customer, so that both take the same time. */
  private readonly nobody = hash('nobody has this password', cost);

  hash(password: string): Promise<string> {
    return this.turns.run(() => hash(password, cost));
  }

  /** Whether a hash was made at another cost than those that are made now. */
  isOutdated(known: string): boolean {
    return !known.startsWith(ofThisCost);
  }

  /** Whether the password fits; without a hash it never does, after the same work. */
  verify(password: string, known: string | undefined): Promise<boolean> {
    return this.turns.run(async () => (await verify(known ?? (await this.nobody), password)) && known !== undefined);
  }
}
