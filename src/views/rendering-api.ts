import { type AnyTRPCProcedure, callTRPCProcedure, getTRPCErrorFromUnknown } from '@trpc/server';
import { type CallProcedure, procedureOptions } from '../contract/procedure-options.js';
import { directAnswerOf, type TrpcContext } from '../shop-api/trpc/procedures.js';
import { appRouter } from '../trpc/app.router.js';
import type { Renderer } from './site.js';

type Api = Parameters<Renderer['load']>[0]['api'];

const noSignal = new AbortController().signal;

/** Functions of public queries by path, which are called without tRPC's pipeline, because they need no middleware. */
const direct = new Map(Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>).map(([path, procedure]) => [path, directAnswerOf(procedure)]));

/** Calls procedures in the same process. Mutations are never executed during rendering; only their options are created. */
const callInProcess =
  (ctx: TrpcContext): CallProcedure =>
  async (type, path, input) => {
    const answer = direct.get(path);
    if (!answer || !ctx.isServed(path))
      return callTRPCProcedure({ router: appRouter, path, getRawInput: () => Promise.resolve(input), ctx, type, signal: noSignal, batchIndex: 0 });
    try {
      return await answer(ctx, input);
    } catch (error) {
      throw getTRPCErrorFromUnknown(error);
    }
  };

/** One class for each area of the router. Its getters create a procedure's options when a page first uses them. */
const areaNames = Object.keys(appRouter._def.record);
const pathsOf = (area: string) => Object.keys(appRouter._def.procedures).filter((path) => path.startsWith(`${area}.`));

const classes = areaNames.map((area) => {
  class Area {
    constructor(readonly ask: CallProcedure) {}
  }
  for (const path of pathsOf(area)) {
    Object.defineProperty(Area.prototype, path.slice(area.length + 1), {
      get(this: Area) {
        return procedureOptions(path, this.ask);
      },
    });
  }
  return [area, Area] as const;
});

const apiWith = (request: CallProcedure): Api => Object.fromEntries(classes.map(([area, Area]) => [area, new Area(request)])) as unknown as Api;

/** The typed procedures for the page of one request. */
export const renderingApi = (ctx: TrpcContext): Api => apiWith(callInProcess(ctx));

/** The typed procedures for error pages, which read no data. */
export const apiWithoutCalls: Api = apiWith((_type, path) => Promise.reject(new Error(`An error page must not call ${path}`)));
