import type { lookup } from 'node:dns';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { close, listen } from '../../test/support/listen.js';
import { enlargedPng, giantGif, photograph, scripted } from '../../test/support/pictures.js';
import { PictureFetcher } from './fetch-picture.js';
import { PictureSources } from './picture-sources.js';
import { readPicture } from './read-picture.js';

const limits = { bytes: 200_000, milliseconds: 2000, redirects: 3 };

let answers: Record<string, RequestListener> = {};
let origin: string;
let other: string;
let fetcher: PictureFetcher;
let askedOther = 0;
const server = createServer((request, response) => answers[request.url!]!(request, response));
/** A service in the private network that the shop does not name. */
const unnamed = createServer((_request, response) => {
  askedOther += 1;
  response.writeHead(200, { 'content-type': 'image/png' }).end();
});
beforeAll(async () => {
  [origin, other] = [await listen(server), await listen(unnamed)];
  fetcher = new PictureFetcher(new PictureSources(new Set([new URL(origin).host]), 'http://localhost:1', 'private'), limits);
});
beforeEach(() => void (answers = {}));
afterAll(async () => {
  await fetcher.close();
  await Promise.all([close(server), close(unnamed)]);
});

const sending =
  (content: string | Buffer, type = 'image/jpeg'): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(content);
const halfOf = (content: Buffer): Buffer => content.subarray(0, content.length / 2);
const redirecting =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();
const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const more = () => void (response.writable && response.write(Buffer.alloc(50_000), () => setImmediate(more)));
  more();
};
const show = async (path = '/picture') => {
  const fetched = await fetcher.fetch(new URL(path, origin));
  return readPicture(fetched!.content);
};
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Error & { kind?: string }) => `${error.kind}: ${error.message}`,
  );

describe('a picture on another host', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('can be %s', async (format) => {
    const content = await sharp(await photograph(640, 480))
      .toFormat(format)
      .toBuffer();
    answers = { '/picture': sending(content, `image/${format}`) };
    expect(await show()).toMatchObject({ width: 640, height: 480, placeholder: expect.stringMatching(/^data:image\/webp;base64,/) });
  });

  it('is shown upright, and reduced to the largest size that the zoom uses', async () => {
    answers = { '/picture': sending(await photograph(4000, 2000, { orientation: 6 })) };
    expect(await show()).toMatchObject({ width: 1200, height: 2400 });
    answers = { '/picture': sending(await photograph(3000, 2000)) };
    expect(await show()).toMatchObject({ width: 2400, height: 1600 });
  });

  it('can come from an object store that states no type, and by redirects within named hosts', async () => {
    answers = { '/picture': redirecting('/moved'), '/moved': redirecting(`${origin}/there`), '/there': sending(await photograph(64, 48), 'binary/octet-stream') };
    expect(await show()).toMatchObject({ width: 64, height: 48 });
  });

  it('is not sent again when it has not changed', async () => {
    answers = { '/picture': (request, response) => void response.writeHead(request.headers['if-none-match'] === '"1"' ? 304 : 200).end() };
    expect(await fetcher.fetch(new URL('/picture', origin), { etag: '"1"' })).toBeUndefined();
  });

  it.each<[string, () => RequestListener | Promise<RequestListener>, RegExp]>([
    ['is SVG', () => sending(scripted, 'image/svg+xml'), /^refused: .*svg/],
    ['is SVG that claims to be PNG', () => sending(scripted, 'image/png'), /^refused: its content is/],
    ['is a page', () => sending('<html>', 'text/html; charset=utf-8'), /^refused: its host declares it as text\/html/],
    ['is a document', () => sending('%PDF-1.7 ', 'application/octet-stream'), /^refused: its content is application\/pdf/],
    ['has 900 million pixels in a few bytes', async () => sending(await enlargedPng(30_000, 30_000), 'image/png'), /^refused: it has more than/],
    ['has three frames of 25 million pixels', () => sending(giantGif(5000, 5000, 3), 'image/gif'), /^refused: it has more than/],
    ['ends in the middle', async () => sending(halfOf(await photograph(640, 480))), /^refused: it cannot be decoded/],
    [
      'announces too many bytes',
      () => (_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 300_000 }).write('x'),
      /^refused: it is larger/,
    ],
    ['never ends', () => endless, /^refused: it is larger/],
    ['redirects to the private network', () => redirecting(other), /^refused: its host redirects to http:\/\/localhost:\d+, which PICTURE_HOSTS/],
    ['redirects to a named host without TLS', () => redirecting('http://cdn.example/a.jpg'), /^refused: its host redirects/],
    ['redirects to itself', () => redirecting('/picture'), /^refused: its host redirects more than 3 times/],
    ['redirects to a file', () => redirecting('file:///etc/passwd'), /^refused: its host redirects/],
    ['is missing', () => (_request, response) => void response.writeHead(404).end(), /^unavailable: its host answers with status 404/],
    [
      'is compressed beyond its type',
      () => (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from('1f8b0800', 'hex')),
      /^refused: its content is/,
    ],
  ])('is not shown when it %s', async (_, answer, reason) => {
    answers = { '/picture': await answer() };
    expect(await failureOf(show())).toMatch(reason);
    expect(askedOther).toBe(0);
  });

  it('is not waited for longer than the deadline', async () => {
    const mute: ServerResponse[] = [];
    answers = { '/picture': (_request, response) => void mute.push(response.writeHead(200, { 'content-type': 'image/jpeg' })) };
    const hasty = new PictureFetcher(new PictureSources(new Set([new URL(origin).host]), 'http://localhost:1', 'private'), { ...limits, milliseconds: 100 });
    expect(await failureOf(hasty.fetch(new URL('/picture', origin)))).toBe('unavailable: its host did not send it in time');
    await hasty.close();
    mute.forEach((response) => response.destroy());
  });

  it.each([
    ['a private address', ['10.0.0.7']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['the address of the metadata of a cloud', ['169.254.169.254']],
  ])('is not fetched from a named host that resolves to %s', async (_, addresses) => {
    const resolve = ((_hostname: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof lookup;
    const outside = new PictureFetcher(new PictureSources(new Set(['cdn.example']), 'http://localhost:1', 'private'), limits, resolve);
    expect(await failureOf(outside.fetch(new URL('https://cdn.example/a.jpg')))).toBe('unavailable: cdn.example does not resolve to a public address');
    await outside.close();
  });
});

describe('the address of a picture', () => {
  const sources = new PictureSources(new Set(['cdn.example', 'media.example:8443', 'pim.internal', '0.0.0.0']), 'http://shop-api.internal:3001/below', 'loopback');

  it.each([
    ['https://cdn.example/a.jpg?width=2', 'https://cdn.example/a.jpg?width=2'],
    ['HTTPS://CDN.example:443/a.jpg', 'https://cdn.example/a.jpg'],
    ['https://media.example:8443/a.jpg', 'https://media.example:8443/a.jpg'],
    ['https://pim.internal/a.jpg', 'https://pim.internal/a.jpg'],
    ['/Catalogue/pictures/1.webp', 'http://shop-api.internal:3001/below/Catalogue/pictures/1.webp'],
    ['http://shop-api.internal:3001/below/1.webp', 'http://shop-api.internal:3001/below/1.webp'],
  ])('can be %s', (source, url) => expect(sources.urlOf(source)?.href).toBe(url));

  it.each([
    'http://cdn.example/a.jpg',
    'https://cdn.example:8443/a.jpg',
    'https://cdn.example.evil.example/a.jpg',
    'https://user:word@cdn.example/a.jpg',
    'https://localhost/a.jpg',
    'http://pim.internal/a.jpg',
    'http://shop-api.internal:3001/elsewhere/1.webp',
    '/../../elsewhere/1.webp',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    `https://cdn.example/${'a'.repeat(1000)}`,
  ])('cannot be %s', (source) => expect(sources.urlOf(source)).toBeUndefined());

  it('must be public unless its host can only be private by its name, or is the Shop API', () => {
    const mustBePublic = (source: string) => sources.mustBePublic(sources.urlOf(source)!);
    expect(['https://cdn.example/a', 'https://0.0.0.0/a', 'https://pim.internal/a', '/a'].map(mustBePublic)).toEqual([true, true, false, false]);
  });
});
