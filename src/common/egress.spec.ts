import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { createServer as createHttpServer, get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { connect, type AddressInfo, type LookupFunction } from 'node:net';
import { Client } from 'pg';
import { Agent, request } from 'undici';
import { Bucket } from '../embedded/uploads/bucket.js';
import { smtpTransport } from '../embedded/mail/smtp.transport.js';
import { targetAgent } from '../embedded/webhooks/public-target.js';
import { attributeConnectionsTo, exemptFromAllowList, refusedConnections, restrictConnections } from './egress.js';
import { redisClient } from './redis.js';

Logger.overrideLogger(false);

const refused: string[] = [];
const note = (reported: unknown): void => void refused.push((reported as { host: string }).host);
let letGo: () => void;
beforeAll(() => {
  letGo = restrictConnections(new Set(['listed.example']));
  refusedConnections.subscribe(note);
});
afterAll(() => {
  letGo();
  refusedConnections.unsubscribe(note);
});
beforeEach(() => void (refused.length = 0));

const failure = (get: typeof getHttps | typeof getHttp, url: string): Promise<Error> => new Promise((failed) => void get(url, () => undefined).on('error', failed));
const reasonOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return 'connected';
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
};
const redis = async () => {
  const client = await redisClient('rediss://elsewhere.example');
  const failed = new Promise((_, fail) => client.on('error', fail));
  client.connect().catch(() => undefined);
  return failed.finally(() => client.destroy());
};
const mail = { id: 'm1', to: 'ada@example.nl', subject: 'Quiet', text: 'Quiet', html: '<p>Quiet</p>', locale: 'en-GB', createdAt: new Date(0) } as Parameters<
  ReturnType<typeof smtpTransport>['send']
>[0];

describe('a program with a list of allowed hosts', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['fetch', 'elsewhere.example', () => fetch('https://elsewhere.example/')],
    ['fetch, to an IP address', '192.0.2.1', () => fetch('http://192.0.2.1:8080/')],
    ['undici', 'fd00::1', () => request('https://[fd00::1]/')],
    ['undici, with a custom lookup', 'elsewhere.example', () => request('https://elsewhere.example/', { dispatcher: new Agent({ connect: { lookup: () => undefined } }) })],
    ['https', 'elsewhere.example', async () => Promise.reject(await failure(getHttps, 'https://elsewhere.example/'))],
    ['http', '192.0.2.1', async () => Promise.reject(await failure(getHttp, 'http://192.0.2.1/'))],
    ['PostgreSQL’s client', 'elsewhere.example', () => new Client({ connectionString: 'postgres://shop@elsewhere.example/shop?sslmode=verify-full' }).connect()],
    ['Redis’ client', 'elsewhere.example', redis],
    ['a bare socket', '192.0.2.1', () => new Promise((_, fail) => connect(25, '192.0.2.1').on('error', fail))],
  ])('does not connect by %s to another host, and reports the attempt', async (_, host, call) => {
    expect(await reasonOf(call)).toContain(`${host} is not an allowed host`);
    expect(refused).toContain(host);
  });

  it('does not connect to a bucket on another host', async () => {
    const files = new Bucket({ name: 'files', endpoint: 'https://s3.example', region: 'eu-west-1', isPathStyle: false, accessKeyId: 'key', secretAccessKey: 'secret' });
    const look = files.request('looking', (limits) => files.client.send(new HeadBucketCommand({ Bucket: 'files' }), limits));
    await expect(look).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(refused).toContain('files.s3.example');
  });

  it('connects to its own machine, and to Unix sockets', async () => {
    const server = createHttpServer((_, response) => response.end('here')).listen(0, 'localhost');
    await new Promise((open) => server.once('listening', open));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
    for (const spelled of [() => connect(port), () => connect({ port, host: '' }), () => connect(port, 'localhost')]) {
      const socket = spelled();
      await new Promise((open, fail) => socket.on('connect', open).on('error', fail));
      socket.destroy();
    }
    server.close();
    expect(await reasonOf(() => new Promise((_, fail) => connect('/run/quiet-shop/nowhere.sock').on('error', fail)))).toContain('ENOENT');
    expect(refused).toEqual([]);
  });

  const unknown = (name: string) => Object.assign(new Error(`${name} is asked for`), { code: 'ENOTFOUND' });
  const asking: LookupFunction = (name, _options, done) => done(unknown(name), '', 0);
  it('looks up the addresses of allowed hosts', async () => {
    expect(await reasonOf(() => request('https://listed.example/', { dispatcher: new Agent({ connect: { lookup: asking } }) }))).toContain('listed.example is asked for');
    expect(await reasonOf(() => request('https://LISTED.example/', { dispatcher: new Agent({ connect: { lookup: asking } }) }))).toContain('listed.example is asked for');
  });

  it('does not check connections whose lookup has its own rule, such as webhooks', async () => {
    const dispatcher = new Agent({ connect: { lookup: exemptFromAllowList((name, _options, done) => done(unknown(name), '', 0)) } });
    expect(await reasonOf(() => request('https://elsewhere.example/', { dispatcher }))).toContain('elsewhere.example is asked for');
    expect(await reasonOf(() => targetAgent(false).request({ origin: 'https://localhost.localdomain', path: '/', method: 'GET' }))).not.toContain('not an allowed host');
    expect(refused).toEqual([]);
  });

  it('checks a mail server by its name, although the mail library looks it up itself', async () => {
    const send = (host: string) => smtpTransport(`smtps://${host}:1`, { name: 'ENC', address: 'shop@enc.example' }, 'loopback').send(mail, []);
    expect(await reasonOf(() => send('192.0.2.1'))).toContain('192.0.2.1');
    expect(refused).toEqual(['192.0.2.1']);
    expect(await reasonOf(() => attributeConnectionsTo('elsewhere.example', () => new Promise((_, fail) => connect(25, '192.0.2.1').on('error', fail))))).toContain(
      'elsewhere.example is not an allowed host',
    );
  });
});
