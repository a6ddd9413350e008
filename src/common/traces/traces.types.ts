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
