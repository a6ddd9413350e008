import { constants } from 'node:fs';
import { access, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '../../contract/errors.js';
import { IncomingFiles, isStale, namesIn } from './incoming-files.js';
import type { FileStore, StorableFile } from './file-store.js';

/** Stores files below `<DATA_DIR>/uploads`, in folders by the first two characters of their id. */
export class DiskStore implements FileStore {
  readonly incoming: IncomingFiles;
  private readonly root: string;

  constructor(dataDir: string) {
    this.root = join(dataDir, 'uploads');
    this.incoming = new IncomingFiles(dataDir);
  }

  async store({ path }: StorableFile, id: string, file: string): Promise<void> {
    const place = this.pathOf(id, file);
    await mkdir(dirname(place), { recursive: true });
    await rename(path, place);
  }

  async link(id: string, file: string, to: string): Promise<void> {
    const [from, place] = [await this.requirePath(id, file), this.pathOf(to, file)];
    await mkdir(dirname(place), { recursive: true });
    // Some file systems do not support hard links.
    await link(from, place).catch(() => copyFile(from, place, constants.COPYFILE_EXCL));
  }

  async open(id: string, file: string): Promise<{ content: Readable; size: number } | undefined> {
    const handle = await open(this.pathOf(id, file)).catch(() => undefined);
    if (!handle) return undefined;
    const { size } = await handle.stat();
    return { content: handle.createReadStream(), size };
  }

  async local<Value>(id: string, file: string, work: (path: string) => Promise<Value>): Promise<Value> {
    return work(await this.requirePath(id, file));
  }

  filesOf(id: string): Promise<string[]> {
    return namesIn(this.folderOf(id));
  }

  async drop(id: string, file: string): Promise<void> {
    await rm(this.pathOf(id, file), { force: true });
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(this.folderOf(id), { recursive: true, force: true });
  }

  async sweep(knownOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void> {
    await this.incoming.sweep();
    for (const folder of await namesIn(this.root)) {
      if (folder === 'arrivals') continue;
      const ids = await namesIn(join(this.root, folder));
      const known = await knownOf(ids);
      for (const id of ids) {
        const found = known.has(id) ? undefined : await stat(this.folderOf(id)).catch(() => undefined);
        if (found && isStale(found.mtime)) await this.remove([id]);
      }
    }
  }

  async check(): Promise<void> {
    await mkdir(this.root, { recursive: true });
    await access(this.root, constants.W_OK);
    await this.incoming.requireSpace();
  }

  pathOf(id: string, file: string): string {
    return join(this.folderOf(id), file);
  }

  private folderOf(id: string): string {
    return join(this.root, id.slice(0, 2), id);
  }

  private async requirePath(id: string, file: string): Promise<string> {
    const path = this.pathOf(id, file);
    if (!(await stat(path).catch(() => undefined))) throw new Problem('NOT_FOUND');
    return path;
  }
}
