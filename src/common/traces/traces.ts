import type { Environment } from '../../config/environment.js';

/** Attributes of a span: no personal data, no URLs, no values of inputs. */
export type SpanAttributes = Record<string, string | number>;

/** A span: a piece of work for a request, with start and end. */
export interface Span {
  /** Runs work within the span. */
  run<Answer>(work: () => Answer): Answer;
  /** @param fault kind of the error, never its message, which can contain personal data */
  end(fault?: string, facts?: SpanAttributes): void;
}

/** Records the traces of a process. */
export interface Traces {
  /** Starts the span of an incoming request. @param caller `traceparent` of a trusted caller; undefined: a new trace */
  startServerSpan(name: string, facts: SpanAttributes, caller: string | undefined): Span;
  /** Starts the span of an outgoing call for the current request; undefined outside of requests. */
  startClientSpan(name: string, facts: SpanAttributes): Span | undefined;
  /** Headers with the current trace context for an outgoing call (W3C Trace Context). */
  headers(): Record<string, string>;
  /** Id of the current trace. */
  traceId(): string | undefined;
  /** Sends the last spans. */
  end(): Promise<void>;
}

let traces: Traces | undefined;

/** The traces of this process; undefined when no collector is configured. */
export const currentTraces = (): Traces | undefined => traces;

/** Starts tracing when a collector is configured; otherwise the SDK is not loaded. @param program name of this process in traces */
export const startTraces = async (program: string, { OTEL_EXPORTER_OTLP_ENDPOINT }: Environment): Promise<Traces | undefined> => {
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { OpenTelemetry } = await import('./open-telemetry.js');
  traces = new OpenTelemetry(program);
  return traces;
};
