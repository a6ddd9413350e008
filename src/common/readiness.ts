import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../contract/errors.js';

/** Whether a process takes new work, as balancers ask. */
export class Readiness {
  private isLeaving = false;

  /** @throws Problem UNAVAILABLE once the process is leaving */
  assertStaying(): void {
    if (this.isLeaving) throw new Problem('UNAVAILABLE');
  }

  leave(): void {
    this.isLeaving = true;
  }
}

/** Closes an application: says first that it is leaving, for so long that balancers have heard it, and then answers what was begun. */
export const leave = async (app: INestApplicationContext, drainSeconds: number): Promise<void> => {
  app.get(Readiness).leave();
  await pause(drainSeconds * 1000);
  await app.close();
};
