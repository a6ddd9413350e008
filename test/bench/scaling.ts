import type { Bench, Cost } from './bench.js';
import { watchedPages } from './goals.js';
import { printLine } from './measure.js';
import { wait95 } from './queue.js';

/** Assumed requests of a visit. Two visits in a hundred place an order, with six cart writes each. */
const visit = { cachedPages: 4.8, uncachedPages: 1.2, 'list with facets': 0.4, search: 0.3, suggest: 2, configure: 0.5, 'cart write': 0.15 + 0.02 * 6, 'order complete': 0.02 };
const pages = visit.cachedPages + visit.uncachedPages;
const reads = ['list with facets', 'search', 'suggest', 'configure'] as const;
const writes = ['cart write', 'order complete'] as const;

const coresOfMachine = 4;
/** Utilisation of a core; the rest is reserved for peaks and for the load of a failed machine. */
const utilisation = 0.7;
/** Visits a second that a number of machines serve. @param microseconds CPU time of a visit */
const carried = (machines: number, microseconds: number): number => (utilisation * machines * coresOfMachine * 1_000_000) / microseconds;

/** CPU time of a visit by part, in µs. */
interface Load {
  storefront: number;
  shopApi: number;
  databaseReads: number;
  databaseWrites: number;
}

const loadOf = (costs: ReadonlyMap<string, Cost>): Load => {
  const of = (name: string) => costs.get(name)!;
  const mean = (kind: string) => watchedPages.reduce((sum, page) => sum + of(`${page}, ${kind}`).storefront, 0) / watchedPages.length;
  const calls = [...reads, ...writes];
  const sum = (names: readonly (typeof calls)[number][], cost: (name: string) => number) => names.reduce((total, name) => total + visit[name] * cost(name), 0);
  return {
    storefront: visit.cachedPages * mean('cached') + visit.uncachedPages * mean('uncached') + sum(calls, () => of('trpc, uncached').storefront),
    shopApi: sum(calls, (name) => of(name).shopApi),
    databaseReads: sum(reads, (name) => of(name).postgres),
    databaseWrites: sum(writes, (name) => of(name).postgres),
  };
};

interface Plan {
  how: string;
  visits: number;
  limit: string;
}

/** Limits a plan to the part with the lowest capacity. */
const planOf = (how: string, parts: Record<string, number>): Plan => {
  const [limit, visits] = Object.entries(parts).toSorted(([, one], [, other]) => one - other)[0]!;
  return { how, visits, limit };
};

/**
 * Plans: one machine for everything; one for PostgreSQL and three for Node; a primary and a replica that share the reads; forty with the best
 * number of replicas, which serve all reads.
 */
const plansOf = ({ storefront, shopApi, databaseReads, databaseWrites }: Load): Plan[] => {
  const app = storefront + shopApi;
  const withReplicas = (replicas: number) =>
    planOf(`40: ${39 - replicas} for Node, 1 primary, ${replicas} replicas`, {
      Node: carried(39 - replicas, app),
      'PostgreSQL, primary': carried(1, databaseWrites),
      'PostgreSQL, replicas': carried(replicas, databaseReads),
    });
  const best = Array.from({ length: 38 }, (_, at) => withReplicas(at + 1)).toSorted((one, other) => other.visits - one.visits)[0]!;
  return [
    planOf('1: all on one', { 'its cores': carried(1, app + databaseReads + databaseWrites) }),
    planOf('4: 3 for Node, 1 for PostgreSQL', { Node: carried(3, app), PostgreSQL: carried(1, databaseReads + databaseWrites) }),
    planOf('6: 4 for Node, 1 primary, 1 replica', {
      Node: carried(4, app),
      'PostgreSQL, primary': carried(1, databaseWrites),
      PostgreSQL: carried(2, databaseReads + databaseWrites),
    }),
    best,
  ];
};

const whole = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB'));

/** Prints the capacity that follows from the costs measured in this run. */
export const printScaling = ({ costs }: Pick<Bench, 'costs'>): void => {
  const load = loadOf(costs);
  printLine('\nCPU a request, µs');
  printLine('| request | storefront | Shop API | PostgreSQL |');
  printLine('| --- | ---: | ---: | ---: |');
  for (const page of watchedPages) for (const kind of ['uncached', 'cached']) printLine(`| ${page}, ${kind} | ${whole(costs.get(`${page}, ${kind}`)!.storefront)} | | |`);
  for (const name of [...reads, ...writes])
    printLine(`| ${name} | ${whole(costs.get('trpc, uncached')!.storefront)} | ${whole(costs.get(name)!.shopApi)} | ${whole(costs.get(name)!.postgres)} |`);
  printLine(`| a visit | ${whole(load.storefront)} | ${whole(load.shopApi)} | ${whole(load.databaseReads + load.databaseWrites)} |`);
  printLine(`\nMachines of ${coresOfMachine} cores, used to ${100 * utilisation} %`);
  printLine('| machines | visits/s | pages/s | visitors/hour | orders/hour | full first |');
  printLine('| --- | ---: | ---: | ---: | ---: | --- |');
  for (const { how, visits, limit } of plansOf(load))
    printLine(`| ${how} | ${whole(visits)} | ${whole(visits * pages)} | ${whole(visits * 3600)} | ${whole(visits * visit['order complete'] * 3600)} | ${limit} |`);
  const served = (load.storefront + load.shopApi + load.databaseReads + load.databaseWrites) / pages / 1000;
  for (const servers of [coresOfMachine, coresOfMachine * 10])
    printLine(`\nM/M/${servers} at ${100 * utilisation} %: 95 of 100 requests of ${served.toFixed(1)} ms wait at most ${wait95(servers, utilisation, served).toFixed(1)} ms`);
};
