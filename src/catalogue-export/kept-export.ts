import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { request } from 'undici';
import { z } from 'zod';

/** Limit of the document in bytes. */
export const maxBytes = 128_000_000;
/** Deadline of a download in milliseconds. */
const deadline = 60_000;

/** Facts of the kept document, for the next conditional request. */
const Facts = z.object({ url: z.string(), etag: z.string().optional(), lastModified: z.string().optional() });
type Facts = z.output<typeof Facts>;

const headerOf = (headers: Record<string, string | string[] | undefined>, name: string): string | undefined => [headers[name] ?? []].flat()[0];

/** Fails when more bytes pass than the limit. */
const limited = () => {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Error(`The export is larger than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
};

/** The latest document of an export that could be read, in a folder. It is used after a restart while its source is down. */
export class KeptExport {
  readonly file: string;
  private readonly factsFile: string;
  private readonly url: URL;

  constructor(
    address: string,
    private readonly folder: string,
  ) {
    this.url = new URL(address);
    this.file = join(folder, 'document');
    this.factsFile = join(folder, 'facts.json');
  }

  /** Name of the source in logs, without password and query. */
  get source(): string {
    return this.url.origin + this.url.pathname;
  }

  /** Facts of the kept document; undefined without one, or when it is of another address. */
  async facts(): Promise<Facts | undefined> {
    const written = await readFile(this.factsFile, 'utf8').catch(() => undefined);
    try {
      const facts = Facts.parse(JSON.parse(written ?? ''));
      return facts.url === this.source ? facts : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Requests the document, unless the kept one is current.
   * @param accept reads the downloaded file; the document is kept only if it does not throw
   * @returns undefined: not modified
   * @throws Error when the source is unavailable or the document is too large
   */
  async refresh<Read>(accept: (file: string) => Promise<Read>): Promise<Read | undefined> {
    const known = await this.facts();
    const { origin, pathname, search, username, password } = this.url;
    const signal = AbortSignal.timeout(deadline);
    const { statusCode, headers, body } = await request(origin + pathname + search, {
      signal,
      headers: {
        accept: 'application/jsonl, text/csv;q=0.9, */*;q=0.1',
        ...(username && { authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}` }),
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      },
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode === 304 && known) return undefined;
      throw new Error(`status ${statusCode}`);
    }
    await mkdir(this.folder, { recursive: true });
    const received = `${this.file}.new`;
    await pipeline(body, limited(), createWriteStream(received), { signal });
    const read = await accept(received);
    await rename(received, this.file);
    const [etag, lastModified] = [headerOf(headers, 'etag'), headerOf(headers, 'last-modified')];
    await writeFile(this.factsFile, JSON.stringify({ url: this.source, ...(etag && { etag }), ...(lastModified && { lastModified }) }));
    return read;
  }
}
