import { callTRPCProcedure } from '@trpc/server';
import { type AskProcedure, procedureOptions } from '../contract/procedure-options.js';
import type { TrpcContext } from '../shop-api/procedures.js';
import { appRouter } from '../trpc/app.router.js';
import type { Renderer } from './site.js';

type Api = Parameters<Renderer['render']>[0]['api'];

const noSignal = new AbortController().signal;

/** Answers in process. A write is never made while rendering; its options only have to exist. */
const askIn =
  (ctx: TrpcContext): AskProcedure =>
  (type, path, input) =>
    callTRPCProcedure({ router: appRouter, path, getRawInput: () => Promise.resolve(input), ctx, type, signal: noSignal, batchIndex: 0 });

/** For each area of the router an object whose procedures are made when a page first asks for them. */
const areaNames = Object.keys(appRouter._def.record);
const pathsOf = (area: string) => Object.keys(appRouter._def.procedures).filter((path) => path.startsWith(`${area}.`));

const classes = areaNames.map((area) => {
  class Area {
    constructor(readonly ask: AskProcedure) {}
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

/** The typed procedures for one rendering. */
export const renderingApi = (ctx: TrpcContext): Api => {
  const ask = askIn(ctx);
  return Object.fromEntries(classes.map(([area, Area]) => [area, new Area(ask)])) as unknown as Api;
};
