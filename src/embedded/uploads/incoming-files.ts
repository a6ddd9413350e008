import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireDiskSpace, reserveOf } from './disk-space.js';

export interface StoredFile {
  /** Local path until it is stored. */
  path: string;
  size: number;
  sha256: string;
}

/** Milliseconds after which unused files are removed: those of a crash, or of a picture that was cropped again. */
const staleAfter = 86_400_000;

/** Number of received bytes after which the free space is checked again: 16 MiB. */
const spaceCheckBytes = 16_777_216;

/** Whether an unused file with this time of last change can be removed. */
export const isStale = (touched: Date): boolean => touched.getTime() < Date.now() - staleAfter;

/** Names in a folder; empty when the folder does not exist. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Temporary files in `<DATA_DIR>/uploads/arrivals`, until they are stored or discarded: files that are received, generated, or loaded from the store for processing. */
export class IncomingFiles {
  private readonly folder: string;

  /** @param reserve returns the bytes to leave free on a disk, from its size in bytes */
  constructor(
    dataDir: string,
    private readonly reserve = reserveOf,
  ) {
    this.folder = join(dataDir, 'uploads', 'arrivals');
  }

  /** @throws Problem FILES_FULL when the free space is below the reserve */
  async requireSpace(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await requireDiskSpace(this.folder, this.reserve);
  }

  /** Writes a stream to a file; an incomplete file is removed. @throws Problem FILES_FULL; the error of the stream */
  async receive(content: Readable): Promise<StoredFile> {
    await this.requireSpace();
    const path = await this.place();
    const hash = createHash('sha256');
    let [size, nextCheckAt] = [0, spaceCheckBytes];
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, passOn) => {
        hash.update(chunk);
        size += chunk.length;
        if (size < nextCheckAt) return passOn(null, chunk);
        nextCheckAt += spaceCheckBytes;
        this.requireSpace().then(() => passOn(null, chunk), passOn);
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

  /** Returns a path for a new file. */
  async place(): Promise<string> {
    await mkdir(this.folder, { recursive: true });
    return join(this.folder, randomUUID());
  }

  async discard({ path }: Pick<StoredFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  /** Removes temporary files that a crashed process left. */
  async sweep(): Promise<void> {
    for (const name of await namesIn(this.folder)) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && isStale(found.mtime)) await this.discard({ path });
    }
  }
}
