import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '../../common/concurrency-limiter.js';

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Prefix of hashes with these parameters (PHC string format). */
const ofThisCost = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
/** Limits against a flood of sign-ins: concurrent hash computations, and waiting calls. */
const maxConcurrent = 2;
const maxQueued = 100;

/** Computes and verifies password hashes, with limited concurrency. */
@Injectable()
export class Passwords {
  private readonly limiter = new ConcurrencyLimiter(maxConcurrent, maxQueued);
  /** Hash to verify against when there is no account, so that both cases take the same time. */
  private readonly nobody = hash('nobody has this password', cost);

  hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(password, cost));
  }

  /** Whether a hash has other cost parameters than the current ones. */
  isOutdated(known: string): boolean {
    return !known.startsWith(ofThisCost);
  }

  /** Whether the password matches the hash; false without a hash, after the same computation. */
  verify(password: string, known: string | undefined): Promise<boolean> {
    return this.limiter.run(async () => (await verify(known ?? (await this.nobody), password)) && known !== undefined);
  }
}
