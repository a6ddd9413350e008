import { LRUCache } from 'lru-cache';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { ReadPicture } from './read-picture.js';

/** What is known about a picture of another host. */
const Facts = z.object({
  source: z.string(),
  /** Size in pixels; before the picture was fetched: as the Shop API states it. */
  width: z.number(),
  height: z.number(),
  placeholder: z.string().nullable(),
  /** Hash of the content; null: it has not been fetched. */
  content: z.string().nullable(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
  /** Failed attempts since the last success. */
  failures: z.number(),
  /** Time of the next attempt in milliseconds. */
  dueAt: z.number(),
});
export type Facts = z.infer<typeof Facts>;

/** Pictures whose facts are in memory, and on disk. */
const maxFactsInMemory = 5000;
const maxFacts = 100_000;
/** Milliseconds for which the time of last use on disk can be behind. */
const useIsNoted = 3_600_000;
const master = 'master.webp';

const writeWhole = async (path: string, content: string | Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const arrival = `${path}.${randomUUID()}`;
  await writeFile(arrival, content);
  await rename(arrival, path);
};
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
/** Name of the file with the facts of a source. */
const nameOf = (source: string): string => `${createHash('sha256').update(source).digest('hex')}.json`;
const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Fetched pictures on disk: `sources/…` has the facts of each source, `content/<hash>` the picture and its copies. When the space is used up,
 * the content that was not used for the longest time is deleted.
 */
export class PictureStore {
  /** Folder with the content, absolute. */
  readonly contentFolder: string;
  private readonly sourceFolder: string;
  private readonly facts = new LRUCache<string, Facts>({ max: maxFactsInMemory });
  /** Bytes by content hash, least recently used first. */
  private readonly kept: LRUCache<string, number>;
  /** Names of the files with facts, least recently written first. */
  private readonly factsFiles = new LRUCache<string, true>({
    max: maxFacts,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void rm(this.factsPath(name), { force: true });
    },
  });
  private readonly notedAt = new LRUCache<string, number>({ max: maxFactsInMemory });
  private loading: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.contentFolder = resolve(folder, 'content');
    this.sourceFolder = resolve(folder, 'sources');
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, content, reason) => {
        if (reason === 'evict') void rm(this.folderOf(content), { recursive: true, force: true });
      },
    });
  }

  /** Bytes of all content. */
  get bytes(): number {
    return this.kept.calculatedSize;
  }

  async factsOf(source: string): Promise<Facts | undefined> {
    const known = this.facts.get(source);
    if (known) return known;
    const written = await readFile(this.factsPath(nameOf(source)), 'utf8').catch(() => undefined);
    const read = written === undefined ? undefined : Facts.safeParse(parsed(written)).data;
    // Another attempt can have written newer facts meanwhile.
    if (read && !this.facts.has(source)) this.facts.set(source, read);
    return this.facts.get(source);
  }

  /** Facts of a picture that has not been fetched, in memory only. */
  remember(facts: Facts): void {
    this.facts.set(facts.source, facts);
  }

  async write(facts: Facts): Promise<void> {
    this.facts.set(facts.source, facts);
    await this.load();
    this.factsFiles.set(nameOf(facts.source), true);
    await writeWhole(this.factsPath(nameOf(facts.source)), JSON.stringify(facts));
  }

  /** Whether the content is on disk. */
  async has(content: string): Promise<boolean> {
    await this.load();
    return this.kept.get(content) !== undefined;
  }

  async keep({ content, master: picture }: ReadPicture): Promise<void> {
    // The same picture can have several addresses.
    if (await this.has(content)) return;
    await writeWhole(join(this.folderOf(content), master), picture);
    this.count(content, picture.length);
  }

  masterOf(content: string): Promise<Buffer> {
    return readFile(join(this.folderOf(content), master));
  }

  /** Path of a copy below `contentFolder`. */
  pathOf(content: string, copy: string): string {
    return `${content.slice(0, 2)}/${content}/${copy}`;
  }

  /** Whether a copy has been made; notes that the content is used. */
  async hasCopy(content: string, copy: string): Promise<boolean> {
    const now = Date.now();
    if (now - (this.notedAt.get(content) ?? 0) > useIsNoted) {
      this.notedAt.set(content, now);
      await utimes(this.folderOf(content), new Date(now), new Date(now)).catch(() => undefined);
    }
    return (await sizeOf(join(this.contentFolder, this.pathOf(content, copy)))) > 0;
  }

  async keepCopy(content: string, copy: string, picture: Buffer): Promise<void> {
    await writeWhole(join(this.contentFolder, this.pathOf(content, copy)), picture);
    this.count(content, (this.kept.peek(content) ?? 0) + picture.length);
  }

  private count(content: string, bytes: number): void {
    this.kept.set(content, bytes);
  }

  private folderOf(content: string): string {
    return join(this.contentFolder, content.slice(0, 2), content);
  }

  private factsPath(name: string): string {
    return join(this.sourceFolder, name.slice(0, 2), name);
  }

  /** Reads once what an earlier process kept, least recently used first. */
  private load(): Promise<void> {
    return (this.loading ??= this.readKept());
  }

  private async readKept(): Promise<void> {
    const found: { content: string; bytes: number; usedAt: number }[] = [];
    for (const start of await namesIn(this.contentFolder)) {
      for (const content of await namesIn(join(this.contentFolder, start))) {
        const folder = this.folderOf(content);
        const names = await namesIn(folder);
        const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
        // A process that ended in between left content without its master.
        if (!names.includes(master)) await rm(folder, { recursive: true, force: true });
        else found.push({ content, bytes: sizes.reduce((sum, size) => sum + size, 0), usedAt: (await stat(folder)).mtimeMs });
      }
    }
    for (const { content, bytes } of found.toSorted((one, other) => one.usedAt - other.usedAt)) this.count(content, bytes);
    for (const start of await namesIn(this.sourceFolder)) for (const name of await namesIn(join(this.sourceFolder, start))) this.factsFiles.set(name, true);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
