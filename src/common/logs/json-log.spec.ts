import { jest } from '@jest/globals';
import { createFastifyAdapter } from '../fastify.js';
import { createJsonLogger, createLog } from './json-log.js';
import { setCurrentCaller } from './request-context.js';
import { readEnvironment } from '../../config/environment.js';

type Line = Record<string, unknown>;
const secret = 'key-of-a-mailed-link';

/** Log lines of a request at the level `info`. */
const linesOf = async (url: string): Promise<Line[]> => {
  const lines: Line[] = [];
  const reported = createJsonLogger('shop-api', 'info', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const server = (await createFastifyAdapter({ requestLogger: reported })).getInstance();
  server.get('/withdrawals/:token', (_request, reply) => {
    setCurrentCaller({ account: 'c-1', key: 'k-1' });
    reported.warn('a thing that happens for it');
    return reply.send({});
  });
  server.get('/*', (_request, reply) => reply.send({}));
  await server.inject({ url });
  await server.close();
  return lines;
};

describe('a log that contains each request', () => {
  it.each([
    [`/withdrawals/${secret}`, '/withdrawals/:token'],
    [`/mijn-account?view=reset&token=${secret}`, '/mijn-account'],
  ])('does not contain the key in %s', async (url, reported) => {
    const lines = await linesOf(url);
    expect(lines.map(({ req }) => req)).toContainEqual({ method: 'GET', url: reported });
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('contains the ids of account and API key as soon as they are known', async () => {
    const lines = await linesOf('/withdrawals/any');
    expect(lines.find(({ message }) => message === 'a thing that happens for it')).toMatchObject({ account: 'c-1', key: 'k-1', requestId: expect.any(String) });
  });
});

it('text lines contain the time in UTC', async () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const { nest } = await createLog('shop-api', readEnvironment({ LOG_FORMAT: 'text' }));
  nest.error('Something', undefined, 'Tests');
  write.mockRestore();
  expect(written.join('')).toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z/);
});
