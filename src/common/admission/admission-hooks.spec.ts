import fastify from 'fastify';
import { eventually } from '../../../test/support/eventually.js';
import { Metrics } from '../metrics/metrics.js';
import { addAdmissionControl } from './admission-hooks.js';

it('makes refusals only for clients that are still connected', async () => {
  const server = fastify();
  const over = Promise.withResolvers<string>();
  const refused: string[] = [];
  server.addHook('preValidation', ({ url }, reply, done) => {
    // Leaves while its request waits.
    if (url === '/gone') process.nextTick(() => reply.raw.destroy());
    done();
  });
  addAdmissionControl(server, {
    metrics: new Metrics('storefront', undefined),
    refuse: ({ url }, reply) => {
      refused.push(url);
      return reply.status(503).send();
    },
  });
  server.get('/*', () => over.promise);
  const visits = Array.from({ length: 400 }, (_, at) => server.inject(at % 2 ? '/gone' : '/here').catch(() => undefined));
  await eventually('the last refusal', () => Promise.resolve(refused.length >= 50 || undefined));
  over.resolve('shown');
  await Promise.all(visits);
  expect(new Set(refused)).toEqual(new Set(['/here']));
  await server.close();
});
