import { type AnyTRPCProcedure, callTRPCProcedure } from '@trpc/server';
import type { TrpcContext } from '../shop-api/procedures.js';
import { appRouter } from '../trpc/app.router.js';
import type { Renderer } from './site.js';

type Api = Parameters<Renderer['render']>[0]['api'];

const noSignal = new AbortController().signal;

/** A procedure as pages ask for it: the same key and options as in the browser, answered in process. */
const procedureFor = (path: string, { _def: { type } }: AnyTRPCProcedure, ctx: TrpcContext) => {
  const keyPath = path.split('.');
  const queryKey = (input?: unknown) => [keyPath, input === undefined ? { type } : { input, type }];
  const call = (input: unknown) => callTRPCProcedure({ router: appRouter, path, getRawInput: () => Promise.resolve(input), ctx, type, signal: noSignal, batchIndex: 0 });
  return {
    queryKey,
    queryOptions: (input?: unknown) => ({ queryKey: queryKey(input), queryFn: () => call(input) }),
    /** A write is never made while rendering; its options only have to exist. */
    mutationOptions: (options: object = {}) => ({ ...options, mutationKey: [keyPath] }),
  };
};

/** For each area of the router an object whose procedures are made when a page first asks for them. */
const areaNames = Object.keys(appRouter._def.record);
const proceduresOf = (area: string) => Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>).filter(([path]) => path.startsWith(`${area}.`));

const classes = areaNames.map((area) => {
  class Area {
    constructor(readonly ctx: TrpcContext) {}
  }
  for (const [path, procedure] of proceduresOf(area)) {
    Object.defineProperty(Area.prototype, path.slice(area.length + 1), {
      get(this: Area) {
        return procedureFor(path, procedure, this.ctx);
      },
    });
  }
  return [area, Area] as const;
});

/**
 * The typed procedures for one rendering. tRPC's own options proxy builds every step of `api.products.list`
 * anew at each access, which costs a page more than the calls.
 */
export const renderingApi = (ctx: TrpcContext): Api => Object.fromEntries(classes.map(([area, Area]) => [area, new Area(ctx)])) as unknown as Api;
