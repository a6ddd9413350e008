import { load, type Wire } from './load.js';
import { median } from './measure.js';

/** One kind of request, and the processes that serve it. */
export interface Target<Process extends string = string> {
  origin: string;
  next(): Wire;
  /** CPU time that each process has used so far, in µs. */
  cpu: Record<Process, () => number>;
}

const connections = 8;
/** Many short samples, so that other load on the machine affects all targets equally. */
const sampleMilliseconds = 230;
const turnsARound = 3;
/** Number of requests until V8 has optimised the code, or the maximum duration. */
const warmUp = { requests: 1500, milliseconds: 10_000 };

/**
 * Measures the CPU time of a request of several targets, in µs by process: medians of rounds in which the targets take turns in the
 * given order, so that other load on the machine affects all of them.
 */
export const interleaved = async <Process extends string>(targets: ReadonlyMap<string, Target<Process>>, rounds: number): Promise<Map<string, Record<Process, number>>> => {
  const samples = new Map([...targets.keys()].map((name) => [name, [] as Record<Process, number>[]]));
  const read = ({ cpu }: Target<Process>) => Object.entries<() => number>(cpu).map(([process, used]) => [process, used()] as const);
  for (const { origin, next } of targets.values()) await load(origin, next, { connections, ...warmUp });
  for (let turn = 0; turn < rounds * turnsARound; turn += 1) {
    for (const [name, target] of targets) {
      const before = read(target);
      const { latencies, failed } = await load(target.origin, target.next, { connections, milliseconds: sampleMilliseconds });
      if (failed) throw new Error(`${failed} requests of ${name} failed`);
      const used = read(target).map(([process, now], at) => [process, (now - before[at]![1]) / latencies.length]);
      samples.get(name)!.push(Object.fromEntries(used) as Record<Process, number>);
    }
  }
  const medians = (all: Record<Process, number>[]) =>
    Object.fromEntries(Object.keys(all[0]!).map((process) => [process, median(all.map((one) => one[process as Process]))])) as Record<Process, number>;
  return new Map([...samples].map(([name, all]) => [name, medians(all)]));
};
