import { load, type Wire } from './load.js';
import { median } from './measure.js';

/** One kind of request, and whose work it is. */
export interface Target<Process extends string = string> {
  origin: string;
  next(): Wire;
  /** CPU that each process behind it has used so far, in µs. */
  cpu: Record<Process, () => number>;
}

const connections = 8;
/** Short, and many: a neighbour of the machine that works for a second falls on what is compared alike. */
const sampleMilliseconds = 230;
const turnsARound = 3;
/** Until V8 has compiled what is asked for, or so long. */
const warmUp = { requests: 1500, milliseconds: 10_000 };

/**
 * CPU a request of several targets, in µs by process: medians of rounds in which they take turns, those named one after the
 * other right after each other, so that what else the machine does falls on all of them.
 */
export const interleaved = async <Process extends string>(targets: ReadonlyMap<string, Target<Process>>, rounds: number): Promise<Map<string, Record<Process, number>>> => {
  const samples = new Map([...targets.keys()].map((name) => [name, [] as Record<Process, number>[]]));
  const read = ({ cpu }: Target<Process>) => Object.entries<() => number>(cpu).map(([process, used]) => [process, used()] as const);
  for (const { origin, next } of targets.values()) await load(origin, next, { connections, ...warmUp });
  for (let turn = 0; turn < rounds * turnsARound; turn += 1) {
    for (const [name, target] of targets) {
      const before = read(target);
      const { latencies, failed } = await load(target.origin, target.next, { connections, milliseconds: sampleMilliseconds });
      if (failed) throw new Error(`${name} failed ${failed} times`);
      const used = read(target).map(([process, now], at) => [process, (now - before[at]![1]) / latencies.length]);
      samples.get(name)!.push(Object.fromEntries(used) as Record<Process, number>);
    }
  }
  const medians = (all: Record<Process, number>[]) =>
    Object.fromEntries(Object.keys(all[0]!).map((process) => [process, median(all.map((one) => one[process as Process]))])) as Record<Process, number>;
  return new Map([...samples].map(([name, all]) => [name, medians(all)]));
};
