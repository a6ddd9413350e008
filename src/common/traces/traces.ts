import type { Environment } from '../../config/environment.js';

/** What a span says beside its name: nothing of a person, no addresses, no values. */
export type Facts = Record<string, string | number>;

/** Something that is done for a request, with its begin and end. */
export interface Span {
  /** Does what belongs to it. */
  run<Answer>(work: () => Answer): Answer;
  /** @param fault the kind of what went wrong, never its words: they may repeat what people typed */
  end(fault?: string, facts?: Facts): void;
}

/** What tells of the ways that requests take. */
export interface Traces {
  /** Begins to answer a request. @param caller `traceparent` of a caller who is believed; without it a trace begins */
  answering(name: string, facts: Facts, caller: string | undefined): Span;
  /** Begins to ask somebody else, for the request that is answered; undefined where none is. */
  asking(name: string, facts: Facts): Span | undefined;
  /** The request under way, as the next in its way is told (W3C Trace Context). */
  headers(): Record<string, string>;
  /** Trace of the request under way. */
  traceId(): string | undefined;
  /** Sends what is left, for a moment. */
  end(): Promise<void>;
}

let traces: Traces | undefined;

/** This process' traces; undefined while nobody collects them. */
export const currentTraces = (): Traces | undefined => traces;

/** Begins to tell of requests where somebody collects it; elsewhere nothing of its SDK is loaded. @param program as traces call this process */
export const startTraces = async (program: string, { OTEL_EXPORTER_OTLP_ENDPOINT }: Environment): Promise<Traces | undefined> => {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry.js');
  traces = new OpenTelemetry(program);
  return traces;
};
