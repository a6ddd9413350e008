import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Turns } from '../../common/turns.js';

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How a hash of this cost begins (PHC string format). */
const ofThisCost = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
/** Hashes worked on at a time, and calls that may wait for one: what a flood of sign-ins can take. */
const atOnce = 2;
const mayWait = 100;

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
