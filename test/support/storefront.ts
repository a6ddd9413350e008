import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { readEnvironment } from '../../src/config/environment.js';
import type { BrandCode } from '../../src/contract/brand-codes.js';
import { createStorefront } from '../../src/storefront.js';
import type { Site } from '../../src/views/site.js';

type Headers = Record<string, string>;

export interface TestStorefront {
  url: string;
  app: NestFastifyApplication;
  /** Requests a page without following redirects. */
  page(path: string, headers?: Headers): request.Test;
  call(method: 'get' | 'post' | 'put' | 'delete', path: string, headers?: Headers): request.Test;
  stop(): Promise<void>;
}

/** Starts a storefront for a Shop API. Pages need a build (`npm run build`), or a `site` built elsewhere. @param variables added to the default environment of tests */
export const startTestStorefront = async (shopApiUrl: string, brand: BrandCode = 'ENC', site?: Site, variables: NodeJS.ProcessEnv = {}): Promise<TestStorefront> => {
  const app = await createStorefront(readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', BRAND: brand, ...variables }), shopApiUrl, site);
  app.useLogger(false);
  await app.listen(0, 'localhost');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const call: TestStorefront['call'] = (method, path, headers = {}) => request(url)[method](path).redirects(0).set(headers);
  return { url, app, call, page: (path, headers) => call('get', path, headers), stop: () => app.close() };
};
