import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { close, listen } from '../../test/support/listen.js';
import { withDeadline } from './deadline.js';

let server: Server;
let url: string;
beforeEach(async () => {
  server = createServer();
  url = await listen(server);
});
afterEach(() => close(server));

const request = () =>
  new Promise<IncomingMessage>((answer, fail) => {
    get(url, answer).on('error', fail);
  });

it('returns the result of the work, or its error', async () => {
  await expect(withDeadline(1000, async () => 'done')).resolves.toBe('done');
  await expect(withDeadline(1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('closes the connection of a request without response, and reports the timeout', async () => {
  const requested = once(server, 'request');
  const waiting = expect(withDeadline(50, request)).rejects.toThrow('timeout after 50 ms');
  const [{ socket }] = await requested;
  await Promise.all([waiting, once(socket, 'close')]);
});

it('aborts requests that start after the timeout, and ignores later errors', async () => {
  let requested = false;
  server.on('request', () => (requested = true));
  const late = new Promise<string>((reported) => {
    const work = async (expiry: AbortSignal) => {
      await once(expiry, 'abort');
      await request().catch(({ name }: Error) => reported(name));
      throw new Error('unheard');
    };
    void expect(withDeadline(20, work)).rejects.toThrow('timeout');
  });
  await expect(late).resolves.toBe('AbortError');
  expect(requested).toBe(false);
});

it('does not abort requests of other work', async () => {
  const requested = once(server, 'request');
  const other = request();
  await expect(withDeadline(20, () => new Promise(() => undefined))).rejects.toThrow('timeout');
  const [, response] = await requested;
  response.end();
  expect((await other).statusCode).toBe(200);
});
