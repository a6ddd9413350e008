import type { FastifyInstance } from 'fastify';
import { versionOf, remoteFolder, type RequestedCopy } from './picture-address.js';
import type { Pictures, ReadyCopy } from './pictures.service.js';

/** Milliseconds for which a request waits for a picture, and the maximum number of requests that wait. */
const patience = 4000;
const maxWaiting = 200;

/** A path with the content of the picture never changes; one without is soon replaced in the page. */
const immutable = { maxAge: '365d', immutable: true } as const;
const brief = { maxAge: '5m', immutable: false } as const;

/** Shown in place of a picture, in its size. */
const neutral = ({ width, height }: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#ececec" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Waits for a copy as long as a browser should. */
const copyInTime = async (pictures: Pictures, requested: RequestedCopy): Promise<ReadyCopy | undefined> => {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), patience);
  try {
    return await Promise.race([pictures.copyOf(requested).catch(() => undefined), late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Serves the pictures of other hosts below the media root. In place of one that is not ready it sends a neutral picture with status 404, which
 * browsers show and nobody keeps.
 */
export const servePictures = (server: FastifyInstance, pictures: Pictures): void => {
  let waiting = 0;
  const copyOf = async (requested: RequestedCopy): Promise<ReadyCopy | undefined> => {
    if (waiting >= maxWaiting) return undefined;
    waiting += 1;
    try {
      return await copyInTime(pictures, requested);
    } finally {
      waiting -= 1;
    }
  };
  server.get<{ Params: { '*': string } }>(`/media/${remoteFolder}/*`, async ({ params: { '*': path } }, reply) => {
    const requested = (await pictures.addresses()).read(path);
    if (!requested) return reply.callNotFound();
    const copy = await copyOf(requested);
    if (copy) return reply.sendFile(copy.path, pictures.store.contentFolder, requested.version === versionOf(copy.content) ? immutable : brief);
    const headers = { 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'; sandbox" };
    return reply
      .status(404)
      .headers(headers)
      .type('image/svg+xml')
      .send(neutral(await pictures.sizeOf(requested.source)));
  });
};
