import { createServer, type ServerResponse } from 'node:http';
import { close, listen } from './listen.js';
import { type Fields, fieldsOf } from './protobuf.js';

/** A received span; ids are hexadecimal. */
export interface CollectedSpan {
  service: string;
  trace: string;
  id: string;
  /** Empty for a root span. */
  parent: string;
  name: string;
  kind: 'server' | 'client';
  facts: Record<string, string | number>;
}

/** A received log record. */
export interface CollectedLine {
  service: string;
  level: string;
  message: string;
  facts: Record<string, string | number>;
}

export interface Collector {
  url: string;
  spans: CollectedSpan[];
  lines: CollectedLine[];
  /** Raw bodies of all requests. */
  sent: Buffer[];
  headers: string[];
  /** Status of the responses; undefined: it does not respond. */
  status: number | undefined;
  stop(): Promise<void>;
}

const allOf = (fields: Fields, number: number): Buffer[] => (fields.get(number) ?? []).filter((one) => typeof one !== 'number');
const messagesOf = (fields: Fields, number: number): Fields[] => allOf(fields, number).map(fieldsOf);
const textOf = (fields: Fields, number: number): string => String(allOf(fields, number)[0] ?? '');
const hexOf = (fields: Fields, number: number): string => allOf(fields, number)[0]?.toString('hex') ?? '';

/** Attributes with string or integer values. */
const factsOf = (fields: Fields, number: number): Record<string, string | number> =>
  Object.fromEntries(
    messagesOf(fields, number).map((pair) => {
      const value = messagesOf(pair, 2)[0]!;
      const whole = value.get(3)?.[0];
      return [textOf(pair, 1), typeof whole === 'number' ? whole : textOf(value, 1)];
    }),
  );

/** Spans or log records of an export request, with the service name of their process. Both kinds of requests have the same nesting. */
const holdings = (request: Buffer): { service: string; holding: Fields }[] =>
  messagesOf(fieldsOf(request), 1).flatMap((ofProcess) => {
    const service = String(factsOf(messagesOf(ofProcess, 1)[0]!, 1)['service.name']);
    return messagesOf(ofProcess, 2).flatMap((scope) => messagesOf(scope, 2).map((holding) => ({ service, holding })));
  });

/** opentelemetry/proto/trace/v1 */
const spanOf = ({ service, holding: span }: { service: string; holding: Fields }): CollectedSpan => ({
  service,
  trace: hexOf(span, 1),
  id: hexOf(span, 2),
  parent: hexOf(span, 4),
  name: textOf(span, 5),
  kind: span.get(6)?.[0] === 2 ? 'server' : 'client',
  facts: factsOf(span, 9),
});

/** opentelemetry/proto/logs/v1 */
const lineOf = ({ service, holding: line }: { service: string; holding: Fields }): CollectedLine => ({
  service,
  level: textOf(line, 3),
  message: textOf(messagesOf(line, 5)[0]!, 1),
  facts: factsOf(line, 6),
});

/** Fake OpenTelemetry collector: receives traces and logs as OTLP over HTTP. */
export const startCollector = async (): Promise<Collector> => {
  const answer = (response: ServerResponse) => collector.status !== undefined && void response.writeHead(collector.status).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    collector.sent.push(body);
    collector.headers.push(String(request.headers['x-collector-key']));
    if (request.url === '/v1/traces') collector.spans.push(...holdings(body).map(spanOf));
    if (request.url === '/v1/logs') collector.lines.push(...holdings(body).map(lineOf));
    answer(response);
  });
  const url = await listen(server);
  const collector: Collector = { url, spans: [], lines: [], sent: [], headers: [], status: 200, stop: () => close(server) };
  return collector;
};
