import { Logger } from '@nestjs/common';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  type Span as OpenSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { AsyncLocalStorage } from 'node:async_hooks';
import { resourceOf, shutDownProvider } from '../collector/telemetry-provider.js';
import { FailureLoggingExporter } from '../collector/failure-logging-exporter.js';
import { describeError } from '../describe-error.js';
import { currentRequestId } from '../logs/request-context.js';
import type { Span, SpanAttributes, Traces } from './traces.types.js';

const activeSpan = new AsyncLocalStorage<OpenSpan>();
const contextOf = (span: OpenSpan): Context => trace.setSpan(ROOT_CONTEXT, span);

/** Traces by the OpenTelemetry SDK, which reads its environment variables for sampling, queue limits and headers of the exporter. */
export class OpenTelemetry implements Traces {
  private readonly logger = new Logger('Traces');
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor(program: string) {
    diag.setLogger({ ...silentLogger, error: (message) => this.logger.error(message) }, DiagLogLevel.ERROR);
    this.provider = new BasicTracerProvider({
      resource: resourceOf(program),
      spanProcessors: [new BatchSpanProcessor(new FailureLoggingExporter('Traces', new OTLPTraceExporter(), this.logger))],
    });
    this.tracer = this.provider.getTracer('quiet-shop');
  }

  startServerSpan(name: string, facts: SpanAttributes, caller: string | undefined): Span {
    const before = caller ? this.propagator.extract(ROOT_CONTEXT, { traceparent: caller }, defaultTextMapGetter) : ROOT_CONTEXT;
    return this.startSpan(name, SpanKind.SERVER, facts, before);
  }

  startClientSpan(name: string, facts: SpanAttributes): Span | undefined {
    const parent = activeSpan.getStore();
    return parent && this.startSpan(name, SpanKind.CLIENT, facts, contextOf(parent));
  }

  headers(): Record<string, string> {
    const headers = {};
    const span = activeSpan.getStore();
    if (span) this.propagator.inject(contextOf(span), headers, defaultTextMapSetter);
    return headers;
  }

  traceId(): string | undefined {
    return activeSpan.getStore()?.spanContext().traceId;
  }

  async end(): Promise<void> {
    await shutDownProvider(this.provider).catch((error: unknown) => this.logger.warn(`The last traces were not sent to the collector: ${describeError(error)}`));
  }

  private startSpan(name: string, kind: SpanKind, facts: SpanAttributes, before: Context): Span {
    const requestId = currentRequestId();
    const span = this.tracer.startSpan(name, { kind, attributes: { ...facts, ...(requestId && { 'shop.request_id': requestId }) } }, before);
    return {
      run: (work) => activeSpan.run(span, work),
      end: (fault, more = {}) => {
        span.setAttributes(more);
        if (fault) span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }
}

const noop = () => undefined;
const silentLogger = { error: noop, warn: noop, info: noop, debug: noop, verbose: noop };
