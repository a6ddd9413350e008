import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredFile } from './file-store.js';

/** Milliseconds after which what was never kept is rubbish of a crash. */
const staleAfter = 86_400_000;

/** Files below `<DATA_DIR>/uploads`, spread over folders by the first characters of their id. */
export class DiskStore implements FileStore {
  private readonly root: string;
  private readonly arrivals: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, 'uploads');
    this.arrivals = join(this.root, 'arrivals');
  }

  async receive(content: Readable): Promise<StoredFile> {
    const path = await this.arrival();
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
      throw error;
    }
  }

  async arrival(): Promise<string> {
    await mkdir(this.arrivals, { recursive: true });
    return join(this.arrivals, randomUUID());
  }

  async keep({ path }: Pick<StoredFile, 'path'>, id: string, file: string): Promise<void> {
    const place = this.pathOf(id, file);
    await mkdir(dirname(place), { recursive: true });
    await rename(path, place);
  }

  async discard({ path }: Pick<StoredFile, 'path'>): Promise<void> {
    await rm(path, { force: true });
  }

  async open(id: string, file: string): Promise<{ content: Readable; size: number } | undefined> {
    const handle = await open(this.pathOf(id, file)).catch(() => undefined);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), size };
  }

  pathOf(id: string, file: string): string {
    return join(this.root, id.slice(0, 2), id, file);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(dirname(this.pathOf(id, 'any')), { recursive: true, force: true });
  }

  /** Removes what a crash left half received. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.arrivals).catch(() => [])) {
      const path = join(this.arrivals, name);
      const found = await stat(path).catch(() => undefined);
      if (found && found.mtimeMs < Date.now() - staleAfter) await rm(path, { force: true });
    }
  }
}
