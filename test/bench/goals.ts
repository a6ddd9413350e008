export type Unit = 'µs' | 'ms' | 's' | 'kB' | 'MB' | 'points' | '';

/** A row of the result table. */
export interface Goal {
  name: string;
  unit: Unit;
  /** What the figure is compared with. The ratio is floor / ours: 1 equals the floor, 0.5 costs twice as much. */
  floor?: string;
  ratioAtLeast?: number;
  ratioAtMost?: number;
  atMost?: number;
  atLeast?: number;
}

/** Measured pages. */
export const watchedPages = ['productOverview', 'productDetail', 'home', 'blogDetail'] as const;
export type WatchedPage = (typeof watchedPages)[number];
const each = (goalOf: (page: WatchedPage) => Goal): Goal[] => watchedPages.map(goalOf);

/** Numbers of synthetic products of the compared shops; the first is the floor of the others. */
export const catalogueSizes = [1000, 10_000, 100_000];
export const sized = (name: string, products: number): string => `${name}, ${products.toLocaleString('en-GB')} products`;
const grown = (name: string, largest: Partial<Goal> = {}): Goal[] =>
  catalogueSizes.map((products) => ({
    name: sized(name, products),
    unit: 'µs',
    ...(products > catalogueSizes[0]! && { floor: `${catalogueSizes[0]!.toLocaleString('en-GB')} products` }),
    ...(products === catalogueSizes.at(-1) && largest),
  }));

const bytes = 'bare http, same bytes';
/** Limit of JavaScript in kB, gzip; lower for documents than for shop pages. */
const scriptsOf = (page: WatchedPage): number => (page === 'blogDetail' ? 60 : 81);
export const interactions = ['filter', 'configure', 'add to cart'] as const;

/** Goals of the Lighthouse figures. */
const lighthouse: Goal[] = [
  { name: 'Lighthouse', unit: 'points', atLeast: 99 },
  { name: 'LCP', unit: 'ms', atMost: 1200 },
  { name: 'TBT', unit: 'ms', atMost: 50 },
  { name: 'CLS', unit: '', atMost: 0.02 },
];
export const asIs = (page: WatchedPage, row: string): string => `${page}, ${row}`;
/** Name of a row measured with a slowdown that simulates Lighthouse's reference phone on any machine. */
export const onPhone = (page: WatchedPage, row: string): string => `${page}, ${row}, calibrated`;

/** All rows with their goals, in the order of the table. µs: CPU time of a request; ms: time that one client waits. */
export const goals: readonly Goal[] = [
  ...each((page) => ({ name: `${page}, uncached`, unit: 'µs', floor: 'bare React', ratioAtLeast: 0.85 })),
  ...each((page) => ({ name: `${page}, with a cart`, unit: 'µs', floor: 'bare React' })),
  ...each((page) => ({ name: `${page}, cached`, unit: 'µs', floor: bytes, ratioAtLeast: 0.75 })),
  { name: 'REST read', unit: 'µs', floor: bytes },
  { name: 'tRPC read', unit: 'µs', floor: bytes },
  { name: 'list with facets', unit: 'µs', floor: bytes },
  { name: 'search', unit: 'µs', floor: bytes },
  { name: 'suggest', unit: 'µs', floor: bytes },
  { name: 'suggest, p99', unit: 'ms', atMost: 30 },
  { name: 'configure', unit: 'µs', floor: bytes },
  { name: 'cart write', unit: 'µs', atMost: 1500 },
  { name: 'cart write, p50', unit: 'ms', floor: 'bare insert', atMost: 3 },
  { name: 'order complete', unit: 'µs' },
  { name: 'order complete, until the response', unit: 'µs', atMost: 8000 },
  { name: 'order complete, p50', unit: 'ms', floor: 'bare insert', atMost: 10 },
  { name: 'upload of 1 MB, p50', unit: 'ms', floor: 'bare http to disk' },
  { name: 'refused sign-in', unit: 'ms', floor: 'unknown address', ratioAtLeast: 0.9, ratioAtMost: 1.11 },
  ...grown('list with facets', { ratioAtLeast: 0.5 }),
  ...grown('search'),
  ...grown('suggest'),
  ...catalogueSizes.map((products): Goal => ({ name: sized('suggest, p99', products), unit: 'ms', atMost: 30 })),
  ...grown('configure'),
  ...each((page) => ({ name: `${page}, JavaScript`, unit: 'kB', atMost: scriptsOf(page) })),
  ...each((page) => ({ name: `${page}, JavaScript with its own part`, unit: 'kB' })),
  ...each((page) => ({ name: `${page}, HTML`, unit: 'kB' })),
  ...each((page) => ({ name: `${page}, stylesheet`, unit: 'kB' })),
  { name: 'fonts', unit: 'kB', atMost: 75 },
  { name: 'font files', unit: '', atMost: 2 },
  ...interactions.map((name): Goal => ({ name: `INP, ${name}`, unit: 'ms', floor: 'bare page', ratioAtLeast: 0.5, atMost: 100 })),
  ...each((page) => ({ name: `${page}, longest task`, unit: 'ms', atMost: 120 })),
  ...[asIs, onPhone].flatMap((nameOf) => lighthouse.flatMap((goal) => each((page) => ({ ...goal, name: nameOf(page, goal.name) })))),
  { name: 'later start to the first page', unit: 's', atMost: 3 },
  { name: 'later start, CPU', unit: 's', atMost: 2 },
  { name: 'storefront RSS under load', unit: 'MB', atMost: 300 },
  { name: 'storefront RSS, one page in four rare', unit: 'MB', atMost: 300 },
  { name: 'heap after load', unit: 'MB', floor: 'heap at half of it', ratioAtLeast: 0.95 },
];
