import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Operation, pathFields } from '../../src/contract/operation.js';
import { type OperationName, operationNames, shopApi } from '../../src/contract/shop-api.js';
import { schemaOf } from '../../src/openapi/components.js';
import { exampleOf } from '../../src/openapi/examples.js';
import { close, listen } from './listen.js';

export interface StubAnswer {
  status: number;
  /** Sent as JSON, unless it is a text. */
  body: unknown;
}
interface Received {
  /** Method and path, as sent. */
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The example of an operation's response in the OpenAPI document. */
export const exampleAnswer = <Body extends object = Record<string, unknown>>(name: OperationName): Body => exampleOf(schemaOf(shopApi[name].output), name) as Body;

const patternOf = ({ path }: Operation): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i');
/** Operations with the fewest fields in their path first. */
const routes = operationNames
  .map((name) => ({ name, method: shopApi[name].method, pattern: patternOf(shopApi[name]), fields: pathFields(shopApi[name].path).length }))
  .sort((one, other) => one.fields - other.fields);

/** Shop API of another company: answers every operation of the contract with its example, unless a test sets another answer. */
export class StubShopApi {
  readonly received: Received[] = [];
  readonly answers = new Map<OperationName, StubAnswer>();
  /** Operations that are answered only after their promise. */
  readonly held = new Map<OperationName, Promise<void>>();
  private readonly server: Server = createServer(async (request, response) => {
    const { status, body } = await this.answerTo(request);
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' }).end(isText ? body : JSON.stringify(body));
  });

  private async answerTo(request: IncomingMessage): Promise<StubAnswer> {
    const { method = '', url = '', headers } = request;
    this.received.push({ line: `${method} ${url}`, headers, body: await text(request) });
    const [path = ''] = url.split('?');
    const route = routes.find((one) => one.method === method && one.pattern.test(path));
    if (!route) return { status: 404, body: 'Not Found' };
    await this.held.get(route.name);
    return this.answers.get(route.name) ?? { status: shopApi[route.name].status, body: exampleAnswer(route.name) };
  }

  start(): Promise<string> {
    return listen(this.server);
  }

  stop(): Promise<void> {
    return close(this.server);
  }
}
