import type { Environment } from '../../config/environment.js';
import type { Traces } from './traces.types.js';

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

/** Sends the last spans of a program and stops tracing, because its process can start another one, as tests do. */
export const endTraces = async (ended: Traces | undefined): Promise<void> => {
  if (traces === ended) traces = undefined;
  await ended?.end();
};
