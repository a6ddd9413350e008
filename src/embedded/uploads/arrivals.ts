import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireRoom, reserveOf } from './room.js';

export interface StoredFile {
  /** Where it lies until it is kept. */
  path: string;
  size: number;
  sha256: string;
}

/** Milliseconds after which what belongs to nobody is rubbish: of a crash, or of a print that was cut anew. */
const staleAfter = 86_400_000;

/** Bytes of a file after which the disk is looked at again. */
const lookEvery = 16_777_216;

/** Whether what was last touched then has had its time. */
export const isStale = (touched: Date): boolean => touched.getTime() < Date.now() - staleAfter;

/** Names in a folder; none where there is none. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Files on this machine's disk (`<DATA_DIR>/uploads/arrivals`) until they are kept or discarded: received, made, or fetched to be worked on. */
export class Arrivals {
  private readonly folder: string;

  /** @param reserve bytes that are left free of a disk of a size */
  constructor(
    dataDir: string,
    private readonly reserve = reserveOf,
  ) {
    this.folder = join(dataDir, 'uploads', 'arrivals');
  }

  /** @throws Problem FILES_FULL when no more may come in */
  async requireRoom(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await requireRoom(this.folder, this.reserve);
  }

  /** Writes a stream to disk, whole or not at all. @throws Problem FILES_FULL */
  async receive(content: Readable): Promise<StoredFile> {
    await this.requireRoom();
    const path = await this.place();
    const hash = createHash('sha256');
    let [size, lookAt] = [0, lookEvery];
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, passOn) => {
        hash.update(chunk);
        size += chunk.length;
        if (size < lookAt) return passOn(null, chunk);
        lookAt += lookEvery;
        this.requireRoom().then(() => passOn(null, chunk), passOn);
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
