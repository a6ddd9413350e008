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
import { resourceOf, sendLast } from '../collector/collected.js';
import { ToldExporter } from '../collector/told-exporter.js';
import { describeError } from '../describe-error.js';
import { currentRequestId } from '../logs/request-ids.js';
import type { Facts, Span, Traces } from './traces.js';

const underWay = new AsyncLocalStorage<OpenSpan>();
const contextOf = (span: OpenSpan): Context => trace.setSpan(ROOT_CONTEXT, span);

/** Traces by the OpenTelemetry SDK, which reads its environment variables for sampling, queue limits and headers of the exporter. */
export class OpenTelemetry implements Traces {
  private readonly logger = new Logger('Traces');
  private readonly wire = new W3CTraceContextPropagator();
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor(program: string) {
    diag.setLogger({ ...silent, error: (said) => this.logger.error(said) }, DiagLogLevel.ERROR);
    this.provider = new BasicTracerProvider({
      resource: resourceOf(program),
      spanProcessors: [new BatchSpanProcessor(new ToldExporter('Traces', new OTLPTraceExporter(), this.logger))],
    });
    this.tracer = this.provider.getTracer('quiet-shop');
  }

  answering(name: string, facts: Facts, caller: string | undefined): Span {
    const before = caller ? this.wire.extract(ROOT_CONTEXT, { traceparent: caller }, defaultTextMapGetter) : ROOT_CONTEXT;
    return this.begin(name, SpanKind.SERVER, facts, before);
  }

  asking(name: string, facts: Facts): Span | undefined {
    const parent = underWay.getStore();
    return parent && this.begin(name, SpanKind.CLIENT, facts, contextOf(parent));
  }

  headers(): Record<string, string> {
    const headers = {};
    const span = underWay.getStore();
    if (span) this.wire.inject(contextOf(span), headers, defaultTextMapSetter);
    return headers;
  }

  traceId(): string | undefined {
    return underWay.getStore()?.spanContext().traceId;
  }

  async end(): Promise<void> {
    await sendLast(this.provider).catch((error: unknown) => this.logger.warn(`The last traces were not sent to the collector: ${describeError(error)}`));
  }

  private begin(name: string, kind: SpanKind, facts: Facts, before: Context): Span {
    const requestId = currentRequestId();
    const span = this.tracer.startSpan(name, { kind, attributes: { ...facts, ...(requestId && { 'shop.request_id': requestId }) } }, before);
    return {
      run: (work) => underWay.run(span, work),
      end: (fault, more = {}) => {
        span.setAttributes(more);
        if (fault) span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }
}

const quiet = () => undefined;
const silent = { error: quiet, warn: quiet, info: quiet, debug: quiet, verbose: quiet };
