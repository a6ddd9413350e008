import type { FastifyInstance } from 'fastify';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { specified } from '../../cli/contract/suite.js';
import { steps } from '../../cli/contract/steps.js';
import { createExample } from '../../examples/shop-api/shop-api.js';
import { runCli } from '../support/run-cli.js';
import { closedAddress } from '../support/vies.js';

const open: FastifyInstance[] = [];
/** Starts the example Shop API. @param spoil makes it differ from the contract */
const startExample = async (spoil: (app: FastifyInstance) => void = () => {}): Promise<string> => {
  const app = createExample();
  spoil(app);
  open.push(app);
  return app.listen({ port: 0, host: 'localhost' });
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-report-'));
});
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
  await rm(folder, { recursive: true, force: true });
});

const goods = ['--product', 'hush-60', '--photo-print', 'view-80'];
const check = (url: string, ...words: string[]) => runCli(['contract', url, '--report', join(folder, 'report'), ...goods, ...words], {});
interface Report {
  passed: number;
  of: number;
  operations: { operation: string; outcome: string; missing: string[]; headers: string[]; needs: string | null; example?: unknown }[];
}
const report = async (): Promise<Report> => JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
const resultOf = async (name: string) => (await report()).operations.find(({ operation }) => operation === name)!;

describe('the suite for companies', () => {
  it('checks every operation of the specification once', () => {
    expect(steps.map(({ name }) => name).sort()).toEqual([...specified].sort());
  });

  it('passes all 56 operations of the example, and writes a report as text and JSON', async () => {
    const url = await startExample();
    const { code, said } = await check(url, '--mailbox', `${url}/mailbox`);
    expect((await report()).operations.filter(({ outcome, headers }) => outcome !== 'passed' || headers.length)).toEqual([]);
    expect(said).toContain('56 of 56 operations passed');
    expect(code).toBe(0);
    expect(await readFile(join(folder, 'report.txt'), 'utf8')).toContain('✓ POST /Orders/complete  completeOrder');
  });

  it('is named for operations whose existence a call with an unknown id does not show', async () => {
    const { code, said } = await runCli(['diagnostics', 'shop-api', '--url', await startExample()], {});
    const [, there, unknown] = /(\d+) of 56 operations of the specification exist at \S+, (\d+) responded NOT_FOUND .* `contract http/.exec(said) ?? [];
    expect([code, Number(there) + Number(unknown), said.includes('INTERNAL')]).toEqual([0, 56, false]);
    expect(said).toMatch(/getOrder +GET \/Orders\/\{id\} +NOT_FOUND .* unknown/);
  });

  it('says what is missing with an example, tolerates missing headers, and does not try what depends on a failure', async () => {
    const url = await startExample((app) => {
      app.addHook('preSerialization', async (request, _reply, payload) => {
        if (request.method !== 'POST' || !request.url.endsWith('/orders/lines')) return payload;
        const { totals: _, ...order } = payload as { totals: unknown };
        return order;
      });
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('x-request-id'));
    });
    const { code, said } = await check(url, '--mailbox', `${url}/mailbox`);
    expect(code).toBe(1);
    expect(said).toMatch(/missing: totals: .*; for example \{"goods"/);
    expect(await resultOf('addOrderLine')).toMatchObject({ outcome: 'failed', example: { totals: expect.any(Object) } });
    expect(await resultOf('completeOrder')).toMatchObject({ outcome: 'notTried', needs: 'POST /Orders/shipping' });
    expect(await resultOf('getMe')).toMatchObject({ outcome: 'passed', headers: [expect.stringMatching(/^X-Request-Id/)] });
  });

  it('does not try the operations of customers without a mailbox and a customer', async () => {
    const { code } = await check(await startExample());
    expect(code).toBe(1);
    expect(await resultOf('login')).toMatchObject({ outcome: 'notTried', needs: expect.stringContaining('SHOP_EMAIL') });
    expect(await resultOf('completeOrder')).toMatchObject({ outcome: 'passed' });
  });

  it('ends with 2 when nothing responds, and with 1 when no operation exists', async () => {
    expect(await check(closedAddress)).toEqual({ code: 2, said: expect.stringContaining('Nothing responds') });
    expect((await check('nowhere')).code).toBe(2);
    const url = await startExample((app) => void app.addHook('onRequest', async (_request, reply) => reply.status(404).send('')));
    expect((await check(url)).code).toBe(1);
    expect(await report()).toMatchObject({ passed: 0, of: 56 });
  });
});
