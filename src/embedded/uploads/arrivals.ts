import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredFile {
  /** Where it lies until it is kept. */
  path: string;
  size: number;
  sha256: string;
}

/** Milliseconds after which what belongs to nobody is rubbish: of a crash, or of a print that was cut anew. */
const staleAfter = 86_400_000;

/** Whether what was last touched then has had its time. */
export const isStale = (touched: Date): boolean => touched.getTime() < Date.now() - staleAfter;

/** Names in a folder; none where there is none. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Files on this machine's disk (`<DATA_DIR>/uploads/arrivals`) until they are kept or discarded: received, made, or fetched to be worked on. */
export class Arrivals {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'uploads', 'arrivals');
  }

  /** Writes a stream to disk, whole or not at all. */
  async receive(content: Readable): Promise<StoredFile> {
    const path = await this.place();
    const hash = createHash('sha256');
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        size += chunk.length;
        done(null, chunk);
      },
    });
    const file = await open(path, 'wx', 0o600);
    try {
      await pipeline(content, counted, file.createWriteStream({ flush: true }));
      return { path, size, sha256: hash.digest('hex') };
    } catch (error) {
      await file.close().catch(() => undefined);
      await this.discard({ path });
      throw content.errored ?? error;
    }
  }

  /** A path to write something new at. */
  async place(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, randomUUID());
  }

  async discard({ path }: Pick<StoredFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** Removes what was half received when a process died. */
  async sweep(): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && isStale(found.mtime)) await this.discard({ path });
    }
  }
}
