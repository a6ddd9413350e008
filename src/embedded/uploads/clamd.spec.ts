import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type ListenOptions, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ping, scan } from './clamd.js';

let folder: string;
let file: string;
const servers: Server[] = [];
const sockets = new Set<Socket>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiet-shop-clamd-'));
  file = join(folder, 'file');
  await writeFile(file, Buffer.alloc(200_000, 'quiet '));
});
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  servers.splice(0).forEach((server) => server.close());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a server in place of clamd. @param serve handles each connection @returns its address */
const listen = async (serve: (socket: Socket) => void, at: ListenOptions = { port: 0, host: '127.0.0.1' }): Promise<string> => {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    serve(socket);
  });
  servers.push(server);
  await once(server.listen(at), 'listening');
  const address = server.address() as AddressInfo | string;
  return typeof address === 'string' ? `unix://${encodeURI(address)}` : `tcp://127.0.0.1:${address.port}`;
};
/** Reads until the request ends with `last`, and then sends `words`. */
const saying = (words: string, last: string) => (socket: Socket) =>
  void socket.on('data', (requested: Buffer) => {
    if (requested.subarray(-last.length).toString('latin1') === last) socket.end(words);
  });
const lookAt = (address: string, milliseconds = 5000) => scan(address, file, AbortSignal.timeout(milliseconds));

describe('a scan by clamd', () => {
  it.each([
    ['stream: OK\0', undefined],
    ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'Win.Test.EICAR_HDB-1'],
  ])('reads the response %j', async (words, found) => expect(await lookAt(await listen(saying(words, '\0\0\0\0')))).toBe(found));

  it.each([
    ['is an error', saying('INSTREAM size limit exceeded. ERROR\0', '\0\0\0\0'), 'size limit exceeded'],
    ['is empty', saying('', '\0\0\0\0'), 'closed the connection'],
    ['is of another protocol', saying('HTTP/1.1 400 Bad Request', '\0\0\0\0'), 'HTTP/1.1 400'],
    ['is missing because the connection was reset', (socket: Socket) => void socket.once('data', () => socket.resetAndDestroy()), /ECONNRESET|EPIPE|closed/],
  ])('fails when the response %s', async (_, serve, reason) => {
    await expect(lookAt(await listen(serve))).rejects.toThrow(reason);
  });

  it('fails after the timeout', async () => {
    await expect(lookAt(await listen(() => undefined), 100)).rejects.toThrow(/abort|timeout/i);
  });

  it('fails when nothing listens at the address', async () => {
    const address = await listen(() => undefined);
    servers.pop()!.close();
    await expect(lookAt(address)).rejects.toThrow('ECONNREFUSED');
    await expect(lookAt(`unix://${folder}/clamd.ctl`)).rejects.toThrow('ENOENT');
  });

  it('works over a Unix socket, and ping accepts only PONG', async () => {
    await ping(await listen(saying('PONG\0', 'zPING\0'), { path: join(folder, 'a socket') }), AbortSignal.timeout(5000));
    await expect(ping(await listen(saying('220 mail.example', 'zPING\0')), AbortSignal.timeout(5000))).rejects.toThrow('220 mail');
  });
});
