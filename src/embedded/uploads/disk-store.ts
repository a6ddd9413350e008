import { createHash, randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredFile } from './file-store.js';

/** Milliseconds after which what belongs to nobody is rubbish: of a crash, or of a print that was cut anew. */
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
      throw content.errored ?? error;
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

  async append({ path }: Pick<StoredFile, 'path'>, id: string, file: string, at: number): Promise<void> {
    const place = this.pathOf(id, file);
    await mkdir(dirname(place), { recursive: true });
    const target = await open(place, constants.O_RDWR | constants.O_CREAT, 0o600);
    await target.truncate(at);
    await pipeline(createReadStream(path), target.createWriteStream({ start: at, flush: true }));
    await this.discard({ path });
  }

  async link(id: string, file: string, to: string): Promise<void> {
    const [from, place] = [this.pathOf(id, file), this.pathOf(to, file)];
    await mkdir(dirname(place), { recursive: true });
    // Some file systems have one name for a file.
    await link(from, place).catch(() => copyFile(from, place, constants.COPYFILE_EXCL));
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

  filesOf(id: string): Promise<string[]> {
    return namesIn(dirname(this.pathOf(id, 'any')));
  }

  pathOf(id: string, file: string): string {
    return join(this.root, id.slice(0, 2), id, file);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(dirname(this.pathOf(id, 'any')), { recursive: true, force: true });
  }

  async sweep(knownOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    for (const name of await namesIn(this.arrivals)) if (await isStale(join(this.arrivals, name))) await rm(join(this.arrivals, name), { force: true });
    for (const folder of await namesIn(this.root)) {
      if (folder === 'arrivals') continue;
      const ids = await namesIn(join(this.root, folder));
      const known = await knownOf(ids);
      for (const id of ids) if (!known.has(id) && (await isStale(join(this.root, folder, id)))) await this.remove([id]);
    }
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const isStale = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < Date.now() - staleAfter;
};
