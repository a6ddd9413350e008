import { lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { hostOf, isPublicAddress, publicLookup } from '../common/public-address.js';
import { PictureFault } from './picture-fault.js';
import type { PictureSources } from './picture-sources.js';

/** Limits of a fetch: bytes of the picture, milliseconds for everything, redirects. */
export interface FetchLimits {
  bytes: number;
  milliseconds: number;
  redirects: number;
}
export const fetchLimits: FetchLimits = { bytes: 20_000_000, milliseconds: 20_000, redirects: 3 };

/** Validators of the content that is known, for a conditional request. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}
export interface FetchedPicture extends Validators {
  content: Buffer;
}

/** Media types that a host may declare. Object stores often declare none (`octet-stream`). What the content is, its first bytes decide. */
const declaredTypes = /^(?:image\/(?:jpeg|jpg|pjpeg|png|webp|avif|gif|tiff)|(?:application|binary)\/octet-stream)\s*(?:;|$)/i;
const isRedirect = (status: number) => status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
/** Ends a response whose body is not read. It then fails, which nobody needs to know. */
const discard = (body: Dispatcher.ResponseData['body']): void => void body.on('error', () => undefined).destroy();
const headerOf = (headers: Dispatcher.ResponseData['headers'], name: string): string | undefined => [headers[name] ?? []].flat()[0];

/** Fetches pictures from the hosts that the shop names, and from no private network besides. */
export class PictureFetcher {
  private readonly anywhere: Agent;
  private readonly inPublic: Agent;

  /** @param lookup resolves host names */
  constructor(
    private readonly sources: PictureSources,
    private readonly limits = fetchLimits,
    lookup: typeof systemLookup = systemLookup,
  ) {
    const connections = { connections: 4, keepAliveTimeout: 10_000, headersTimeout: limits.milliseconds, bodyTimeout: limits.milliseconds };
    this.anywhere = new Agent({ ...connections, connect: { timeout: 5000 } });
    this.inPublic = new Agent({ ...connections, connect: { timeout: 5000, lookup: publicLookup(lookup) } });
  }

  /**
   * Fetches a picture, with redirects.
   * @returns undefined: it has not changed since the `known` response
   * @throws PictureFault
   */
  async fetch(url: URL, known: Validators = {}): Promise<FetchedPicture | undefined> {
    const signal = AbortSignal.timeout(this.limits.milliseconds);
    try {
      return await this.follow(url, known, signal);
    } catch (error) {
      if (error instanceof PictureFault) throw error;
      throw new PictureFault('unavailable', signal.aborted ? 'its host did not send it in time' : error instanceof Error ? error.message : String(error));
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.anywhere.destroy(), this.inPublic.destroy()]);
  }

  private async follow(start: URL, known: Validators, signal: AbortSignal): Promise<FetchedPicture | undefined> {
    let url = start;
    for (let hop = 0; hop <= this.limits.redirects; hop += 1) {
      const response = await this.request(url, known, signal);
      const { statusCode, headers, body } = response;
      if (!isRedirect(statusCode)) return this.contentOf(response);
      discard(body);
      const location = headerOf(headers, 'location') ?? '';
      if (!URL.canParse(location, url)) throw new PictureFault('refused', 'its host redirects to no address');
      const next = new URL(location, url);
      if (!this.sources.allowsRedirect(url, next)) throw new PictureFault('refused', `its host redirects to ${next.origin}, which PICTURE_HOSTS does not name`);
      url = next;
    }
    throw new PictureFault('refused', `its host redirects more than ${this.limits.redirects} times`);
  }

  private request(url: URL, { etag, lastModified }: Validators, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const mustBePublic = this.sources.mustBePublic(url);
    // An IP address has no lookup, which would check it.
    if (mustBePublic && isIP(hostOf(url)) && !isPublicAddress(hostOf(url))) throw new PictureFault('refused', `${hostOf(url)} is not a public address`);
    return (mustBePublic ? this.inPublic : this.anywhere).request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      signal,
      headers: {
        accept: 'image/webp,image/png,image/jpeg,image/avif;q=0.9,image/gif;q=0.5',
        // The size of a compressed body says nothing about its content.
        'accept-encoding': 'identity',
        'user-agent': 'QuietShop',
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
    });
  }

  private async contentOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<FetchedPicture | undefined> {
    const refuse = (kind: PictureFault['kind'], reason: string) => {
      discard(body);
      return new PictureFault(kind, reason);
    };
    if (statusCode === 304) {
      discard(body);
      return undefined;
    }
    if (statusCode !== 200) throw refuse('unavailable', `its host answers with status ${statusCode}`);
    const type = headerOf(headers, 'content-type');
    if (type !== undefined && !declaredTypes.test(type)) throw refuse('refused', `its host declares it as ${type.slice(0, 80)}`);
    const tooLarge = `it is larger than ${this.limits.bytes} bytes`;
    if (Number(headerOf(headers, 'content-length') ?? 0) > this.limits.bytes) throw refuse('refused', tooLarge);
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > this.limits.bytes) throw refuse('refused', tooLarge);
      chunks.push(chunk);
    }
    return { content: Buffer.concat(chunks), etag: headerOf(headers, 'etag'), lastModified: headerOf(headers, 'last-modified') };
  }
}
