import type { BrowserContext } from 'playwright/test';
import type { RunningShop } from './running-shop.js';

const silent = new Set(['log', 'debug', 'info']);

/** Whether the request was aborted by navigation. */
const isLeft = (failure: string | undefined) => failure === 'net::ERR_ABORTED';

/** Records problems on all pages: warnings, errors, failed or blocked requests, requests to third parties. */
export class PageErrors {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Declares problems that a test causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.seen.filter((trouble) => !this.expected.some((pattern) => pattern.test(trouble)));
  }

  watch(context: BrowserContext, { port, shopApiPort, paymentPort }: RunningShop): void {
    const isOwn = ({ protocol, hostname, port: requested }: URL) =>
      protocol === 'data:' || (/(?:^|\.)localhost$/.test(hostname) && [port, shopApiPort, paymentPort].includes(Number(requested)));
    context.on('console', (message) => silent.has(message.type()) || this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`));
    context.on('weberror', (error) => this.seen.push(`page error: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => isLeft(request.failure()?.errorText) || this.seen.push(`request failed: ${request.url()} ${request.failure()?.errorText}`));
    context.on('request', (request) => isOwn(new URL(request.url())) || this.seen.push(`request to a third party: ${request.url()}`));
  }
}
